import { describe, expect, test } from 'vitest'
import {
  canonical,
  diceFor,
  kernel,
  keyFromSeed,
  mechanism,
  type RuleTable,
  streamDice,
} from '../src/index.ts'
import { CARDS, caravan, type Event, type State } from './caravan.ts'

const k = kernel(caravan)
const begin = (seed = 1, seats = 3) =>
  k.start(diceFor(keyFromSeed(seed), 0), seats, { rich: false, purse: 1 })
const hand = (s: State, seat: number) => s.hands[seat]!.map((card) => CARDS[card]!)
const act = (s: State, seat: number, move: object) => k.apply(s, seat, k.read(move), streamDice(7))
const foresee = (s: State, seat: number, move: object) => k.foresee(s, seat, k.read(move))
/** The caravan with other clauses, as its first version. */
const ruledBy = (clauses: RuleTable<State, Event>) =>
  kernel({ ...caravan, rulesByVersion: { 1: { ...caravan.rulesByVersion[2], ...clauses } } })
/** All have bid, the leader is asked. */
const led = (seed = 1, seats = 3) => {
  const s = begin(seed, seats)
  for (let seat = 0; seat < seats; seat++) act(s, seat, { type: 'bid', card: hand(s, seat)[0] })
  return s
}

describe('foreseeing a move', () => {
  test('stops at another seat, and tells what was done until then', () => {
    const s = led()
    const to = (s.lead + 1) % 3
    const card = hand(s, s.lead)[0]!
    const seen = foresee(s, s.lead, { type: 'trade', to, card, coins: 0 })
    expect(seen).toMatchObject({ stoppedBy: 'seat', rule: 'answer', sure: 1 })
    expect(seen.events).toEqual([{ t: 'offered', seat: s.lead, to, card, coins: 0 }])
    expect(k.pending(seen.state)).toEqual([to])
  })
  test('stops where the same seat chooses again', () => {
    const s = begin()
    const seen = foresee(s, 1, { type: 'boast' })
    expect(seen).toMatchObject({ stoppedBy: 'choice', rule: 'bidding', events: [{ t: 'boasted', seat: 1 }] })
    expect(seen.state.coins).toEqual([1, 2, 1])
  })
  test('stops where something hidden would be shown, in the middle of the clause that shows it', () => {
    const s = led()
    expect(foresee(s, s.lead, { type: 'peek' })).toMatchObject({
      stoppedBy: 'secret',
      rule: 'leading',
      events: [],
    })
    const seen = foresee(s, s.lead, { type: 'rest' })
    expect(seen).toMatchObject({ stoppedBy: 'secret', rule: 'refill', events: [] })
  })
  test('stops where dice would fall', () => {
    const s = led(3, 4)
    s.discard.push(...s.deck.splice(0))
    expect(foresee(s, s.lead, { type: 'rest' })).toMatchObject({
      stoppedBy: 'chance',
      rule: 'refill',
      events: [],
    })
  })
  test('goes on past what is shown aside, and says from where on its telling is not sure', () => {
    const open = ruledBy({
      refill: {
        run(g) {
          g.tell?.({ t: 'boasted', seat: 0 })
          g.reveal('aside')
          g.tell?.({ t: 'drew', seat: 0, cards: null })
        },
      },
    })
    const s = led()
    s.rules = 1
    const seen = open.foresee(s, s.lead, open.read({ type: 'rest' }))
    expect(seen).toMatchObject({ sure: 1, stoppedBy: 'choice', rule: 'bidding' })
    expect(seen.events.map((event) => event.t)).toEqual(['boasted', 'drew'])
  })
  test('goes on past a shuffle aside, which throws no dice', () => {
    const shuffling = (aside?: 'aside') =>
      ruledBy({
        refill: {
          run(g) {
            g.shuffle(g.s.deck, aside)
            g.tell?.({ t: 'boasted', seat: 0 })
          },
        },
      })
    const s = led()
    s.rules = 1
    const seen = (each: typeof k) => each.foresee(s, s.lead, each.read({ type: 'rest' }))
    expect(seen(shuffling())).toMatchObject({ stoppedBy: 'chance', events: [] })
    expect(seen(shuffling('aside'))).toMatchObject({ stoppedBy: 'choice', sure: 0, final: true })
    expect(seen(shuffling('aside')).events).toEqual([{ t: 'boasted', seat: 0 }])
    // Played in earnest it is a shuffle like any other.
    const play = (each: typeof k) => {
      const after = caravan.clone(s)
      each.apply(after, s.lead, each.read({ type: 'rest' }), streamDice(5))
      return after.deck
    }
    expect(play(shuffling('aside'))).toEqual(play(shuffling()))
    expect(play(shuffling('aside'))).not.toEqual(s.deck)
  })
  test('the machine of the rules alone foresees the same', () => {
    const { id, rulesByVersion, setup, clone, redact, redeal } = caravan
    const alone = mechanism({ id, rulesByVersion, setup, clone, redact, redeal })
    const s = led()
    const move = k.read({ type: 'trade', to: (s.lead + 1) % 3, card: hand(s, s.lead)[0]!, coins: 0 })
    expect(canonical(alone.foresee(s, s.lead, move))).toBe(canonical(k.foresee(s, s.lead, move)))
  })
  test('can be followed from where it stopped: the world is imagined once', () => {
    const s = led()
    const { state } = foresee(s, s.lead, {
      type: 'trade',
      to: (s.lead + 1) % 3,
      card: hand(s, s.lead)[0],
      coins: 0,
    })
    const before = canonical(state)
    const to = k.toMove(state)
    const answer = k.read(k.ask(state, to)!.moves[0])
    const seen = k.follow(state, to, answer, s.lead)
    expect(seen.events.map((event) => event.t)).toEqual(
      k.foresee(state, to, answer, s.lead).events.map((event) => event.t),
    )
    expect(seen.events.length).toBeGreaterThan(0)
    expect(canonical(state)).toBe(before)
  })
  test('stops at the end of the game', () => {
    const s = led()
    s.round = 8
    for (const cards of s.hands) while (cards.length < 3) cards.push(s.deck.pop()!)
    expect(foresee(s, s.lead, { type: 'rest' })).toMatchObject({ stoppedBy: 'end', rule: null })
  })
  test('of a secret choice nothing can be told, though all others have chosen', () => {
    const s = begin()
    act(s, 0, { type: 'bid', card: hand(s, 0)[0]! })
    act(s, 2, { type: 'bid', card: hand(s, 2)[0]! })
    const seen = foresee(s, 1, { type: 'bid', card: hand(s, 1)[0]! })
    expect(seen).toMatchObject({ stoppedBy: 'seat', rule: 'bidding', events: [] })
    expect(k.chosen(seen.state, 0)).toBe(null)
  })
  test('is the same whatever is hidden, and changes nothing', () => {
    const s = led()
    const before = canonical(s)
    const move = { type: 'trade', to: (s.lead + 1) % 3, card: hand(s, s.lead)[0]!, coins: 0 }
    const seen = canonical(foresee(s, s.lead, move))
    for (let seed = 2; seed < 20; seed++)
      expect(canonical(foresee(k.imagine(s, s.lead, streamDice(seed)), s.lead, move))).toBe(seen)
    expect(canonical(s)).toBe(before)
  })
  test('an error in a clause is no stop, and the next move is none the worse', () => {
    const broken = ruledBy({
      lead: {
        run() {
          throw new Error('a mistake')
        },
      },
    })
    const s = begin(1, 2)
    s.rules = 1
    broken.apply(s, 0, broken.read({ type: 'bid', card: hand(s, 0)[0]! }), streamDice(1))
    expect(() =>
      broken.apply(s, 1, broken.read({ type: 'bid', card: hand(s, 1)[0]! }), streamDice(1)),
    ).toThrow('a mistake')
    const t = led()
    foresee(t, t.lead, { type: 'peek' })
    const told: Event[] = []
    k.apply(t, t.lead, k.read({ type: 'peek' }), streamDice(1), (event) => told.push(event))
    expect(told.map((event) => event.t)).toEqual(['peeked'])
  })
})

test('a question carries what its moves bring, in their order; a secret one does not', () => {
  const telling = kernel({ ...caravan, brings: (seen) => seen.events.map((event) => event.t) })
  const s = led()
  const ask = telling.offers(s, s.lead)!
  expect(ask.brings).toEqual(ask.moves.map((move) => (move.type === 'trade' ? ['offered'] : [])))
  expect(telling.offers(begin(), 0)!.brings).toBe(undefined)
})
