/** The palace fields of a city as they are drawn: a large one in the middle, six small ones around it. */

import type { Choosing, Point, ThingState } from '@durbar/table'
import { CITIES, CITY, fieldPlace } from '../../data/board.ts'
import type { Size } from '../../data/material.ts'
import type { CityView } from '../../view/board.ts'
import type { View } from '../../view/index.ts'
import type { Vocabulary } from '../../vocabulary.ts'
import { palace } from '../touches.ts'
import type { Target } from './targets.ts'

export const LARGE = 24
export const SMALL = 15
const APART = 41

/** From the city's centre. */
export function siteOffset(field: number): Point {
  const { x, y } = fieldPlace(0, field)
  const [dx, dy] = [x - CITY[0]!.x, y - CITY[0]!.y]
  const far = Math.hypot(dx, dy)
  return far === 0 ? [0, 0] : [(dx / far) * APART, (dy / far) * APART]
}

export interface Site {
  readonly size: Size
  /** All its free fields mean the same (RJ-R-15). */
  readonly fields: readonly number[]
}

export const freeSites = ({ fields }: CityView): readonly Site[] => {
  const free = fields.flatMap(({ owner }, field) => (owner === null ? [field] : []))
  const [large, small] = [free.filter((field) => field === 0), free.filter((field) => field > 0)]
  return [
    ...(large.length > 0 ? [{ size: 'large', fields: large } as const] : []),
    ...(small.length > 0 ? [{ size: 'small', fields: small } as const] : []),
  ]
}

/**
 * The fields of the own city that mean a palace when touched: while what is chosen may still become one. If none can
 * be built they say why not, unless the city itself has something to offer there.
 */
export function sitesToTouch(
  view: View,
  city: CityView | undefined,
  { touches, left, state }: Pick<Choosing<Vocabulary>, 'touches' | 'left' | 'state'>,
  ofCity: ThingState,
): readonly Site[] {
  if (!city || !view.turn) return []
  if (left.some((move) => move.type === 'buildPalace'))
    return freeSites(city).filter(({ size }) => ['offered', 'chosen'].includes(state(palace(size))))
  const open = view.turn.slots.some(({ parts }) => parts.some((each) => each.part === 'palace' && each.open))
  const free = ofCity !== 'offered' && ofCity !== 'chosen'
  return open && free && touches.length === 0
    ? freeSites(city).filter(({ size }) => state(palace(size)) === 'refused')
    : []
}

export function siteTargets(city: CityView, sites: readonly Site[]): readonly Target[] {
  const { x, y } = CITY[CITIES.indexOf(city.id)]!
  return sites.map(({ size, fields }) => ({
    id: size,
    at: fields.map((field): Point => {
      const [dx, dy] = siteOffset(field)
      return [x + dx, y + dy]
    }),
    rx: size === 'large' ? LARGE : SMALL,
    ry: size === 'large' ? LARGE : SMALL,
    within: city.id,
  }))
}
