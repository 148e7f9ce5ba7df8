/** The few words that only the table needs. */
import type { Language } from '@durbar/room'
import { de, type Words } from './de.ts'
import { en } from './en.ts'

const WORDS: Readonly<Record<Language, Words>> = { de, en }
export const words = (language: Language): Words => WORDS[language]
