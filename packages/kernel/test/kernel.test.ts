import { describe, expect, test } from 'vitest'
import { checksum, diceFor, kernel, keyFromSeed, legalMoves, streamDice } from '../src/index.ts'
import { CARDS, caravan, type Event, type State } from './caravan.ts'

const k = kernel(caravan)
const begin = (seed = 1, seats = 3) =>
  k.start(diceFor(keyFromSeed(seed), 0), seats, { rich: false, purse: 1 })
const read = (move: unknown) => k.read(move)
const hand = (s: State, seat: number) => s.hands[seat]!.map((card) => CARDS[card]!)
const act = (s: State, seat: number, move: unknown, tell?: (e: Event) => void) =>
  k.apply(s, seat, read(move), streamDice(7), tell)
const bids = (s: State) => {
  for (let seat = 0; seat < s.seats; seat++) act(s, seat, { type: 'bid', card: hand(s, seat)[0] })
}

describe('a secret decision', () => {
  test('awaits every seat and offers each its own hand', () => {
    const s = begin()
    expect(k.pending(s)).toEqual([0, 1, 2])
    for (const seat of [0, 1, 2])
      expect(k.ask(s, seat)!.moves).toEqual([
        ...hand(s, seat).map((card) => ({ type: 'bid', card })),
        { type: 'boast' },
      ])
  })

  test('keeps a choice to itself until the last one arrives', () => {
    const s = begin()
    expect(act(s, 1, { type: 'bid', card: hand(s, 1)[2] })).toBe(false)
    expect(k.pending(s)).toEqual([0, 2])
    expect(s.bids).toEqual([])
    expect(k.write(k.chosen(s, 1)!)).toEqual({ type: 'bid', card: hand(s, 1)[2] })
    expect(k.chosen(k.imagine(s, 0, streamDice(1)), 1)).toBe(null)
    expect(k.chosen(k.imagine(s, 'observer', streamDice(1)), 1)).toBe(null)
    expect(k.chosen(k.imagine(s, 1, streamDice(1)), 1)).toBe(k.chosen(s, 1))
    expect(k.chosen(k.imagine(s, 'archive', streamDice(1)), 1)).toBe(k.chosen(s, 1))
  })

  test('lets an open move happen at once and still awaits the seat', () => {
    const s = begin()
    expect(act(s, 2, { type: 'boast' })).toBe(true)
    expect(s.coins).toEqual([1, 1, 2])
    expect(k.pending(s)).toEqual([0, 1, 2])
    expect(k.ask(s, 2)!.refused).toEqual([{ rule: 'CV-1', why: 'twice', move: { type: 'boast' } }])
  })

  test('is performed in seat order, then resolved', () => {
    const s = begin()
    const told: Event[] = []
    const [a, b, c] = [hand(s, 0)[0]!, hand(s, 1)[0]!, hand(s, 2)[0]!]
    act(s, 2, { type: 'bid', card: c })
    act(s, 0, { type: 'bid', card: a })
    expect(act(s, 1, { type: 'bid', card: b }, (e) => told.push(e))).toBe(true)
    expect(told).toEqual([a, b, c].map((card, seat) => ({ t: 'bid', seat, card })))
    expect(k.pending(s)).toEqual([s.lead])
  })
})

describe('a turn with interrupts', () => {
  test('the one who is asked in between answers, then the turn goes on where it was', () => {
    const s = begin()
    bids(s)
    const { lead } = s
    const to = (lead + 1) % 3
    const card = hand(s, lead)[0]!
    act(s, lead, { type: 'trade', to, card, coins: 1 })
    expect(s.stack.map((frame) => frame.rule)).toEqual(['round', 'answer'])
    expect(k.pending(s)).toEqual([to])
    act(s, to, { type: 'answer', yes: false })
    expect(k.pending(s)).toEqual([lead])
    const [x, y] = hand(s, lead).sort() as [string, string]
    expect(
      k
        .ask(s, lead)!
        .moves.map((move) => move.cards)
        .map(String)
        .sort(),
    ).toEqual(['', x, `${x},${y}`, y].sort())
    act(s, lead, { type: 'throwAway', cards: [x, y] })
    expect(s.round).toBe(2)
    expect(s.hands.map((cards) => cards.length)).toEqual([3, 3, 3])
  })

  test('what follows a move is said beforehand: a secret choice and a peek are final, a trade asks somebody else', () => {
    const s = begin()
    expect(new Set(k.offers(s, 0)!.follows)).toEqual(new Set(['final']))
    bids(s)
    const before = checksum(s)
    const { moves: offers, follows } = k.offers(s, s.lead)!
    expect(checksum(s)).toBe(before)
    expect(follows).toHaveLength(offers.length)
    const of = (type: string) => new Set(follows.filter((_, i) => offers[i]!.type === type))
    expect(of('peek')).toEqual(new Set(['final']))
    expect(of('trade')).toEqual(new Set(['final']))
  })

  test('a refused parameter is named with its rule, and the exact offers remain', () => {
    const s = begin()
    bids(s)
    const { lead } = s
    const ask = k.ask(s, lead)!
    const trades = ask.moves.filter((move) => move.type === 'trade')
    expect(trades).toHaveLength(2 * 2 * 2) // two other seats, two cards, 0 or 1 coin: nobody else owns more
    const whys = new Set(
      ask.refused.filter((each) => each.move.type === 'trade').map((each) => `${each.rule} ${each.why}`),
    )
    expect([...whys].sort()).toEqual(['CV-2 toSelf', 'CV-3 tooDear'])
  })
})

test('the discard pile is shuffled in when the deck runs out, and no card is lost', () => {
  const s = begin(3, 4)
  const dice = streamDice(11)
  let reshuffles = 0
  for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
    const legal = legalMoves(k, s, seat)
    k.apply(s, seat, legal[dice.below(legal.length)]!, dice, (e) => {
      if (e.t === 'reshuffled') reshuffles++
    })
    expect(caravan.audit(s, null)).toBe(null)
  }
  expect(reshuffles).toBeGreaterThan(0)
  expect(s.result!.places).toHaveLength(4)
  expect(k.pending(s)).toEqual([])
  expect(k.ask(s, 0)).toBe(null)
})

test('rules that never come to a decision are stopped with their stack', () => {
  const loop = { run: (g: { then(f: { rule: string }): void }) => g.then({ rule: 'lead' }) }
  const runaway = kernel({ ...caravan, rulesByVersion: { 1: { ...caravan.rulesByVersion[2], lead: loop } } })
  const s = runaway.start(streamDice(1), 2, { rich: false, purse: 1 })
  runaway.apply(s, 0, legalMoves(runaway, s, 0)[0]!, streamDice(1))
  expect(() => runaway.apply(s, 1, legalMoves(runaway, s, 1)[0]!, streamDice(1))).toThrow(
    'runaway rules: round < lead',
  )
})

test('a verb with two kinds of noun, or twice in one decision, is a mistake of the game', () => {
  const rules = caravan.rulesByVersion[2]!
  const bidding = rules.bidding as unknown as { actions: { verb: string }[] }
  const twice = { ...bidding, actions: [...bidding.actions, bidding.actions[0]!] }
  expect(() => kernel({ ...caravan, rulesByVersion: { 1: { ...rules, bidding: twice as never } } })).toThrow(
    'bid twice',
  )
  const other = {
    ...bidding,
    actions: [{ ...bidding.actions[0]!, noun: { size: 1, write: () => ({}), read: () => 0 } }],
  }
  expect(() => kernel({ ...caravan, rulesByVersion: { 1: { ...rules, sulking: other as never } } })).toThrow(
    'two kinds of noun',
  )
})

test('an open move in a secret decision may not roll dice', () => {
  const rules = caravan.rulesByVersion[2]!
  const bidding = rules.bidding as unknown as { actions: { verb: string }[] }
  const [bid, boast] = bidding.actions
  const rolling = { ...boast, perform: (g: { roll(n: number): number }) => void g.roll(6) }
  const cheat = kernel({
    ...caravan,
    rulesByVersion: { 1: { ...rules, bidding: { ...bidding, actions: [bid, rolling] } as never } },
  })
  const s = cheat.start(streamDice(1), 2, { rich: false, purse: 1 })
  expect(() => cheat.apply(s, 0, cheat.read({ type: 'boast' }), streamDice(1))).toThrow(
    'no dice may fall here',
  )
})

test('games of two versions can be asked in turn: each keeps its own rules', () => {
  const rules = caravan.rulesByVersion[2]!
  const bidding = rules.bidding as unknown as { actions: readonly object[] }
  const silent = { ...bidding, actions: bidding.actions.slice(0, 1) } as never
  const both = kernel({ ...caravan, rulesByVersion: { 1: { ...rules, bidding: silent }, 2: rules } })
  const options = { rich: false, purse: 1 }
  const [old, young] = [both.start(streamDice(3), 2, options, 1), both.start(streamDice(3), 2, options, 2)]
  const verbs = (s: State) => new Set(both.ask(s, 0)!.moves.map(({ type }) => type))
  for (let n = 0; n < 3; n++) {
    expect(verbs(old)).toEqual(new Set(['bid']))
    expect(verbs(young)).toEqual(new Set(['bid', 'boast']))
  }
})
