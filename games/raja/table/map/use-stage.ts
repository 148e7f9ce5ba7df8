/** Where the game takes place: what was built last, who set out last. A map of which a part is seen follows it. */
import { useState } from 'react'
import { VILLAGE, VILLAGES } from '../../data/board.ts'
import type { CityView } from '../../view/board.ts'
import type { View } from '../../view/index.ts'
import { junctionPlace } from './ground.ts'

interface Spot {
  readonly x: number
  readonly y: number
}

type Shown = Pick<View, 'board' | 'players' | 'maharaja' | 'scorings' | 'turn' | 'me'>

const mine = ({ turn, me }: Shown): boolean => me !== null && turn?.seat === me

const builtIn = ({ houses, fields }: CityView): number =>
  houses.reduce((sum, n) => sum + n, 0) + fields.filter(({ owner }) => owner !== null).length

/** Where a map opens: at the own architect, or wherever the Maharaja is. */
export const opensAt = (view: Shown): Spot =>
  junctionPlace(mine(view) ? view.players[view.me!]!.architect : view.maharaja)

/** What is other on the map than it was; null = nothing. */
export function newsOf(before: Shown, now: Shown): Spot | null {
  const pays = now.scorings.length > before.scorings.length
  if (pays || now.maharaja !== before.maharaja) return junctionPlace(now.maharaja)
  const travelled = now.players.find(({ architect }, seat) => architect !== before.players[seat]?.architect)
  if (travelled) return junctionPlace(travelled.architect)
  const village = VILLAGES.findIndex(
    (_, i) => now.board.villages[i]!.houses.length > before.board.villages[i]!.houses.length,
  )
  if (village >= 0) return VILLAGE[village]!
  const city = now.board.cities.find((each, i) => builtIn(each) > builtIn(before.board.cities[i]!))
  if (city) return junctionPlace(city.id)
  return mine(now) && !mine(before) ? opensAt(now) : null
}

export function useStage(view: View): Spot {
  const [shown, show] = useState<{ view: View; at: Spot }>(() => ({ view, at: opensAt(view) }))
  if (shown.view === view) return shown.at
  const at = newsOf(shown.view, view) ?? shown.at
  show({ view, at })
  return at
}
