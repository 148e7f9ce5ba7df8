/** What the actions of a disc cost, before it is laid down: at most, for nobody has to carry out a part. */
import { ACTIONS, type ActionId, PART, PARTS } from '../../data/actions.ts'
import { HOUSE_PRICE } from '../../data/material.ts'

/** Gold for everything an action builds. */
export function costOf(action: ActionId, palacePrice: number): number {
  const parts = PARTS[ACTIONS.indexOf(action)]!
  const price = (part: number, gold: number) => (parts & part ? gold : 0)
  return price(PART.house, HOUSE_PRICE) + price(PART.cityHouse, HOUSE_PRICE) + price(PART.palace, palacePrice)
}
