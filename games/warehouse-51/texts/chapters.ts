/** The headings of the rules page. */
import type { Chapters } from '@durbar/room'

export const chapters: Chapters = {
  'WH-1': { de: 'Vorbereitung', en: 'Setting up' },
  'WH-2': { de: 'Worum es geht', en: 'What it is about' },
  'WH-3': { de: 'Kategorien und Werte', en: 'Categories and values' },
  'WH-4': { de: 'Fälschungen und Zertifikate', en: 'Counterfeits and certificates' },
  'WH-5': { de: 'Segen und Fluch', en: 'Blessings and curses' },
  'WH-6': { de: 'Auktionen', en: 'Auctions' },
  'WH-7': { de: 'Pfandleihe', en: 'The pawnshop' },
  'WH-8': { de: 'Ende der Partie', en: 'End of the game' },
  'WH-9': { de: 'Wertung', en: 'Scoring' },
  'WH-10': { de: 'Die 26 Antiquitäten', en: 'The 26 antiquities' },
  'WH-R': { de: 'Fragen und Antworten', en: 'Questions and answers' },
}
