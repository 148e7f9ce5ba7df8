/** What a review says: figures, verdicts, reasons, moments. */
import { expect, test } from 'vitest'
import { stepsOf } from '../../src/review/account.tsx'
import type { Judgement, Picture, Prospect } from '../../src/review/asked.ts'
import { reasonsOf } from '../../src/review/comparison.ts'
import { gained, ofHundred, tenths } from '../../src/review/figures.ts'
import { mayBegin } from '../../src/review/may-begin.ts'
import { strongest } from '../../src/review/phases.ts'
import { threeMoments } from '../../src/review/three-moments.ts'
import { optionsShown, verdictOf } from '../../src/review/verdict.ts'

test('less is better, and better is written with a plus', () => {
  expect(gained('en', -0.52)).toBe('+0.5')
  expect(gained('de', 0.3)).toBe('−0,3')
  expect([gained('en', 0.04), gained('en', -0.04)]).toEqual(['0.0', '0.0'])
  expect(tenths('de', 2.25)).toBe('2,3')
})

test('a playout is no proof', () => {
  expect([ofHundred(1), ofHundred(0), ofHundred(0.694)]).toEqual([99, 1, 69])
})

const prospect = (place: number): Prospect => ({ places: [place, 3 - place], wins: [2 - place, place - 1] })
const option = (to: string, place: number) => ({
  move: { type: 'go', to },
  share: 0.3,
  prospect: prospect(place),
  visits: 36,
})
const judgement = (change: Partial<Judgement>): Judgement => ({
  ply: 5,
  seat: 0,
  legal: 4,
  played: { type: 'go', to: 'a' },
  before: prospect(1.2),
  after: prospect(1.5),
  cost: 0,
  measured: { mean: 0, low: 0, high: 0 },
  options: [option('b', 1.2), option('c', 1.3), option('d', 1.4), option('a', 1.5)],
  open: false,
  ...change,
})

test('no choice, the same, as good, or a cost', () => {
  expect(verdictOf(judgement({ legal: 1 }))).toBe('forced')
  expect(verdictOf(judgement({ played: { type: 'go', to: 'b' } }))).toBe('fine')
  expect(verdictOf(judgement({}))).toBe('close')
  expect(verdictOf(judgement({ cost: 0.3 }))).toBe('cost')
})

test('three are shown, and what was played is among them with its own rank', () => {
  const shown = optionsShown(judgement({ cost: 0.3 }))
  expect(shown.map(({ rank }) => rank)).toEqual([1, 2, 4])
  expect(shown[2]!.isPlayed).toBe(true)
  expect(shown[0]!.isPreferred).toBe(true)
})

test('reasons: what is common first, then what the better one has over the other, at most two', () => {
  const brings = (points: number, facts = {}, others: [number, number][] = []) => ({ points, facts, others })
  expect(reasonsOf(brings(5, { cards: 3 }), brings(5, { cards: 4 }))).toEqual([
    { kind: 'bothPoints', points: 5 },
    { kind: 'fact', fact: 'cards', more: 1 },
  ])
  expect(reasonsOf(brings(2, {}, [[1, 4]]), brings(3))).toEqual([
    { kind: 'points', preferred: 3, played: 2 },
    { kind: 'gives', seat: 1, more: 4 },
  ])
  // What the played one has more of is no reason for the other.
  expect(reasonsOf(brings(0, { cards: 4 }), brings(0, { cards: 3 }))).toEqual([])
  expect(reasonsOf(brings(1, { a: 0, b: 0 }, [[2, 1]]), brings(4, { a: 9, b: 2 })).length).toBe(2)
})

test('the sum walks from the start to the result', () => {
  const steps = stepsOf({ start: 2.5, own: 1.2, others: -1.2, luck: -0.5, result: 2 })
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [2.5, 3.7],
    [3.7, expect.closeTo(2.5)],
    [expect.closeTo(2.5), expect.closeTo(2)],
  ])
})

test('the strongest part is named where there is one', () => {
  expect(strongest([80, 95, 90], 207)).toEqual([70, 138])
  expect(strongest([95, 95.5, 94], 207)).toBeNull()
  expect(strongest([null, 90, null], 207)).toBeNull()
})

test('three moments: the best, the turning point, the luckiest; what is nothing is left out', () => {
  const entry = (ply: number, decided: number, luck: number | null) => ({
    ply,
    by: [0],
    value: prospect(1.5),
    decided: { places: [decided, -decided], wins: [0, 0] },
    luck: luck === null ? null : { places: [luck, -luck], wins: [0, 0] },
  })
  const seat = { seat: 0, luck: 0, accuracy: 90, phases: [], costliest: [], best: [1], unluckiest: null }
  const sum = { start: 0, own: 0, others: 0, luck: 0, result: 0 }
  const of = (luckiest: number | null): Picture => ({
    review: {
      durbar: 'review',
      judge: 1,
      game: 'x',
      sum: 1,
      depth: 'quick',
      entries: [entry(0, 0, null), entry(1, -0.2, null), entry(2, 0.6, -0.3)],
      decisions: [judgement({ ply: 1 }), null],
      seen: {},
    },
    soFar: { seats: [], turning: [] },
    summary: { seats: [{ ...seat, luckiest, sum, wins: sum }], turning: [1, 2] },
    sketch: [],
    share: 1,
  })
  expect(threeMoments(of(2), 0)).toEqual([
    { kind: 'best', ply: 1, change: expect.closeTo(-0.1) },
    { kind: 'turning', ply: 2, change: expect.closeTo(0.3) },
    { kind: 'luckiest', ply: 2, change: -0.3 },
  ])
  expect(threeMoments(of(1), 0).map(({ kind }) => kind)).toEqual(['best', 'turning'])
  expect(threeMoments({ ...of(2), summary: null }, 0)).toEqual([])
})

test('a low battery is not drained unasked', async () => {
  const battery = (level: number, charging = false) => ({ getBattery: async () => ({ level, charging }) })
  expect(await mayBegin(battery(0.1))).toBe(false)
  expect(await mayBegin(battery(0.1, true))).toBe(true)
  expect(await mayBegin(battery(0.9))).toBe(true)
  expect(await mayBegin({})).toBe(true)
})
