/** TM-5.3 to TM-5.9 Palaces and the crown palace. */
import { choice, type Frame, fields, moment, type Seat, type Seated } from '@durbar/kernel'
import { CITY_NAMES, citiesOf, cityAt, provinceOf } from '../data/board.ts'
import { bidderName, here, NOBODY } from '../state.ts'
import { scoreBonus } from './bonus.ts'
import { decision, may, type Scope } from './book.ts'
import { REFUSALS } from './refusals.ts'

/** A city has room for one normal palace, and for one that came with the crown (TM-R-6). */
export function build(g: Scope, bidder: number, city: number, crown: boolean): void {
  if (crown) g.s.crowned[city] = bidder
  else g.s.normal[city] = bidder
  g.tell?.({ t: 'placed', bidder: bidderName(g.s, bidder), city: cityAt(city), crown })
}

interface Placing extends Seated {
  readonly crown: boolean
}
export const isPlacing = (at: Frame): at is Placing => at.rule === 'place'

const noun = fields({ city: choice(CITY_NAMES) })

const placePalace = may({
  verb: 'place',
  noun,
  candidates(s, _seat, _at: Placing, add) {
    for (const city of citiesOf(here(s))) add(noun.pack(city))
  },
  mistakes(s, _seat, _at, add) {
    for (let city = 0; city < CITY_NAMES.length; city++)
      if (provinceOf(city) !== here(s)) add(noun.pack(city))
  },
  refuse(s, _seat, move, at) {
    const city = noun.digit.city.of(move)
    if (provinceOf(city) !== here(s)) return REFUSALS.otherProvince
    // TM-5.7: the crown palace may stand beside another. TM-5.8: a crown palace leaves the city free.
    return at.crown || s.normal[city] === NOBODY ? null : REFUSALS.cityTaken
  },
  perform(g, seat, move, { crown }) {
    const city = noun.digit.city.of(move)
    build(g, seat, city, crown)
    // TM-5.9: the crown palace never takes a bonus tile.
    if (!crown) scoreBonus(g, seat, city)
  },
})

const placing = moment(
  'place',
  (rule: 'place', seat: Seat, crown: boolean): Placing => ({ rule, seat, crown }),
)
/** Asked for every palace, also when one city is left. */
export const place = decision(placing, { actions: [placePalace] })
