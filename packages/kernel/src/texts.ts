/** How a game speaks. Texts are data and small functions; no rule reads them. */
import type { MoveObject } from './api.ts'

export type Language = 'de' | 'en'
export const LANGUAGES: readonly Language[] = ['de', 'en']

/** Rule number -> wording, in the order of the rulebook: the rules page, the refusals, `durbar rules`. */
export type Catalogue = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** One heading of the rules page and the number it begins with: 'VM-4' -> all of VM-4.x. */
export type Chapters = Readonly<Record<string, Readonly<Record<Language, string>>>>

/** Everything else a game says, in one language. */
export interface Speech<V, E> {
  readonly title: string
  /** Where the game stands, beside its title: "Sales day 8 of 9". */
  subtitle(view: V): string
  /** One line for the box on the home page. */
  readonly tagline: string
  /** What was lost with the rulebook's pictures and had to be made up. */
  readonly reconstructed: string
  readonly options: Readonly<
    Record<
      string,
      { readonly label: string; readonly help: string; readonly values: Readonly<Record<string, string>> }
    >
  >
  /** What is asked of the seat that this view belongs to, by the clause that asks. */
  prompt(rule: string, view: V): string
  /** Why not: one sentence per refusal. */
  readonly refusals: Readonly<Record<string, string>>
  /** A move as it stands in a list of choices. */
  move(move: MoveObject, view: V): string
  /** A line of the log; null for events that are not worth one. */
  event(event: E, name: (seat: number) => string): string | null
  /** How the game came to its end. */
  readonly ends: Readonly<Record<string, string>>
}

/** All of a game that a person reads. */
export interface Texts<V, E> {
  readonly catalogue: Catalogue
  /** Numbers of the reference's worked examples. Each must be a test, like each rule. */
  readonly examples: readonly string[]
  readonly chapters: Chapters
  readonly speech: Readonly<Record<Language, Speech<V, E>>>
}
