/** Numbers and lists as a language writes them. */
import type { Language } from './speech.ts'

const each = <T>(make: (language: Language) => T): Readonly<Record<Language, T>> => ({
  de: make('de'),
  en: make('en'),
})
const PLURALS = each((language) => new Intl.PluralRules(language))
const NUMBERS = each((language) => new Intl.NumberFormat(language))
const LISTS = each((language) => new Intl.ListFormat(language, { type: 'conjunction' }))
const CHOICES = each((language) => new Intl.ListFormat(language, { type: 'disjunction' }))

/** How a language counts, for the texts of one game: `const { count, list } = counting('en')`. */
export const counting = (language: Language) => ({
  /** "1 house", "2 houses": the number and the word that fits it. */
  count: (n: number, one: string, many: string): string =>
    `${NUMBERS[language].format(n)} ${PLURALS[language].select(n) === 'one' ? one : many}`,
  /** The word alone. */
  plural: (n: number, one: string, many: string): string =>
    PLURALS[language].select(n) === 'one' ? one : many,
  number: (n: number): string => NUMBERS[language].format(n),
  /** "a, b and c". */
  list: (words: readonly string[]): string => LISTS[language].format(words),
  /** "a, b or c". */
  either: (words: readonly string[]): string => CHOICES[language].format(words),
})
