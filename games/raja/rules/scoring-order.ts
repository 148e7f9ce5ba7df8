/** RJ-7.5 Changing the scoring order. */
import { choice, fields } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { CITIES, cityAt } from '../data/board.ts'
import { REFUSALS } from './refusals.ts'
import { actionSlot, partOfTurn } from './slots.ts'
import { canShift, lowest, passedBy, shift } from './track.ts'

const noun = fields({ slot: actionSlot, city: choice(CITIES) })
const cityOf = noun.digit.city.of

export const shiftCrest = partOfTurn({
  verb: 'shiftCrest',
  part: PART.shiftCrest,
  noun,
  things(_s, _seat, slot, add) {
    for (let city = 0; city < CITIES.length; city++) add(noun.pack(slot, city))
  },
  refuse: (s, _seat, packed) => (canShift(s.crests, cityOf(packed)) ? null : REFUSALS.crestTooLow),
  perform(g, seat, packed) {
    const { crests } = g.s
    const city = cityOf(packed)
    const passed = g.tell ? passedBy(crests, city).map(cityAt) : []
    shift(crests, city)
    g.tell?.({ t: 'crestShifted', seat, city: cityAt(city), passed, next: cityAt(lowest(crests)) })
  },
})
