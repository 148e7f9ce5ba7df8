/** Every rule and ruling in our own words, in the order of the rulebook. */
import type { Catalogue } from '@durbar/room'
import { actions } from './catalogue-actions.ts'
import { end } from './catalogue-end.ts'
import { round } from './catalogue-round.ts'
import { rulings } from './catalogue-rulings.ts'
import { moreRulings } from './catalogue-rulings-more.ts'
import { setup } from './catalogue-setup.ts'
import { variants } from './catalogue-variants.ts'

export const catalogue: Catalogue = {
  ...setup,
  ...round,
  ...actions,
  ...end,
  ...variants,
  ...rulings,
  ...moreRulings,
}
