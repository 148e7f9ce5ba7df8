/** From "pays" to "you pay", from "zahlt" to "du zahlst". A text writes a verb once, as it follows a name. */
import type { Language } from './speech.ts'

const IRREGULAR: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  de: {
    hat: 'hast',
    ist: 'bist',
    wird: 'wirst',
    muss: 'musst',
    darf: 'darfst',
    kann: 'kannst',
    will: 'willst',
  },
  en: { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' },
}

const REGULAR: Readonly<Record<Language, (verb: string) => string>> = {
  de(verb) {
    // "erhält": this t belongs to the stem.
    if (/(hält|rät|tritt|gilt)$/.test(verb)) return `${verb}st`
    if (!verb.endsWith('t')) throw new Error(`“${verb}” does not follow a name`)
    return /[sßxz]t$/.test(verb) ? verb : `${verb.slice(0, -1)}st`
  },
  en(verb) {
    if (!verb.endsWith('s')) return verb
    if (/(ss|sh|ch|x|zz)es$/.test(verb)) return verb.slice(0, -2)
    return verb.endsWith('ies') ? `${verb.slice(0, -3)}y` : verb.slice(0, -1)
  },
}

/** As it follows "you" or "du". What is the same for everybody ("cannot", "paid") stays. */
export const secondPerson = (verb: string, language: Language): string =>
  IRREGULAR[language][verb] ?? REGULAR[language](verb)
