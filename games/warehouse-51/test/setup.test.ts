/** WH-1 Set-up, WH-2 Course of the game. */
import { diceFor, host, isRefused, kernel, keyFromSeed } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { LANGUAGES } from '@durbar/room'
import { expect, test } from 'vitest'
import { COUNTERFEITS, IDS, OF_CATEGORY } from '../data/antiquities.ts'
import { ALL_INGOTS, PAWN_TOKENS } from '../data/box.ts'
import { CATEGORIES, STACK_SIZE, STACK_START } from '../data/categories.ts'
import { warehouse51 } from '../index.ts'
import { A, B, C, D, game, reveal, table } from './position.ts'

const k = kernel(game)
const begin = (seats: number, seed = 1) => k.start(diceFor(keyFromSeed(seed), 0), seats, {})
const seeds = [...Array(60).keys()]

test('WH-1.1 each of the four stacks holds the cards of one colour in a shuffled order', () => {
  for (const seed of seeds) {
    const s = begin(4, seed)
    CATEGORIES.forEach((_, category) => {
      const stack = s.order.slice(STACK_START[category], STACK_START[category]! + STACK_SIZE[category]!)
      expect([...stack].sort((a, b) => a - b)).toEqual(bits.members(OF_CATEGORY[category]!))
    })
  }
  const tops = new Set(seeds.map((seed) => begin(4, seed).order[STACK_START[3]]))
  expect(tops.size).toBe(5)
})

test('WH-1.2 WH-1.3 WH-1.4 WH-R1 20 ingots and the tokens are the supply, everyone has 10, the rest stays in the box', () => {
  for (const seats of game.seats) {
    const s = begin(seats)
    expect(s.ingots).toEqual(Array(seats).fill(10))
    expect([s.supply, s.tokens]).toEqual([20, 6])
    const inTheBox = ALL_INGOTS - s.supply - 10 * seats
    expect(inTheBox).toBe({ 3: 20, 4: 10, 5: 0 }[seats])
  }
})

test('WH-1.3 the overview board shows cards and points of the four categories to everybody', () => {
  const board = game.view(begin(3), 'observer').stacks
  expect(board.map(({ category, of, first, second }) => [category, of, first, second])).toEqual([
    ['western', 8, 8, 6],
    ['european', 7, 7, 5],
    ['nearEast', 6, 6, 4],
    ['eastern', 5, 5, 3],
  ])
})

test('WH-1.5 WH-1.6 WH-1.7 two counterfeits lie in each gap with three players, else one, drawn from all 22', () => {
  const drawn = new Set<number>()
  for (const seed of seeds)
    for (const seats of game.seats) {
      const s = begin(seats, seed)
      expect(s.gaps).toHaveLength({ 3: 6, 4: 4, 5: 5 }[seats]!)
      expect(new Set(s.gaps).size).toBe(s.gaps.length)
      for (const card of s.gaps) drawn.add(card)
    }
  expect([...drawn].sort((a, b) => a - b)).toEqual(bits.members(COUNTERFEITS))
})

test('WH-1.8 every player knows the counterfeits on both sides and no others', () => {
  const three = table({
    seats: 3,
    fakes: ['holy-grail', 'excalibur', 'gungnir', 'mjollnir', 'davids-harp', 'yata-no-kagami'],
  })
  const gaps = (seat: number | 'observer') =>
    game.view(three.s, seat).gaps.map((gap) => gap.map((slot) => slot.counterfeit))
  expect(gaps(A)).toEqual([
    ['fake-holy-grail', 'fake-excalibur'],
    [null, null],
    ['fake-davids-harp', 'fake-yata-no-kagami'],
  ])
  expect(gaps(C)).toEqual([
    [null, null],
    ['fake-gungnir', 'fake-mjollnir'],
    ['fake-davids-harp', 'fake-yata-no-kagami'],
  ])
  expect(gaps('observer')).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ])
  const four = table({ seats: 4, fakes: ['holy-grail', 'excalibur', 'gungnir', 'mjollnir'] })
  expect(
    game
      .view(four.s, B)
      .gaps.flat()
      .map((slot) => slot.counterfeit),
  ).toEqual(['fake-holy-grail', 'fake-excalibur', null, null])
})

test('WH-1.9 the unused counterfeits are nowhere: not in the state, not even in the view of the archive', () => {
  const s = begin(5)
  const onTable = s.gaps.map((card) => `fake-${IDS[card]}`)
  const text = JSON.stringify(game.view(s, 'archive', true)) + JSON.stringify(game.transcript.setup(s))
  const named = new Set(text.match(/fake-[a-z-]+/g))
  expect([...named].sort()).toEqual([...onTable].sort())
  expect(bits.count(COUNTERFEITS) - s.gaps.length).toBe(17)
})

test('WH-1.10 WH-R2 the first auctioneer is drawn by lot', () => {
  const drawn = seeds.map((seed) => begin(4, seed).startSeat)
  expect(new Set(drawn)).toEqual(new Set([A, B, C, D]))
  const s = begin(4, 3)
  expect(k.pending(s)).toEqual([s.startSeat])
  expect(s.auctioneer).toBe(s.startSeat)
})

test('WH-1.11 the two certificates lie on the two seals', () => {
  expect(game.view(begin(4), A).certificates).toEqual([
    { seal: 'solomons-seal', on: 'solomons-seal', owner: null },
    { seal: 'heirloom-seal', on: 'heirloom-seal', owner: null },
  ])
})

test('WH-2.0 WH-R26 the story is of 2038, and there are 22 counterfeits and 6 pawn tokens', () => {
  const { story } = warehouse51.book
  for (const language of LANGUAGES) expect(story.text[language]).toContain('2038')
  expect([bits.count(COUNTERFEITS), PAWN_TOKENS]).toEqual([22, 6])
})

test('WH-2.2 WH-2.3 one antiquity after the other is auctioned, and after the twenty-sixth the game ends', () => {
  const t = table({ seats: 3, left: ['golden-fleece', 'holy-grail'], auctioneer: B })
  expect(t.legal(B)).toEqual([reveal('western'), reveal('european')])
  t.play(B, reveal('western')).passes(C, A, B)
  expect(t.asked()).toEqual({ rule: 'chooseStack', seats: [B] })
  t.play(B, reveal('european')).play(C, { type: 'bid', amount: 1 }).passes(A, B)
  expect(t.asked()).toEqual({ rule: undefined, seats: [] })
  expect(t.s.result!.end).toBe('allAuctioned')
  expect(game.ends).toEqual(['allAuctioned'])
})

test('WH-R28 two players and six are turned away', () => {
  const house = host(game)
  for (const seats of [2, 6]) {
    const answer = house.start(seats, {}, keyFromSeed(1))
    expect(isRefused(answer) && answer.refused).toBe(`warehouse-51 is for 3, 4, 5 players, not ${seats}`)
  }
})
