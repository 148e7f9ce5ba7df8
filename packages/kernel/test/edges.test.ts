/** What the machine does at its edges: full buffers, empty stacks, odd input, long texts, the last verb that packs. */
import { describe, expect, test } from 'vitest'
import {
  atRandom,
  diceFor,
  encode,
  type Frame,
  type Game,
  kernel,
  keyFromSeed,
  legalMoves,
  lookAt,
  moves,
  nothing,
  places,
  playOut,
  type RuleTable,
  streamDice,
} from '../src/index.ts'
import { cut, show } from '../src/show.ts'
import { CARDS, caravan, type Event, type State, type View } from './caravan.ts'

const k = kernel(caravan)
const begin = (seats = 3) => k.start(diceFor(keyFromSeed(1), 0), seats, { rich: false, purse: 1 })
const bid = (s: State, seat: number, i = 0) =>
  k.apply(s, seat, k.read({ type: 'bid', card: CARDS[s.hands[seat]![i]!] }), streamDice(7))
const ruledBy = (clauses: RuleTable<State, Event>) =>
  kernel({ ...caravan, rulesByVersion: { 1: { ...caravan.rulesByVersion[2], ...clauses } } })

describe('moves', () => {
  test('a buffer that is too small grows by itself and loses nothing', () => {
    const s = begin()
    for (const seat of [0, 1, 2]) bid(s, seat)
    const all = legalMoves(k, s, s.lead)
    expect(all.length).toBeGreaterThan(8)
    for (const capacity of [1, 2, all.length - 1, all.length]) {
      const out = moves(capacity)
      expect(k.legal(s, s.lead, out)).toBe(all.length)
      expect([...out.at.subarray(0, out.n)]).toEqual(all)
    }
  })
  test('what is no object, or no verb, is no move', () => {
    for (const bad of [null, undefined, 7, 'rest', [], [{ type: 'rest' }], {}, { type: 'x' }, { type: 0 }])
      expect(k.read(bad)).toBe(-1)
    expect(k.write(k.read({ type: 'rest' }))).toEqual({ type: 'rest' })
  })
  test('a list bears the type of a move only by mischief, and is none then either', () => {
    expect(k.read(Object.assign([], { type: 'rest' }))).toBe(-1)
  })
})

describe('nobody is asked', () => {
  test('when the game is over: no legal move, no choice, nothing on the stack, nothing to retract', () => {
    const s = begin(2)
    const dice = streamDice(3)
    let seen = 0
    const listed: number[] = []
    const decisions = playOut(k, s, dice, (state, seat, decision) => {
      expect(decision).toBe(seen++)
      return atRandom(k, dice, (legal) => listed.push(legal))(state, seat, decision)
    })
    expect(decisions).toBe(seen)
    expect(listed).toHaveLength(seen)
    expect(Math.min(...listed)).toBeGreaterThan(0)
    expect(s.stack).toEqual([])
    expect([k.toMove(s), k.pending(s), k.asked(s)]).toEqual([-1, [], []])
    expect([k.mayChoose(s, 0), k.chosen(s, 0), k.offers(s, 0)]).toEqual([false, null, null])
    const out = moves()
    out.n = 5
    expect(k.legal(s, 0, out)).toBe(0)
    expect(out.n).toBe(0)
    k.retract(s, 0)
    expect(s.stack).toEqual([])
  })
  test('who is not asked is offered nothing', () => {
    const s = begin()
    for (const seat of [0, 1, 2]) bid(s, seat)
    expect(k.ask(s, (s.lead + 1) % 3)).toBeNull()
    expect(k.mayChoose(s, (s.lead + 1) % 3)).toBe(false)
  })
})

describe('secret choices', () => {
  test('the next who is awaited is the first that has not chosen', () => {
    const s = begin()
    expect(k.toMove(s)).toBe(0)
    bid(s, 0)
    expect(k.toMove(s)).toBe(1)
    bid(s, 2)
    expect([k.toMove(s), k.pending(s), k.asked(s)]).toEqual([1, [1], [0, 1, 2]])
    expect(k.mayChoose(s, 0)).toBe(true)
  })
  test('one is taken back and the others wait on; the last leaves no trace', () => {
    const s = begin()
    const before = structuredClone(s.stack)
    k.retract(s, 0)
    expect(s.stack).toEqual(before)
    bid(s, 0)
    bid(s, 2, 1)
    const other = k.chosen(s, 2)
    k.retract(s, 0)
    expect([k.chosen(s, 0), k.chosen(s, 2)]).toEqual([null, other])
    k.retract(s, 2)
    expect(s.stack).toEqual(before)
  })
  test('in a world that all imagine together, or the archive, none is forgotten; in that of one its own is not', () => {
    const s = begin()
    bid(s, 0)
    bid(s, 2, 1)
    const known = (who: number | 'together' | 'archive' | 'observer') => {
      const world = k.imagine(s, who, streamDice(1))
      return [0, 1, 2].map((seat) => k.chosen(world, seat) !== null)
    }
    expect(known('together')).toEqual([true, false, true])
    expect(known('archive')).toEqual([true, false, true])
    expect(known('observer')).toEqual([false, false, false])
    expect(known(2)).toEqual([false, false, true])
    expect(known(1)).toEqual([false, false, false])
  })
})

describe('rules', () => {
  test('what runs away is named by the five clauses on top', () => {
    const endless = ruledBy({ lead: { run: (g) => g.then({ rule: 'lead' }, { rule: 'refill' }) } })
    const s = endless.start(streamDice(1), 2, { rich: false, purse: 1 })
    endless.apply(s, 0, legalMoves(endless, s, 0)[0]!, streamDice(1))
    expect(() => endless.apply(s, 1, legalMoves(endless, s, 1)[0]!, streamDice(1))).toThrow(
      'caravan: runaway rules: refill < refill < refill < refill < lead',
    )
  })
  test('a move where nobody is asked, and one that is not asked for, are mistakes of whoever makes them', () => {
    const s = begin()
    s.stack = [{ rule: 'refill' }]
    expect(() => k.apply(s, 0, 0, streamDice(1))).toThrow("nobody is asked at 'refill'")
    expect(() => k.apply(begin(), 0, k.read({ type: 'rest' }), streamDice(1))).toThrow(
      "is not asked at 'bidding'",
    )
    s.stack = [{ rule: 'nowhere' }]
    expect(() => k.pending(s)).toThrow("no rule 'nowhere' in version 2")
  })
  test('sixty-four verbs pack and one more does not; nor does a noun that is too large', () => {
    const asking = (verbs: number, size = 1) =>
      ruledBy({
        sulking: {
          who: (_s: unknown, at: Frame) => [at.seat!],
          actions: Array.from({ length: verbs }, (_, i) => ({
            verb: `v${i}`,
            noun: { size, write: () => ({}), read: () => 0 },
            candidates: (_s: unknown, _seat: number, _at: Frame, add: (noun: number) => void) => add(0),
            refuse: () => null,
            perform() {},
          })),
        },
      })
    // Seven are the caravan's own, and one of them is replaced.
    const own = k.verbs.length - 1
    expect(asking(64 - own).verbs).toHaveLength(64)
    expect(() => asking(65 - own)).toThrow('more than 64 verbs')
    expect(asking(1, 2 ** 47).verbs).toHaveLength(own + 1)
    expect(() => asking(1, 2 ** 47 + 1)).toThrow('the nouns of v0 do not pack')
    expect(encode(63, 2 ** 47 - 1)).toBeLessThan(2 ** 53)
  })
  test('a decision that stays is asked again until it is left', () => {
    const staying = ruledBy({
      lead: {
        who: (s: Readonly<State>) => [s.lead],
        stays: true,
        actions: [
          {
            verb: 'wait',
            noun: nothing,
            candidates: (_s, _seat, _at, add) => add(0),
            refuse: () => null,
            perform: (g) => void g.s.coins[0]!++,
          },
          {
            verb: 'go',
            noun: nothing,
            candidates: (_s, _seat, _at, add) => add(0),
            refuse: () => null,
            perform: (g) => g.leave(),
          },
        ],
      },
    })
    const s = staying.start(streamDice(1), 2, { rich: false, purse: 1 })
    for (const seat of [0, 1]) staying.apply(s, seat, legalMoves(staying, s, seat)[0]!, streamDice(1))
    const at = s.stack.length
    for (let n = 0; n < 3; n++) {
      expect(staying.apply(s, s.lead, staying.read({ type: 'wait' }), streamDice(1))).toBe(false)
      expect([s.stack.length, s.stack.at(-1)!.rule]).toEqual([at, 'lead'])
    }
    staying.apply(s, s.lead, staying.read({ type: 'go' }), streamDice(1))
    expect(s.stack.at(-1)!.rule).toBe('bidding')
    expect(s.round).toBe(2)
  })
})

test('places: one more than are better, equals share', () => {
  const points = [3, 7, 7, 1]
  expect(places(4, (a, b) => points[a]! > points[b]!)).toEqual([3, 1, 1, 4])
})

test('several look at one state: it is laid open once, and not before somebody looks', () => {
  let laid = 0
  const game = {
    ...caravan,
    looks(s) {
      laid++
      return { as: (who, aids, deals) => caravan.view(s, who, aids, deals) }
    },
  } satisfies Game<State, View, Event, number[]>
  const s = begin()
  const look = lookAt(game, s)
  expect(laid).toBe(0)
  expect([look.as(0), look.as('observer')]).toEqual([caravan.view(s, 0), caravan.view(s, 'observer')])
  expect(laid).toBe(1)
  expect(lookAt(caravan, s).as(1, true, [1, 2, 3])).toEqual(caravan.view(s, 1, true, [1, 2, 3]))
})

test('what somebody sent is told in two hundred characters at the most', () => {
  expect(cut('x'.repeat(200))).toBe('x'.repeat(200))
  expect(cut('x'.repeat(201))).toBe(`${'x'.repeat(199)}…`)
  expect([show('a'), show({ a: 1 }), show(undefined), show(5n), show(Symbol('s'))]).toEqual([
    '"a"',
    '{"a":1}',
    'undefined',
    '5',
    'Symbol(s)',
  ])
  expect(
    show({
      toJSON: () => undefined,
      toString: () => {
        throw new Error('no')
      },
    }),
  ).toBe('object')
})
