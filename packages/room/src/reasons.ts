/** Why one move is better than another, in the words of the game. */
import type { Language } from './speech.ts'

/**
 * By the names of the facts that the game's bot counts (`Insight.facts`), what telling apart matters most first: of so
 * much more there is after the better move. A whole sentence about the better move, without its full stop.
 */
export type Reasons = Readonly<Record<string, Readonly<Record<Language, (more: number) => string>>>>
