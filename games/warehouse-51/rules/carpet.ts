/** WH-10.18 Flying Carpet: exchange one of your other antiquities for an opponent's of equal printed value. */
import { amount, choice, fields, moment, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { cardAt, cardWith, IDS, OF_VALUE, worthOf } from '../data/antiquities.ts'
import { MOST_SEATS } from '../data/box.ts'
import { cardsOf, gain, isPawned, lose, type State, unpawnedOf } from '../state.ts'
import { decision, may, plain } from './book.ts'
import { REFUSALS } from './refusals.ts'

const CARPET = cardWith('exchangeSameValue')

const noun = fields({ own: choice(IDS), player: amount(0, MOST_SEATS - 1), theirs: choice(IDS) })

export function exchangeExists(s: Readonly<State>, seat: Seat): boolean {
  const own = unpawnedOf(s, seat) & ~(1 << CARPET)
  let theirs = 0
  for (let player = 0; player < s.seats; player++) if (player !== seat) theirs |= unpawnedOf(s, player)
  return OF_VALUE.some((cards) => (own & cards) !== 0 && (theirs & cards) !== 0)
}

const exchange = may({
  verb: 'exchange',
  noun,
  candidates(s, seat, _at, add) {
    for (let own = cardsOf(s, seat); own; own &= own - 1)
      for (let player = 0; player < s.seats; player++)
        if (player !== seat)
          for (let theirs = cardsOf(s, player); theirs; theirs &= theirs - 1)
            add(noun.pack(bits.lowest(own), player, bits.lowest(theirs)))
  },
  refuse(s, _seat, pair) {
    const own = noun.digit.own.of(pair)
    const theirs = noun.digit.theirs.of(pair)
    if (own === CARPET) return REFUSALS.carpetItself
    if (isPawned(s, own) || isPawned(s, theirs)) return REFUSALS.pawnedOutOfReach
    // WH-R23: what is printed counts, the Peaches do not matter.
    return worthOf(own) === worthOf(theirs) ? null : REFUSALS.otherValue
  },
  perform(g, seat, pair) {
    const { s } = g
    const own = noun.digit.own.of(pair)
    const player = noun.digit.player.of(pair)
    const theirs = noun.digit.theirs.of(pair)
    lose(s, seat, own)
    gain(s, player, own)
    lose(s, player, theirs)
    gain(s, seat, theirs)
    g.tell?.({ t: 'exchanged', seat, own: cardAt(own), with: player, theirs: cardAt(theirs) })
  },
})

/** The card says "may" (WH-5.8). */
const declineExchange = plain('declineExchange', (g, seat) =>
  g.tell?.({ t: 'notExchanged', seat, possible: true }),
)

export const flyingCarpet = decision(moment('flyingCarpet', seated), { actions: [exchange, declineExchange] })
