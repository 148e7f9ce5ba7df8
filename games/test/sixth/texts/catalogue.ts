/** Every rule, in the order of the rulebook. */
import type { Catalogue } from '@durbar/room'

export const catalogue: Catalogue = {
  'SX-1.1': {
    de: 'Zu zweit liegen 11 Federn in der Mitte, zu dritt 16.',
    en: 'With two players there are 11 feathers in the middle, with three 16.',
  },
  'SX-1.2': {
    de: 'Zwei Karten sagen „gerade“, zwei „ungerade“. Jeder bekommt verdeckt eine; den Rest sieht niemand an.',
    en: 'Two cards say "even", two say "odd". Everybody is dealt one face down; nobody looks at the rest.',
  },
  'SX-2.1': {
    de: 'Wer am Zug ist, nimmt eine, zwei oder drei Federn.',
    en: 'On your turn you take one, two or three feathers.',
  },
  'SX-2.2': { de: 'Nicht mehr, als da sind.', en: 'Not more than there are.' },
  'SX-2.3': {
    de: 'Nicht so viele wie der Spieler zuvor, außer es liegt nur noch eine da.',
    en: 'Not as many as the player before, unless only one is left.',
  },
  'SX-2.4': {
    de: 'Davor darfst du einmal im Spiel deine Karte aufdecken.',
    en: 'Before that you may lay your card open, once in the game.',
  },
  'SX-3.1': {
    de: 'Ist die letzte Feder genommen, zählt jede Feder einen Punkt.',
    en: 'When the last feather is taken, each feather is worth a point.',
  },
  'SX-3.2': {
    de: 'Passt deine Zahl zu deiner Karte, zählt sie 3 Punkte.',
    en: 'If your number agrees with your card, it is worth 3 points.',
  },
  'SX-3.3': {
    de: 'Lag sie vorher offen, zählt sie einen mehr.',
    en: 'If it lay open before, it is worth one more.',
  },
}
