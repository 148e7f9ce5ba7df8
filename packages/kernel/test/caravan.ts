/**
 * A game that exists only to try the kernel: secret simultaneous bids with an open move beside them, a turn
 * with nested interrupts, moves of several parameters, hidden hands that are partly known, and a reshuffle.
 */
import {
  type Action,
  amount,
  type Chronicle,
  type Core,
  choice,
  type Decision,
  everyone,
  type Frame,
  fields,
  type Game,
  moment,
  nothing,
  only,
  type Procedure,
  places,
  type RuleTable,
  refusals,
  rulebook,
  type Seat,
  seated,
  shuffle,
  subset,
  type Viewer,
} from '../src/index.ts'

export const CARDS = ['a', 'b', 'c', 'd'].flatMap((suit) => [1, 2, 3, 4, 5, 6].map((n) => `${suit}${n}`))
const rank = (card: number) => card % 6
const HAND = 3
const ROUNDS = 8

export interface State extends Core {
  seats: number
  round: number
  lead: Seat
  /** The last card is on top. */
  deck: number[]
  discard: number[]
  hands: number[][]
  bids: number[]
  coins: number[]
  boasted: number
  /** Cards in hands that everybody has seen, a bit each. */
  shown: number
  /** The leader has looked at the top card. */
  peeked: boolean
}

export type Event =
  | { t: 'boasted'; seat: Seat }
  | { t: 'bid'; seat: Seat; card: string }
  | { t: 'peeked'; seat: Seat; card: string | null }
  | { t: 'offered'; seat: Seat; to: Seat; card: string; coins: number }
  | { t: 'answered'; seat: Seat; yes: boolean }
  | { t: 'threw'; seat: Seat; cards: string[] }
  | { t: 'drew'; seat: Seat; cards: string[] | null }
  | { t: 'reshuffled'; order: string[] | null }

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

export const REFUSALS = refusals({ twice: 'CV-1', toSelf: 'CV-2', tooDear: 'CV-3', noCards: 'CV-4' })
export const NUMBERS = new Set(['CV-1', 'CV-2', 'CV-3', 'CV-4'])

const names = (cards: readonly number[]) => cards.map((card) => CARDS[card]!)
const cardNoun = fields({ card: choice(CARDS) })

function leaveHand(s: State, seat: Seat, card: number): void {
  s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1)
  s.shown &= ~(1 << card)
}

const bid: Action<State, Event, 'bid', { card: string }> = {
  verb: 'bid',
  noun: cardNoun,
  candidates(s, seat, _at, add) {
    for (const card of s.hands[seat]!) add(card)
  },
  refuse: () => null,
  perform(g, seat, card) {
    leaveHand(g.s, seat, card)
    g.s.bids[seat] = card
    g.tell?.({ t: 'bid', seat, card: CARDS[card]! })
  },
}

const boast: Action<State, Event, 'boast', Record<string, never>> = {
  verb: 'boast',
  noun: nothing,
  open: true,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: (s, seat) => (s.boasted & (1 << seat) ? REFUSALS.twice : null),
  perform(g, seat) {
    g.s.boasted |= 1 << seat
    g.s.coins[seat]!++
    g.tell?.({ t: 'boasted', seat })
  },
}

export const bidding: Decision<State, Event> = {
  who: (s) => everyone(s.seats),
  actions: [bid, boast],
  done(g) {
    const { s } = g
    let best = 0
    for (let seat = 1; seat < s.seats; seat++) if (rank(s.bids[seat]!) > rank(s.bids[best]!)) best = seat
    s.lead = best
    s.coins[best]! += 2
    s.discard.push(...s.bids)
    s.bids = []
  },
}

const leading = moment('leading', seated)

export const peek: Action<State, Event, 'peek', Record<string, never>> = {
  verb: 'peek',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: (s) => (s.deck.length === 0 ? REFUSALS.noCards : s.peeked ? REFUSALS.twice : null),
  perform(g, seat, _noun, at) {
    g.s.peeked = true
    g.reveal()
    g.tell?.({ t: 'peeked', seat, card: CARDS[g.s.deck.at(-1)!]! })
    g.then(at)
  },
}

interface Deal extends Frame {
  readonly seat: Seat
  readonly from: Seat
  readonly card: number
  readonly coins: number
}
const dealNoun = fields({ to: amount(0, 3), card: choice(CARDS), coins: amount(0, 3) })

const trade: Action<State, Event, 'trade', { to: number; card: string; coins: number }> = {
  verb: 'trade',
  noun: dealNoun,
  candidates(s, seat, _at, add) {
    for (let to = 0; to < s.seats; to++)
      for (const card of s.hands[seat]!)
        for (let coins = 0; coins <= 3; coins++) add(dealNoun.pack(to, card, coins))
  },
  refuse(s, seat, noun) {
    const to = dealNoun.digit.to.of(noun)
    if (to === seat) return REFUSALS.toSelf
    return s.coins[to]! < dealNoun.digit.coins.of(noun) ? REFUSALS.tooDear : null
  },
  perform(g, seat, noun) {
    const { to, card, coins } = dealNoun.digit
    const deal: Deal = {
      rule: 'answer',
      seat: to.of(noun),
      from: seat,
      card: card.of(noun),
      coins: coins.of(noun),
    }
    g.s.shown |= 1 << deal.card
    g.tell?.({ t: 'offered', seat, to: deal.seat, card: CARDS[deal.card]!, coins: deal.coins })
    g.then(deal)
  },
}

const rest: Action<State, Event, 'rest', Record<string, never>> = {
  verb: 'rest',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform() {},
}

const answerNoun = fields({ yes: choice([false, true]) })
const answer: Action<State, Event, 'answer', { yes: boolean }, Deal> = {
  verb: 'answer',
  noun: answerNoun,
  candidates(_s, _seat, _at, add) {
    add(0)
    add(1)
  },
  refuse: () => null,
  perform(g, seat, yes, at) {
    const { s } = g
    g.tell?.({ t: 'answered', seat, yes: yes === 1 })
    if (!yes) return g.then({ rule: 'sulking', seat: at.from })
    leaveHand(s, at.from, at.card)
    s.shown |= 1 << at.card
    s.hands[seat]!.push(at.card)
    s.coins[seat]! -= at.coins
    s.coins[at.from]! += at.coins
  },
}

const thrown = subset(CARDS, 0, 2)
const throwNoun = fields({ cards: thrown })
const throwAway: Action<State, Event, 'throwAway', { cards: readonly string[] }> = {
  verb: 'throwAway',
  noun: throwNoun,
  candidates(s, seat, _at, add) {
    const hand = s.hands[seat]!.toSorted((a, b) => a - b)
    add(thrown.pack([]))
    hand.forEach((card, i) => {
      add(thrown.pack([card]))
      for (const other of hand.slice(i + 1)) add(thrown.pack([card, other]))
    })
  },
  refuse: () => null,
  perform(g, seat, noun) {
    const cards: number[] = []
    thrown.unpack(noun, cards)
    for (const card of cards) leaveHand(g.s, seat, card)
    g.s.discard.push(...cards)
    g.tell?.({ t: 'threw', seat, cards: names(cards) })
  },
}

const lead: Procedure<State, Event> = {
  run(g) {
    g.then(leading(g.s.lead))
  },
}

const refill: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    s.peeked = false
    for (let seat = 0; seat < s.seats; seat++) {
      const drawn: number[] = []
      while (s.hands[seat]!.length < HAND) {
        if (s.deck.length === 0) {
          s.deck = s.discard
          s.discard = []
          g.shuffle(s.deck)
          g.tell?.({ t: 'reshuffled', order: names(s.deck) })
        }
        g.reveal()
        drawn.push(s.deck.at(-1)!)
        s.hands[seat]!.push(s.deck.pop()!)
      }
      if (drawn.length > 0) g.tell?.({ t: 'drew', seat, cards: names(drawn).sort() })
    }
  },
}

const nextRound: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    s.boasted = 0
    if (++s.round <= ROUNDS) return g.then({ rule: 'round' })
    const { coins } = s
    s.result = {
      scores: coins.slice(),
      places: places(s.seats, (a, b) => coins[a]! > coins[b]!),
      end: 'rounds',
    }
  },
}

const itsSeat = (_s: unknown, at: Frame) => only(at.seat!)
const round = rulebook<State, Event>().sequence(
  moment('round'),
  moment('bidding'),
  moment('lead'),
  moment('refill'),
  moment('nextRound'),
)

export const rules: RuleTable<State, Event> = {
  round: round.clause,
  bidding,
  lead,
  leading: { who: itsSeat, actions: [peek, trade, rest] },
  answer: { who: itsSeat, actions: [answer] },
  sulking: { who: itsSeat, actions: [throwAway] },
  refill,
  nextRound,
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
  rulesByVersion: { 1: { ...rules, refill }, 2: rules },
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
