/** The box as the reference would list it. */
import { CARDS, FEATHERS, WISHES } from '../data/feathers.ts'

export const components = { feathers: Math.max(...Object.values(FEATHERS)), cards: CARDS, wishes: WISHES }
