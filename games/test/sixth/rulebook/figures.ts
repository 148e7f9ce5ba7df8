/** What the box and the rules count. */
import { CARDS, FEATHERS, MOST, OPEN_POINTS, WISH_POINTS, WISHES } from '../data/feathers.ts'

export const figures = {
  forTwo: FEATHERS[2]!,
  forThree: FEATHERS[3]!,
  most: MOST,
  cards: CARDS,
  alike: CARDS / WISHES.length,
  agrees: WISH_POINTS,
  open: OPEN_POINTS,
} as const
