/** Every rule and ruling in our own words, in the order of the rulebook. */
import type { Catalogue } from '@durbar/room'
import { actions } from './catalogue-actions.ts'
import { end } from './catalogue-end.ts'
import { rulings } from './catalogue-rulings.ts'
import { sets } from './catalogue-sets.ts'
import { start } from './catalogue-start.ts'

export const catalogue: Catalogue = { ...start, ...actions, ...sets, ...end, ...rulings }
