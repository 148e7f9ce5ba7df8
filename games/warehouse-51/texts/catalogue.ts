/** Every rule and ruling in our own words, in the order of the rulebook. */
import type { Catalogue } from '@durbar/room'
import { cards } from './catalogue-cards.ts'
import { end } from './catalogue-end.ts'
import { play } from './catalogue-play.ts'
import { rulings } from './catalogue-rulings.ts'
import { setup } from './catalogue-setup.ts'

export const catalogue: Catalogue = { ...setup, ...play, ...end, ...cards, ...rulings }
