/**
 * Words of a rulebook. What they count comes from the game's data: `say` takes a digit or a number word only between
 * `${` and `}`, so that no figure can be printed that the rules do not know.
 */
import { minus } from './plurals.ts'
import { LANGUAGES, type Language } from './speech.ts'

declare const inline: unique symbol
/**
 * A sentence with a little markup: **strong**, {ingot} a sign by its name, {A} to {E} a person of an example,
 * [[WH-9.5|majorities]] a link to a rule, ((vizier)) said to screen readers alone.
 */
export type Inline = string & { readonly [inline]: true }
/** The same in both languages. */
export type Words = Readonly<Record<Language, Inline>>

const LINK = /\[\[[^|\]]+\|/g
const FIGURE =
  /\d|(?<![\p{L}])(?:zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?![\p{L}])/iu

/** How a number stands in a sentence: thousands are not what these games count. */
const figure = (value: number): string => minus(String(value))

export function say(literals: TemplateStringsArray, ...values: readonly (number | string)[]): Inline {
  for (const literal of literals) {
    // The number of a rule is no figure.
    const found = FIGURE.exec(literal.replace(LINK, ''))
    if (found) throw new Error(`“${found[0]}” in “${literal.trim()}” does not come from the data`)
  }
  return literals.reduce((text, literal, i) => {
    const value = values[i - 1]!
    return text + (typeof value === 'number' ? figure(value) : value) + literal
  }) as Inline
}

/** One for each language, from something that says it in either: the names of things in a table. */
export const inBoth = (of: (language: Language) => string): Words =>
  Object.fromEntries(LANGUAGES.map((language) => [language, of(language)])) as Words

/** A figure that is the same in both. */
export const both = (value: number | string): Words =>
  inBoth(() => (typeof value === 'number' ? figure(value) : value))
