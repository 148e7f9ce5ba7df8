/** A round of the caravan: everybody bids in secret, and the best bidder leads. */
import {
  type Action,
  amount,
  choice,
  type Decision,
  everyone,
  fields,
  moment,
  nothing,
  type Procedure,
  places,
  type RuleTable,
  rulebook,
  type Seat,
  type Seated,
  seated,
  subset,
} from '../src/index.ts'
import { CARDS, type Event, HAND, names, REFUSALS, ROUNDS, type State } from './caravan-state.ts'

const rank = (card: number) => card % 6
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

const { decision, sequence } = rulebook<State, Event>()
const leading = moment('leading', seated)
const sulking = moment('sulking', seated)

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

interface Deal extends Seated {
  readonly from: Seat
  readonly card: number
  readonly coins: number
}
const answering = moment(
  'answer',
  (rule: string, seat: Seat, from: Seat, card: number, coins: number): Deal => ({
    rule,
    seat,
    from,
    card,
    coins,
  }),
)
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
    const deal = answering(to.of(noun), seat, card.of(noun), coins.of(noun))
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
    if (!yes) return g.then(sulking(at.from))
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

export const rules: RuleTable<State, Event> = {
  round: sequence(moment('round'), moment('bidding'), moment('lead'), moment('refill'), moment('nextRound'))
    .clause,
  bidding,
  lead,
  leading: decision(leading, { actions: [peek, trade, rest] }).clause,
  answer: decision(answering, { actions: [answer] }).clause,
  sulking: decision(sulking, { actions: [throwAway] }).clause,
  refill,
  nextRound,
}
