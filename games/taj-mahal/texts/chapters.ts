/** The headings of the rules page. */
import type { Chapters } from '@durbar/room'

export const chapters: Chapters = {
  'TM-1': { de: 'Aufbau', en: 'Set-up' },
  'TM-2': { de: 'Ein Besuch', en: 'A visit' },
  'TM-3': { de: 'Karten ausspielen', en: 'Playing cards' },
  'TM-4': { de: 'Sonderkarten', en: 'Special cards' },
  'TM-5': { de: 'Sich zurückziehen: was du gewinnst', en: 'Withdrawing: what you win' },
  'TM-6': { de: 'Sich zurückziehen: Einflusspunkte', en: 'Withdrawing: influence points' },
  'TM-7': { de: 'Nach der Wertung', en: 'After scoring' },
  'TM-8': { de: 'Ende eines Besuchs', en: 'End of a visit' },
  'TM-9': { de: 'Schlusswertung', en: 'Final scoring' },
  'TM-10': { de: 'Taktik', en: 'Tactics' },
  'TM-R': { de: 'Fragen und Antworten', en: 'Questions and answers' },
  'TM-V': {
    de: 'Zu zweit mit dem neutralen Prinzen (Variante von Durbar)',
    en: 'For two with the neutral prince (a variant by Durbar)',
  },
}
