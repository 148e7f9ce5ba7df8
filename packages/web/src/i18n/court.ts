/** The words of the court, in a namespace of their own: who plays at this device alone never loads them. */
import i18next from 'i18next'
import { courtDe } from './court-de.ts'
import { courtEn } from './court-en.ts'
import type { Same } from './words.ts'

export type CourtWords = Same<typeof courtDe>

/** Before the first word is said; by then the languages are there. */
export function teachCourtWords(): void {
  if (i18next.hasResourceBundle('de', 'court')) return
  i18next.addResourceBundle('de', 'court', courtDe)
  i18next.addResourceBundle('en', 'court', courtEn)
}
