/** What the sentences need to know of the seat that is asked, or whose turn it is. */

import type { View } from '../view/index.ts'
import type { PlayerView } from '../view/player.ts'

const asked = (view: View): PlayerView => view.players[view.me ?? view.turn?.seat ?? 0]!
export const goldOf = (view: View): number => asked(view).gold ?? 0
export const standsAt = (view: View): PlayerView['architect'] => asked(view).architect
export const palacePriceOf = (view: View): number => asked(view).palacePrice
/** What the passage of a road costs this seat; 0 where it is closed. */
export const tollOf = (view: View, road: string): number =>
  view.board.roads.find((each) => each.id === road)?.tolls?.[view.me ?? view.turn?.seat ?? 0] ?? 0
