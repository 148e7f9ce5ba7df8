/** The headings of the rules page. */
import type { Chapters } from '@durbar/room'

export const chapters: Chapters = {
  'CK-1': { de: 'Vorbereitung', en: 'Setting up' },
  'CK-2': { de: 'Runden, Durchgänge, Züge', en: 'Rounds, passes, turns' },
  'CK-3': { de: 'Karten und Stapel', en: 'Cards and piles' },
  'CK-4': { de: 'Aktion A: ein Würfel', en: 'Action A: a die' },
  'CK-5': { de: 'Aktion B: ein Gebäude', en: 'Action B: a building' },
  'CK-6': { de: 'Aktion C: ein Schiff', en: 'Action C: a ship' },
  'CK-7': { de: 'Aktion D: eine Warenkarte', en: 'Action D: a goods card' },
  'CK-8': { de: 'Aktion E: eine Palastaktion', en: 'Action E: a palace action' },
  'CK-9': { de: 'Drei einer Art', en: 'Three of a kind' },
  'CK-10': { de: 'Was wann kommt', en: 'What comes when' },
  'CK-11': { de: 'Karma', en: 'Karma' },
  'CK-12': { de: 'Verwalter', en: 'Administrators' },
  'CK-13': { de: 'Ruhmtoken, Münzen, Zählleiste, Boni', en: 'Fame tokens, coins, scoring cards, bonuses' },
  'CK-14': { de: 'Durchgang, Runde, leeres Raster', en: 'Pass, round, empty grid' },
  'CK-15': { de: 'Spielende', en: 'End of the game' },
  'CK-16': { de: 'Variante: offene Boni', en: 'Variant: open bonuses' },
  'CK-R': { de: 'Fragen und Antworten', en: 'Questions and answers' },
}
