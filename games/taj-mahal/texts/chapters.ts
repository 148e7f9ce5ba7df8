/** The headings of the rules page. */
import type { Chapters } from '@durbar/room'

export const chapters: Chapters = {
  'TM-1': { de: 'Vorbereitung', en: 'Setting up' },
  'TM-2': { de: 'So läuft ein Besuch', en: 'How a visit runs' },
  'TM-3': { de: 'Karten ausspielen', en: 'Playing cards' },
  'TM-4': { de: 'Die Sonderkarten', en: 'The special cards' },
  'TM-5': { de: 'Rückzug: was du gewinnst', en: 'Withdrawing: what you win' },
  'TM-6': { de: 'Rückzug: was es bringt', en: 'Withdrawing: what it scores' },
  'TM-7': { de: 'Nach der Wertung', en: 'After scoring' },
  'TM-8': { de: 'Von Besuch zu Besuch', en: 'From visit to visit' },
  'TM-9': { de: 'Spielende', en: 'End of the game' },
  'TM-10': { de: 'Ratschläge', en: 'Advice' },
  'TM-R': { de: 'Fragen und Antworten', en: 'Questions and answers' },
  'TM-V': {
    de: 'Zu zweit mit dem neutralen Prinzen (von uns ergänzt)',
    en: 'For two with the neutral prince (our own addition)',
  },
}
