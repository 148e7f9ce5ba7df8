/** The four categories, in the order of the overview boards (WH-9.5). */

export const CATEGORIES = ['western', 'european', 'nearEast', 'eastern'] as const
export type Category = (typeof CATEGORIES)[number]
export const categoryAt = (category: number): Category => CATEGORIES[category]!

/** rulebook */
export const COLOURS = ['blue', 'green', 'yellow', 'red'] as const

/** rulebook (German); the English names: public */
export const CATEGORY_NAMES = {
  de: [
    'Fantasy und Literatur des Westens',
    'Europäische Mythologien',
    'Naher und Mittlerer Osten',
    'Östliche Kulturen',
  ],
  en: ['Western Fantasy and Literature', 'European Mythologies', 'Near and Middle East', 'Eastern Cultures'],
} as const

/** How many cards a stack has. Public: the boards print it; which number: inferred from 8+7+6+5 = 26. */
export const STACK_SIZE = [8, 7, 6, 5] as const
/** Where each stack begins in the row of all antiquities. */
export const STACK_START = [0, 8, 15, 21] as const
export const stackStart = (category: number): number => STACK_START[category]!
export const stackSize = (category: number): number => STACK_SIZE[category]!
/** The place after its last card. */
export const stackEnd = (category: number): number => stackStart(category) + stackSize(category)

/** Blue 8 and 6: public. Green 5 for the second: rulebook. Red 5 and 3: rulebook. The rest: inferred. */
export const FIRST = [8, 7, 6, 5] as const
export const SECOND = [6, 5, 4, 3] as const
export const firstPoints = (category: number): number => FIRST[category]!
export const secondPoints = (category: number): number => SECOND[category]!
/** As many places bring points (WH-3.4). */
export const PLACES = 2
/** Of a tie of two each gets the lower place; with more of them nobody gets anything (WH-9.8, WH-9.9). */
export const PAIR = 2
