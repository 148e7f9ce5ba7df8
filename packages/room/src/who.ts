/**
 * Players inside sentences. A text has no name to write down: it asks for a person by the case that the sentence needs,
 * with the verb that follows, and whoever reads it is "you" wherever they are meant.
 */
import type { Seat } from '@durbar/kernel'
import { secondPerson } from './second-person.ts'
import type { Language } from './speech.ts'

/** How a player is called. */
export interface NameOf {
  (seat: Seat): string
  /** Whoever reads it, if it is one and the same person throughout; everybody else goes by the name. */
  readonly you?: Seat | null
}

/** Names as one reader has them. */
export const readBy = (you: Seat | null, name: (seat: Seat) => string): NameOf =>
  Object.assign((seat: Seat) => name(seat), { you })

/** The case is the German one; an English "you" is the same in all of them. */
export interface Who {
  isYou(seat: Seat): boolean
  /** Begins a sentence: "Lotus pays", "You pay". */
  starts(seat: Seat, verb: string): string
  /** The same inside of one: "you pay". */
  does(seat: Seat, verb: string): string
  /** One more verb of the same subject: "… and gets", "… and get". */
  verb(seat: Seat, verb: string): string
  /** Before a colon or a figure: "You: 12 points". */
  label(seat: Seat): string
  /** Whom: "an dich". */
  object(seat: Seat): string
  /** To or from whom: "von dir". */
  dative(seat: Seat): string
  /** Where the whole phrase is another one: `either(seat, 'your disc', (name) => …)`. */
  either(seat: Seat, you: string, other: string | ((name: string) => string)): string
}

const YOU: Readonly<Record<Language, Readonly<Record<'subject' | 'object' | 'dative' | 'first', string>>>> = {
  de: { first: 'Du', subject: 'du', object: 'dich', dative: 'dir' },
  en: { first: 'You', subject: 'you', object: 'you', dative: 'you' },
}

export function whoOf(language: Language, name: NameOf): Who {
  const forms = YOU[language]
  const inCase = (form: keyof typeof forms) => (seat: Seat) => (seat === name.you ? forms[form] : name(seat))
  const verb = (seat: Seat, third: string) => (seat === name.you ? secondPerson(third, language) : third)
  return {
    isYou: (seat) => seat === name.you,
    starts: (seat, third) => `${inCase('first')(seat)} ${verb(seat, third)}`,
    does: (seat, third) => `${inCase('subject')(seat)} ${verb(seat, third)}`,
    verb,
    label: inCase('first'),
    object: inCase('object'),
    dative: inCase('dative'),
    either: (seat, you, other) =>
      seat === name.you ? you : typeof other === 'string' ? other : other(name(seat)),
  }
}
