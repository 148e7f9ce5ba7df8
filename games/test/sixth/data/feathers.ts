/** SX-1: the box. All of it is ours. */
/** So many feathers lie in the middle, by players. */
export const FEATHERS: Readonly<Record<number, number>> = { 2: 11, 3: 16 }
export const MOST = 3

export const WISHES = ['even', 'odd'] as const
export type Wish = (typeof WISHES)[number]
export const wishAt = (card: number): Wish => WISHES[card % WISHES.length]!
/** Two of each. */
export const CARDS = 4

export const WISH_POINTS = 3
export const OPEN_POINTS = 1
