/** The headings of the rules page. */
import type { Chapters } from '@durbar/room'

export const chapters: Chapters = {
  'VM-1': { de: 'Worum es geht', en: 'What it is about' },
  'VM-2': { de: 'Vorbereitung', en: 'Setting up' },
  'VM-3': { de: 'So läuft das Spiel', en: 'How the game runs' },
  'VM-4': { de: 'Schritt 1: Münze oder Antiquität', en: 'Step 1: coin or antique' },
  'VM-5': { de: 'Schritt 2: Sammlungskarte nehmen', en: 'Step 2: take a collection card' },
  'VM-6': { de: 'Die Sammlungskarten im Einzelnen', en: 'The collection cards in detail' },
  'VM-7': { de: 'Schritt 3: Steuern, und alles zum Geld', en: 'Step 3: taxes, and all about money' },
  'VM-8': { de: 'Wenn ein Verkaufstag endet', en: 'When a sales day ends' },
  'VM-9': { de: 'Spielende und Wertung', en: 'End of the game and scoring' },
  'VM-10': { de: 'Variante zu zweit: die grauen Seiten', en: 'Variant for two: the grey sides' },
  'VM-R': { de: 'Fragen und Antworten', en: 'Questions and answers' },
}
