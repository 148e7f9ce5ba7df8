/** Lines of the log by who reads them; the players are the persons of the rulebooks. */
import type { Seat } from '@durbar/kernel'
import { PERSONS } from '../src/leafing.ts'
import { LANGUAGES, type Language, type Speech } from '../src/speech.ts'
import { readBy } from '../src/who.ts'

export const name = (seat: Seat): string => PERSONS[seat]!
const amina = readBy(0, name)

type Spoken<E> = Readonly<Record<Language, Pick<Speech<never, E>, 'event'>>>

/** An event, and its line in German and in English; null = none. */
export type Line<E> = readonly [event: E, de: string | null, en: string | null]
export const told = <E>(speech: Spoken<E>, event: E): (string | null)[] =>
  LANGUAGES.map((language) => speech[language].event(event, name))

/** An event, and its line as an onlooker reads it and as Amina does, who has the first seat. */
export type LineToHer<E> = readonly [event: E, de: string, deToHer: string, en: string, enToHer: string]
export const readings = <E>(speech: Spoken<E>, event: E): (string | null)[] =>
  LANGUAGES.flatMap((language) => [name, amina].map((by) => speech[language].event(event, by)))
