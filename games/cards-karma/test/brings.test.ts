import { canonical, legalMoves, sampleSettings, streamDice } from '@durbar/kernel'
import type { AnyTable } from '@durbar/room'
import { describe, expect, test } from 'vitest'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import tableOfGame from '../table/index.tsx'
import { words } from '../table/words/index.ts'
import { type Link, linksOf } from '../view/brings.ts'
import { buy, game, k, position, takeGoods } from './position.ts'

const { gain }: AnyTable = tableOfGame

const links = (s: State, move: object | ((s: State) => object)): readonly Link[] => {
  const packed = k.read(typeof move === 'function' ? move(s) : move)
  const ask = k.offers(s, k.toMove(s))!
  const at = ask.moves.findIndex((each) => k.read(each) === packed)
  if (at < 0) throw new Error(`not legal: ${JSON.stringify(k.write(packed))}`)
  return ask.brings![at] as readonly Link[]
}

describe('what a payment leaves is what the cascade counts with', () => {
  const palace3 = (karma: number, stewards: number, hand: string[]) =>
    position({ grid: ['P06'], players: [{ hand, karma, stewards }] })
  test('CK-11.4 one karma, paid with: the two that come make no third', () => {
    const s = palace3(1, 0, ['B06'])
    expect(links(s, buy('P06', ['B06'], 1))).toEqual([
      { t: 'gain', what: 'karma', n: 2 },
      { t: 'step', rule: 'pickDie', n: 1 },
    ])
  })
  test('CK-9.7 one karma, kept: the third brings a steward', () => {
    const s = palace3(1, 0, ['B05'])
    expect(links(s, buy('P06', ['B05']))).toEqual([
      { t: 'gain', what: 'karma', n: 2 },
      { t: 'three', of: 'karma' },
      { t: 'gain', what: 'stewards', n: 1 },
      { t: 'step', rule: 'pickDie', n: 1 },
    ])
  })
  test('CK-12.3 two stewards, one paid with: the third building makes two of them, not fame', () => {
    const s = position({
      grid: ['B02'],
      players: [{ buildings: ['B01', 'B19'], stewards: 2 }],
    })
    expect(links(s, buy('B02', [], 0, 1)).filter((link) => link.t === 'three')).toEqual([])
  })
})

describe('links', () => {
  test('fame turns a card, the third red brings a third steward, whose fame comes too; hidden bonuses stay hidden', () => {
    const s = position({
      grid: ['B02'],
      players: [{ buildings: ['B01', 'B19'], fame: 2, stewards: 2, hand: ['B11'] }],
    })
    expect(links(s, buy('B02', ['B11']))).toEqual([
      { t: 'gain', what: 'fame', n: 1 },
      { t: 'turned', by: 'fame', position: 0, bonus: null },
      { t: 'set', family: 'buildings', effect: 'same', cards: ['B01', 'B19', 'B02'], coins: 0 },
      { t: 'gain', what: 'stewards', n: 1 },
      { t: 'three', of: 'stewards' },
      { t: 'gain', what: 'fame', n: 2 },
    ])
  })
  test('two dice of a ship are two links of one sort', () => {
    const s = position({ grid: ['S03', 'B01', 'B02', 'B03'], players: [{ hand: ['B12'] }] })
    const paid = k.offers(s, k.toMove(s))!
    const ship = paid.moves.findIndex((move) => move.type === 'buyShip')
    expect((paid.brings![ship] as readonly Link[]).filter((link) => link.t === 'step')).toEqual([
      { t: 'step', rule: 'pickDie', n: 2 },
    ])
    expect([words('de'), words('en')].map(({ steps }) => steps.pickDie!(2))).toEqual(['2 Würfel', '2 dice'])
  })
  test('the button of a move says how many cards of the track it turns', () => {
    const s = position({ grid: ['B02'], players: [{ fame: 2, hand: ['B11'] }] })
    const ask = k.offers(s, k.toMove(s))!
    const texts = ask.moves.map((move, i) => gain!(move, game.view(s, 0), ask.brings![i]))
    const turning = ask.brings!.map((each) => (each as readonly Link[]).some((link) => link.t === 'turned'))
    expect(turning).toContain(true)
    expect(texts).toEqual(turning.map((turns) => (turns ? '+1' : null)))
  })
  test('open bonuses are told with what they bring, and coins turn from the right', () => {
    const s = position({ open: true, grid: ['G08'], players: [{ goods: ['G06', 'G07'] }] })
    expect(links(s, takeGoods('G08'))).toEqual([
      { t: 'set', family: 'goods', effect: 'same', cards: ['G06', 'G07', 'G08'], coins: 7 },
      { t: 'gain', what: 'coins', n: 7 },
      { t: 'turned', by: 'coins', position: 5, bonus: 'steward1' },
      { t: 'gain', what: 'stewards', n: 1 },
    ])
  })
  test('a set that is to be chosen is a link, and the last', () => {
    const s = position({ grid: ['G17'], players: [{ goods: ['G06', 'G02', 'G03'] }] })
    expect(links(s, takeGoods('G17')).at(-1)).toEqual({ t: 'choice', family: 'goods' })
  })
  test('CK-8.7 the top card of the draw pile is a link, and what it does is hidden', () => {
    const s = position({ grid: ['P17'], players: [{ hand: ['B03'] }] })
    expect(links(s, buy('P17', ['B03']))).toEqual([{ t: 'step', rule: 'topCard', n: 1 }])
  })
  test('taking a die brings no link: its value is a secret', () => {
    const s = position({ grid: ['G17'] })
    expect(links(s, { type: 'takeDie', slot: 0 })).toEqual([])
  })
})

test('in random games every link that is told happens, in this order, whatever is hidden', () => {
  const dice = streamDice(77)
  const tables = sampleSettings(game)
  const told: Record<string, number> = {}
  let moves = 0
  for (let n = 0; moves < 3000; n++) {
    const { seats, options } = tables[n % tables.length]!
    const s = k.start(dice, seats, options)
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      const legal = legalMoves(k, s, seat)
      const move = legal[dice.below(legal.length)]!
      const seen = linksOf(k.foresee(s, seat, move).events, s).links
      const before = game.clone(s)
      const events: Event[] = []
      k.apply(s, seat, move, dice, (event) => events.push(event))
      const real = linksOf(events, before).links
      expect(canonical(real.slice(0, seen.length))).toBe(canonical(seen))
      for (const { t } of seen) told[t] = (told[t] ?? 0) + 1
      if (seen.length > 0) moves++
    }
  }
  for (const t of ['gain', 'turned', 'three', 'set', 'shipSet', 'rowBroken', 'reward'])
    expect(told[t], t).toBeGreaterThan(20)
})
