/** WH-10.18 Flying Carpet: exchange one of your other antiquities for an opponent's of equal printed value. */
import {
  type Action,
  amount,
  choice,
  type Decision,
  fields,
  frameSeat,
  nothing,
  type Seat,
} from '@durbar/kernel'
import { cardWith, first, IDS, OF_VALUE, VALUE } from '../data/antiquities.ts'
import { MOST_SEATS } from '../data/box.ts'
import type { Event } from '../events.ts'
import { isPawned, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'

const CARPET = cardWith('exchangeSameValue')

type Exchange = { readonly own: string; readonly player: Seat; readonly theirs: string }
const noun = fields<Exchange>({ own: choice(IDS), player: amount(0, MOST_SEATS - 1), theirs: choice(IDS) })

/** What this seat could give away: neither the Carpet nor a pawned card. */
const ownInReach = (s: Readonly<State>, seat: Seat) => s.cards[seat]! & ~s.pawned & ~(1 << CARPET)

export function exchangeExists(s: Readonly<State>, seat: Seat): boolean {
  let theirs = 0
  for (let player = 0; player < s.seats; player++) if (player !== seat) theirs |= s.cards[player]! & ~s.pawned
  const own = ownInReach(s, seat)
  return OF_VALUE.some((cards) => (own & cards) !== 0 && (theirs & cards) !== 0)
}

/** Every pair of an own card and an opponent's. */
function eachPair(
  s: Readonly<State>,
  seat: Seat,
  add: (own: number, player: Seat, theirs: number) => void,
): void {
  for (let own = s.cards[seat]!; own; own &= own - 1)
    for (let player = 0; player < s.seats; player++)
      if (player !== seat)
        for (let theirs = s.cards[player]!; theirs; theirs &= theirs - 1)
          add(first(own), player, first(theirs))
}

export const exchange: Action<State, Event, 'exchange', Exchange> = {
  verb: 'exchange',
  noun,
  candidates(s, seat, _at, add) {
    eachPair(s, seat, (own, player, theirs) => add(noun.pack(own, player, theirs)))
  },
  refuse(s, _seat, pair) {
    const own = noun.digit.own.of(pair)
    const theirs = noun.digit.theirs.of(pair)
    if (own === CARPET) return REFUSALS.carpetItself
    if (isPawned(s, own) || isPawned(s, theirs)) return REFUSALS.pawnedOutOfReach
    // WH-R23: what is printed counts, the Peaches do not matter.
    return VALUE[own] === VALUE[theirs] ? null : REFUSALS.otherValue
  },
  perform(g, seat, pair) {
    const { s } = g
    const own = noun.digit.own.of(pair)
    const player = noun.digit.player.of(pair)
    const theirs = noun.digit.theirs.of(pair)
    s.cards[seat]! ^= (1 << own) | (1 << theirs)
    s.cards[player]! ^= (1 << own) | (1 << theirs)
    g.tell?.({ t: 'exchanged', seat, own: IDS[own]!, with: player, theirs: IDS[theirs]! })
  },
}

/** The card says "may" (WH-5.8). */
export const declineExchange: Action<State, Event, 'declineExchange', Record<string, never>> = {
  verb: 'declineExchange',
  noun: nothing,
  candidates(_s, _seat, _at, add) {
    add(0)
  },
  refuse: () => null,
  perform(g, seat) {
    g.tell?.({ t: 'notExchanged', seat, possible: true })
  },
}

export const flyingCarpet: Decision<State, Event> = { who: frameSeat, actions: [exchange, declineExchange] }
