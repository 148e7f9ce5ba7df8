/** The words that only this table needs, in both languages. */
import type { Language } from '@durbar/room'
import { de } from './words/de.ts'
import { en } from './words/en.ts'
import { END } from './words/end.ts'
import { PLATE } from './words/plate.ts'

const WORDS = { de: { ...de, end: END.de, plate: PLATE.de }, en: { ...en, end: END.en, plate: PLATE.en } }
type Words = (typeof WORDS)['en']
export const words = (language: Language): Words => WORDS[language]
