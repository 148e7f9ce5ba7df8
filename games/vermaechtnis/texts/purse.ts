/** What the sentences need to know of the purse of the seat that is asked. */
import { GOLD } from '../data/market.ts'
import type { View } from '../view.ts'

const purse = (view: View) => view.players[view.me ?? view.active ?? 0]!

export const affordable = (view: View): boolean => purse(view).rupees >= view.price
/** The whole coin for whoever only looks on. */
export const coinOf = (view: View): number => (view.price > 0 ? purse(view).coinBrings : GOLD)
