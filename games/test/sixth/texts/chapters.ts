/** The headings of the rules page. */
import type { Chapters } from '@durbar/room'

export const chapters: Chapters = {
  'SX-1': { de: 'Vorbereitung', en: 'Setting up' },
  'SX-2': { de: 'Ein Zug', en: 'A turn' },
  'SX-3': { de: 'Wertung', en: 'Scoring' },
}
