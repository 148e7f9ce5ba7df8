import type { courtDe } from './court-de.ts'
import type { Same } from './words.ts'

/** The shape both languages share, of the court. */
export type CourtWords = Same<typeof courtDe>
