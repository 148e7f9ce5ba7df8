/** Every rule and ruling in our own words, in the order of the rulebook. */
import type { Catalogue } from '@durbar/room'
import { cards } from './catalogue-cards.ts'
import { end } from './catalogue-end.ts'
import { play } from './catalogue-play.ts'
import { rulings } from './catalogue-rulings.ts'

export const catalogue: Catalogue = { ...play, ...cards, ...end, ...rulings }
