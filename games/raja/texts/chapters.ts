/** The headings of the rules page. */
import type { Chapters } from '@durbar/room'

export const chapters: Chapters = {
  'RJ-1': { de: 'Worum es geht', en: 'What it is about' },
  'RJ-2': { de: 'Spielmaterial', en: 'Components' },
  'RJ-3': { de: 'Spielvorbereitung', en: 'Setting up' },
  'RJ-4': { de: 'Städte, Dörfer, Straßen', en: 'Cities, villages, roads' },
  'RJ-5': { de: 'Personen und Starthäuser', en: 'Characters and start houses' },
  'RJ-6': { de: 'Die Runde', en: 'The round' },
  'RJ-7.1': { de: 'Reisen', en: 'Travelling' },
  'RJ-7.2': { de: 'Bauen', en: 'Building' },
  'RJ-7.3': { de: 'Ein Haus versetzen', en: 'Moving a house' },
  'RJ-7.4': { de: 'Steinbruch', en: 'The quarry' },
  'RJ-7.5': { de: 'Die Wertungsreihenfolge ändern', en: 'Changing the scoring order' },
  'RJ-7.6': { de: 'Die Personenkarte wechseln', en: 'Changing the character card' },
  'RJ-7.7': { de: 'Unvollständige Aktionen', en: 'Incomplete actions' },
  'RJ-8': { de: 'Wertung', en: 'Scoring' },
  'RJ-9': { de: 'Die nächste Runde', en: 'The next round' },
  'RJ-10': { de: 'Spielende', en: 'End of the game' },
  'RJ-11.1': { de: 'Variante: das kurze Spiel', en: 'Variant: the short game' },
  'RJ-11.2': { de: 'Variante: Profi I', en: 'Variant: Pro I' },
  'RJ-11.3': { de: 'Variante: Profi II', en: 'Variant: Pro II' },
  'RJ-R': { de: 'Fragen und Antworten', en: 'Questions and answers' },
}
