/** Who knows what: shared secrets, peeks, stacks, fists. Section 5 of the reference, invariant 12. */
import { diceFor, kernel, keyFromSeed, streamDice, type Viewer } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { IDS } from '../data/antiquities.ts'
import { A, B, bid, C, D, game, peek, reveal, sealBid, table } from './position.ts'

const k = kernel(game)
const fakes = ['holy-grail', 'excalibur', 'gungnir', 'mjollnir']
/** B has bought the Crystal Ball and looked at gap 2, which lies between C and D. */
const peeked = () =>
  table({ seats: 4, tops: ['crystal-ball'], fakes })
    .play(A, reveal('western'))
    .play(B, bid(1))
    .passes(C, D, A)
    .play(B, peek(2))
const counterfeits = (s: Parameters<typeof game.view>[0], who: Viewer) =>
  game
    .view(s, who, true)
    .gaps.flat()
    .map((slot) => slot.counterfeit)

test('WH-1.8 WH-10.8 a peek adds to what one seat knows and to nobody else’s knowledge', () => {
  const t = peeked()
  expect(counterfeits(t.s, A)).toEqual(['fake-holy-grail', null, null, 'fake-mjollnir'])
  expect(counterfeits(t.s, B)).toEqual(['fake-holy-grail', 'fake-excalibur', 'fake-gungnir', null])
  expect(counterfeits(t.s, C)).toEqual([null, 'fake-excalibur', 'fake-gungnir', null])
  expect(counterfeits(t.s, 'observer')).toEqual([null, null, null, null])
  expect(counterfeits(t.s, 'archive')).toEqual(fakes.map((id) => `fake-${id}`))
})

test('WH-10.8 everybody sees that B looked and where, but only B sees what', () => {
  const t = peeked()
  const [event] = t.told('peeked')
  expect(event).toEqual({ t: 'peeked', seat: B, gap: 2, slot: 0, of: 1, counterfeit: 'fake-gungnir' })
  for (const who of [B, 'archive'] as const) expect(game.redact(event!, who)).toEqual(event)
  for (const who of [A, C, D, 'observer'] as const)
    expect(game.redact(event!, who)).toEqual({ ...event, counterfeit: null })
  expect(game.view(t.s, A, true).gaps.map((gap) => gap[0]!.seenBy)).toEqual([
    [A, B],
    [B, C],
    [B, C, D],
    [A, D],
  ])
  expect(game.view(t.s, A).gaps[2]).toEqual([{ counterfeit: null }])
})

test('the notes say what a viewer knows to be fake or genuine, and how likely the rest is fake', () => {
  const t = peeked()
  const notes = game.view(t.s, B).notes
  expect(Object.keys(notes)).toEqual([...IDS])
  expect(IDS.filter((id) => notes[id] === 'fake')).toEqual(['holy-grail', 'excalibur', 'gungnir'])
  expect(IDS.filter((id) => notes[id] === 'genuine')).toEqual([
    'crystal-ball',
    'pandoras-box',
    'solomons-seal',
    'heirloom-seal',
  ])
  expect(game.view(t.s, B).odds).toEqual({ hidden: 1, among: 19 })
  expect(game.view(t.s, 'observer').odds).toEqual({ hidden: 4, among: 22 })
})

test('who has seen every slot knows every antiquity to be fake or genuine', () => {
  const t = table({ seats: 3, tops: ['crystal-ball', 'aladdins-lamp'] })
  t.play(A, reveal('western')).play(B, bid(1)).passes(C, A).play(B, peek(2, 0)).play(B, reveal('nearEast'))
  t.passes(C, A).play(B, bid(1)).play(B, { type: 'wish', kind: 'insight', gap: 2, slot: 1 })
  const { notes, odds } = game.view(t.s, B)
  expect(Object.values(notes).filter((note) => note === 'unknown')).toEqual([])
  expect(Object.values(notes).filter((note) => note === 'fake')).toHaveLength(6)
  expect(odds).toEqual({ hidden: 0, among: 0 })
})

test('WH-1.1 nobody sees the order of the stacks; with aids what is left follows by elimination', () => {
  const t = table({ seats: 3, tops: ['golden-fleece'] })
    .play(A, reveal('european'))
    .play(B, bid(1))
    .passes(C, A)
  const [, green] = game.view(t.s, A, true).stacks
  expect(green).toEqual({
    category: 'european',
    left: 6,
    of: 7,
    first: 7,
    second: 5,
    toCome: [
      'ring-of-the-nibelungs',
      'shirt-of-nessus',
      'pandoras-box',
      'gungnir',
      'mjollnir',
      'horn-of-plenty',
    ],
  })
  expect(game.view(t.s, A).stacks[1]).not.toHaveProperty('toCome')
  expect(game.view(t.s, 'archive').stacks[1]!.pile).toHaveLength(6)
})

test('a redeal keeps the slots a seat knows and samples the others from all it has not seen', () => {
  const t = peeked()
  const dice = streamDice(3)
  const dealt = new Set<number>()
  for (let n = 0; n < 400; n++) {
    const world = game.clone(t.s)
    game.redeal(world, B, dice)
    expect(world.gaps.slice(0, 3)).toEqual(t.s.gaps.slice(0, 3))
    dealt.add(world.gaps[3]!)
  }
  expect(dealt.size).toBe(19)
  for (const card of t.s.gaps.slice(0, 3)) expect(dealt.has(card)).toBe(false)
})

test('a redeal deals every unknown counterfeit equally often and shuffles only what is left of a stack', () => {
  const t = peeked()
  const dice = streamDice(4)
  const often = new Map<number, number>()
  for (let n = 0; n < 2100; n++) {
    const world = game.clone(t.s)
    game.redeal(world, C, dice)
    expect(world.order[0]).toBe(t.s.order[0])
    expect([...world.order].sort((a, b) => a - b)).toEqual([...IDS.keys()])
    often.set(world.gaps[0]!, (often.get(world.gaps[0]!) ?? 0) + 1)
  }
  // C knows two of the 22, so each of the other 20 is expected 105 times; 5 standard deviations either way.
  expect(often.size).toBe(20)
  for (const n of often.values()) expect(Math.abs(n - 105)).toBeLessThan(50)
})

test('WH-8.3 nothing is redealt once the counterfeits lie face up', () => {
  const t = table({
    seats: 3,
    left: [],
    owned: [['unicorn-horn', 'excalibur'], [], []],
    fakes: ['excalibur'],
  })
  expect(t.asked().rule).toBe('endUnmask')
  for (const who of [A, B, C, 'observer'] as const) {
    const world = game.clone(t.s)
    game.redeal(world, who, streamDice(1))
    expect(world).toEqual(t.s)
  }
})

test('no view of a random game names a counterfeit outside the own gaps and peeks, nor a foreign fist', () => {
  for (let seed = 1; seed <= 4; seed++) {
    const dice = streamDice(seed)
    const s = k.start(diceFor(keyFromSeed(seed), 0), 3 + (seed % 3), {})
    for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
      for (const who of [...s.ingots.keys(), 'observer'] as const) {
        const named = JSON.stringify(game.view(s, who, true)).match(/fake-[a-z-]+/g) ?? []
        const known = s.unveiled ? 63 : who === 'observer' ? 0 : s.known[who]!
        const may = s.gaps.filter((_, slot) => known & (1 << slot)).map((card) => `fake-${IDS[card]}`)
        expect(new Set(named)).toEqual(new Set(may))
        if (who === 'observer' || k.chosen(s, who) === null)
          expect(game.view(s, who).auction?.fist ?? null).toBeNull()
      }
      const moves = k.ask(s, seat)!.moves
      k.apply(s, seat, k.read(moves[dice.below(moves.length)]), dice)
    }
  }
})

test('WH-R24 the preview of the scoring uses only what the viewer knows', () => {
  const t = table({ seats: 4, owned: [['holy-grail'], [], [], []], fakes })
  const blue = (who: Viewer) => game.view(t.s, who).scoring.categories[0]!.totals
  expect(blue(A)).toEqual([0, 0, 0, 0])
  expect(blue(B)).toEqual([0, 0, 0, 0])
  expect(blue(C)).toEqual([3, 0, 0, 0])
  expect(blue('observer')).toEqual([3, 0, 0, 0])
})

test('WH-6.9 a sealed bid can be changed until the last fist is closed, and the others never see it', () => {
  const t = table({ seats: 3, tops: ['gungnir'] })
    .play(A, reveal('european'))
    .play(A, sealBid(9))
    .play(A, sealBid(2))
  t.play(B, sealBid(3)).play(C, sealBid(0))
  expect(t.told('fistsOpened')).toEqual([{ t: 'fistsOpened', bids: [2, 3, 0] }])
})
