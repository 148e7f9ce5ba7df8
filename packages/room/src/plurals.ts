/** Numbers, lists and dates as a language writes them. */
import type { Language } from './speech.ts'

/** English as this house writes it: "a, b and c". */
const LOCALES: Readonly<Record<Language, string>> = { de: 'de', en: 'en-GB' }
const each = <T>(make: (locale: string) => T): Readonly<Record<Language, T>> => ({
  de: make(LOCALES.de),
  en: make(LOCALES.en),
})
const PLURALS = each((locale) => new Intl.PluralRules(locale))
const NUMBERS = each((locale) => new Intl.NumberFormat(locale))
const LISTS = each((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const CHOICES = each((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))

/** As it is printed: the minus is a minus, no hyphen. */
export const minus = (printed: string): string => printed.replace('-', '−')

/** A day or an hour, where whoever reads is. */
export const dated = (language: Language, at: number, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALES[language], parts).format(at)

/** How a language counts, for the texts of one game: `const { count, list } = counting('en')`. */
export const counting = (language: Language) => ({
  /** "1 house", "2 houses": the number and the word that fits it. */
  count: (n: number, one: string, many: string): string =>
    `${minus(NUMBERS[language].format(n))} ${PLURALS[language].select(n) === 'one' ? one : many}`,
  /** The word alone. */
  plural: (n: number, one: string, many: string): string =>
    PLURALS[language].select(n) === 'one' ? one : many,
  number: (n: number): string => minus(NUMBERS[language].format(n)),
  /** "a, b and c". */
  list: (words: readonly string[]): string => LISTS[language].format(words),
  /** "a, b or c". */
  either: (words: readonly string[]): string => CHOICES[language].format(words),
})
