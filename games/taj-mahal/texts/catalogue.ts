/** Every rule and ruling in our own words, in the order of the rulebook. */
import type { Catalogue } from '@durbar/room'
import { cards } from './catalogue-cards.ts'
import { end } from './catalogue-end.ts'
import { prince } from './catalogue-prince.ts'
import { rulings } from './catalogue-rulings.ts'
import { scoring } from './catalogue-scoring.ts'
import { setup } from './catalogue-setup.ts'
import { winning } from './catalogue-winning.ts'

export const catalogue: Catalogue = {
  ...setup,
  ...cards,
  ...winning,
  ...scoring,
  ...end,
  ...rulings,
  ...prince,
}
