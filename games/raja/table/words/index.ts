import type { Language } from '@durbar/room'
import { de, type Words } from './de.ts'
import { en } from './en.ts'

export type { Words } from './de.ts'
export const words = (language: Language): Words => (language === 'de' ? de : en)
