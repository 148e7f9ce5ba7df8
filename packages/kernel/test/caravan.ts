/**
 * A game that exists only to try the kernel: secret simultaneous bids with an open move beside them, a turn
 * with nested interrupts, moves of several parameters, hidden hands that are partly known, and a reshuffle.
 */
import { type Chronicle, type Game, type Seat, shuffle, type Viewer } from '../src/index.ts'
import { rules } from './caravan-rules.ts'
import { CARDS, type Event, HAND, names, REFUSALS, ROUNDS, type State } from './caravan-state.ts'

export { bidding, peek } from './caravan-rules.ts'
export { CARDS, type Event, NUMBERS, type State } from './caravan-state.ts'

export interface View {
  round: number
  lead: Seat
  deck: number
  top: string | null
  discard: string[]
  hand: string[] | null
  hands: { count: number; known: string[] }[]
  coins: number[]
  boasted: number
  deals: readonly number[]
}

/** Sees its own hand, the cards everybody has seen, the discard pile and, as leader, the card it peeked at. */
function view(s: Readonly<State>, who: Viewer, _aids?: boolean, deals = chronicle.begin(s.seats)): View {
  const all = who === 'archive'
  const peeked = s.peeked && (all || who === s.lead)
  return {
    round: s.round,
    lead: s.lead,
    deck: s.deck.length,
    top: peeked ? CARDS[s.deck.at(-1)!]! : null,
    discard: names(s.discard),
    hand: typeof who === 'number' ? names(s.hands[who]!).sort() : null,
    hands: s.hands.map((hand) => ({
      count: hand.length,
      known: names(hand.filter((card) => all || s.shown & (1 << card))).sort(),
    })),
    coins: s.coins.slice(),
    boasted: s.boasted,
    deals,
  }
}

function redact(event: Event, who: Viewer): Event {
  if (who === 'archive') return event
  if (event.t === 'reshuffled') return { ...event, order: null }
  if (event.t === 'drew' && event.seat !== who) return { ...event, cards: null }
  if (event.t === 'peeked' && event.seat !== who) return { ...event, card: null }
  return event
}

/** How many deals each seat has struck, as everybody heard. */
const chronicle: Chronicle<Event, number[]> = {
  begin: (seats) => Array<number>(seats).fill(0),
  note(deals, event) {
    if (event.t === 'answered' && event.yes) deals[event.seat]!++
  },
}

/** What the bots' tests want to know of it. */
interface Insight {
  readonly weights: Readonly<Record<string, number>>
  evaluate(s: Readonly<State>, out: Float64Array, weights: Readonly<Record<string, number>>): void
}

export const caravan: Game<State, View, Event, number[]> & { readonly insight: Insight } = {
  id: 'caravan',
  seats: [2, 3, 4],
  options: [
    { key: 'rich', values: [false, true], default: false },
    { key: 'purse', values: [0, 1, 2], default: 1 },
  ],
  refuseOptions: (seats, options) => (options.rich === true && seats === 2 ? REFUSALS.tooDear : null),
  rulesByVersion: { 1: { ...rules }, 2: rules },
  shape: 1,
  refusals: REFUSALS,
  ends: ['rounds'],
  longest: ROUNDS * (4 * 2 + 4),
  setup(dice, seats, options) {
    const deck = [...CARDS.keys()]
    shuffle(deck, dice)
    const hands = Array.from({ length: seats }, () => deck.splice(-HAND))
    const coins = Array<number>(seats).fill(options.rich ? 3 : Number(options.purse))
    const blank = { rules: 0, result: null, round: 1, lead: 0, boasted: 0, shown: 0, peeked: false }
    return { ...blank, stack: [{ rule: 'round' }], seats, deck, discard: [], hands, bids: [], coins }
  },
  clone: (s) => ({
    ...s,
    stack: s.stack.slice(),
    deck: s.deck.slice(),
    discard: s.discard.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    bids: s.bids.slice(),
    coins: s.coins.slice(),
  }),
  chronicle,
  view,
  redact,
  redeal(s, who, dice) {
    if (who === 'archive') return
    const top = s.peeked && who === s.lead ? s.deck.pop()! : -1
    const known = (seat: Seat, card: number) => seat === who || (s.shown & (1 << card)) !== 0
    const hidden = s.hands.flatMap((hand, seat) => hand.filter((card) => !known(seat, card)))
    hidden.push(...s.deck)
    hidden.sort((a, b) => a - b)
    shuffle(hidden, dice)
    s.hands = s.hands.map((hand, seat) => {
      const kept = hand.filter((card) => known(seat, card))
      return seat === who
        ? kept
        : [...kept.sort((a, b) => a - b), ...hidden.splice(0, hand.length - kept.length)]
    })
    s.deck = top < 0 ? hidden : [...hidden, top]
  },
  audit(s) {
    const all = [...s.deck, ...s.discard, ...s.hands.flat(), ...s.bids]
    return new Set(all).size === CARDS.length && all.length === CARDS.length ? null : 'cards are lost'
  },
  transcript: {
    setup: (s) => ({ hands: s.hands.map(names), deck: names(s.deck) }),
    chance: (event) => (event.t === 'reshuffled' ? { type: 'reshuffle', order: event.order } : null),
    detail: (s, deals) => ({ coins: s.coins.slice(), deals: deals.slice() }),
  },
  insight: {
    weights: { coin: 1 },
    evaluate(s, out, weights) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = s.coins[seat]! * weights.coin!
    },
  },
}
