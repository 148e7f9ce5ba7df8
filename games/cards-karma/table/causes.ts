/** Where a gain comes from: the card, the row or the bonus that brings it. */
import type { Seat } from '@durbar/kernel'
import type { Bonus } from '../data/names.ts'
import type { Event, Token } from '../events.ts'
import type { View } from '../view/index.ts'
import { at, card, rowOf, tokenAt, trackCard } from './places.ts'
import { faceOf } from './reading.ts'

/** The turned card with this bonus. */
export const bonusOn = (view: View, seat: Seat, bonus: Bonus) =>
  at(
    seat,
    trackCard(
      seat,
      view.players[seat]!.track.findIndex((each) => each.turned && each.bonus === bonus),
    ),
  )

/** Only one bonus brings each kind of token. */
const BRINGS: Readonly<Record<Token, Bonus>> = {
  fame: 'shipOrFame1',
  coins: 'palaceOrCoins2',
  karma: 'karma2',
  stewards: 'steward1',
}

/** CK-8.6 */
const COPIES = 5
/** The ship whose reward is carried out; while one is copied, the palace card that copies it. */
export function rewarding(view: View, seat: Seat): string {
  const palace = view.palaceInPlay.at(-1)
  const { lastShip } = view.players[seat]!
  if (palace && faceOf(palace).action === COPIES) return at(seat, card(palace))
  return lastShip ? at(seat, card(lastShip)) : at(seat)
}

export function causeOf({ seat, what, cause }: Extract<Event, { t: 'gain' }>, view: View): string {
  const { buildings, goods, locked } = view.players[seat]!
  switch (cause) {
    case 'building':
      return at(seat, card(buildings.at(-1)!))
    case 'printedCoin':
      return at(seat, card(goods.at(-1)!))
    case 'reward':
      return rewarding(view, seat)
    case 'palace':
      return at(seat, 'palace')
    case 'bonus':
      return bonusOn(view, seat, BRINGS[what])
    case 'set':
      return at(seat, rowOf(seat, locked.length > 0 ? 'ships' : 'buildings'))
    case 'sale':
      return at(seat, rowOf(seat, 'goods'))
    case 'threeKarma':
      return tokenAt(seat, 'karma')
    case 'threeStewards':
      return tokenAt(seat, 'stewards')
    case 'elephant':
      return at(seat, 'elephant')
  }
}
