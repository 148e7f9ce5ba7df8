/** An example's position in the shape in which the table draws it. */
import type { Seat } from '@durbar/kernel'
import {
  CITIES,
  type CityId,
  FIELDS,
  fieldId,
  ROADS,
  VILLAGES,
  type VillageId,
  villagesOn,
} from '../../data/board.ts'
import { blockedFields, villageLimit } from '../../data/material.ts'
import type { CityView } from '../../view/board.ts'
import type { Stage } from '../positions.ts'

type Owner = CityView['fields'][number]['owner']

/** The owners of the houses in a village. */
export const housesAt = ({ players }: Stage, village: VillageId): readonly Seat[] =>
  players.flatMap(({ houses = [] }, seat) => houses.flatMap((each) => (each === village ? [seat] : [])))

export const limitOf = ({ seats }: Stage): number => villageLimit(seats)

/** Nobody travels through an empty village. */
export const openRoads = (stage: Stage): readonly boolean[] =>
  ROADS.map((_, road) => villagesOn(road).every((village) => housesAt(stage, VILLAGES[village]!).length > 0))

export function cityOf(stage: Stage, id: CityId): Pick<CityView, 'id' | 'fields' | 'houses'> {
  const blocked = stage.version && stage.version !== 'base' ? blockedFields(stage.seats) : 0
  const owners = Array.from(
    { length: FIELDS },
    (_, field): Owner => (field >= FIELDS - blocked ? 'neutral' : null),
  )
  stage.players.forEach(({ palaces = '' }, seat) => {
    for (const palace of palaces) {
      if (palace === id) owners[0] = seat
      if (palace === id.toLowerCase()) owners[owners.indexOf(null, 1)] = seat
    }
  })
  return {
    id,
    fields: owners.map((owner, field) => ({ id: fieldId(CITIES.indexOf(id), field), owner })),
    houses: stage.players.map(({ houses = [] }) => houses.filter((each) => each === id).length),
  }
}
