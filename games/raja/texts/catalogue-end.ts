/** RJ-8 to RJ-10: scoring, the next round, the end. */
import type { Catalogue } from '@durbar/room'
import { END_FIELD, MONOPOLY, PALACES, PALACES_SHORT, POINTS, SHORT_ROUNDS } from '../data/material.ts'

export const end: Catalogue = {
  'RJ-8.1': {
    de: 'Waren alle am Zug, wertet ihr die Stadt, in der der Maharadscha steht. Dein Architekt muss dafür nicht dort sein.',
    en: 'When everyone has acted, score the city where the Maharaja stands. Your architect need not be there for it.',
  },
  'RJ-8.2': {
    de: `Deine Punkte in der Stadt: dein Architekt ${POINTS.architect}, jedes Haus ${POINTS.house}, jeder kleine Palast ${POINTS.smallPalace} (mit dem Priester ${POINTS.smallPalaceWithSadhu}), der große Palast ${POINTS.largePalace}.`,
    en: `Your points in the city: your architect ${POINTS.architect}, each house ${POINTS.house}, each small palace ${POINTS.smallPalace} (${POINTS.smallPalaceWithSadhu} with the Sadhu), the large palace ${POINTS.largePalace}.`,
  },
  'RJ-8.3': {
    de: 'Alle mit mindestens einem Punkt erhalten einen Rang: Mehr Punkte gehen vor, bei Gleichstand die niedrigere Personenkarte.',
    en: 'Everyone with at least one point gets a rank: more points go first, in a tie the lower character card.',
  },
  'RJ-8.4': {
    de: 'In der Wertungstabelle gilt die Zeile für eure Personenzahl. Der erste Rang erhält aus der Bank den ersten Betrag, der zweite Rang den zweiten, und so weiter.',
    en: 'Use the row of the scoring table for your number of players. The first rank gets the first amount from the bank, the second rank the second, and so on.',
  },
  'RJ-8.5': {
    de: `Monopol-Bonus: Hat nur eine Person Punkte in der Stadt, erhält sie ${MONOPOLY} Gold zusätzlich.`,
    en: `Monopoly bonus: if only one player has points in the city, that player gets ${MONOPOLY} gold more.`,
  },
  'RJ-8.6': {
    de: 'Wer in der Stadt keine Punkte hat, erhält nichts. Beträge für Ränge, die niemand einnimmt, bleiben in der Bank.',
    en: 'Without points in the city you get nothing. Amounts for ranks that nobody takes stay in the bank.',
  },
  'RJ-9.1': {
    de: 'Endet das Spiel nicht mit der Wertung, beginnt die nächste Runde wieder mit dem Maharadscha.',
    en: 'Unless the scoring ends the game, the next round begins with the Maharaja again.',
  },
  'RJ-10.1': {
    de: `Das Spiel endet nach der Wertung der Runde, in der jemand den ${PALACES}. Palast baut (im kurzen Spiel den ${PALACES_SHORT}.). Alle beenden diese Runde.`,
    en: `The game ends after the scoring of the round in which somebody builds palace number ${PALACES} (${PALACES_SHORT} in the short game). Everyone finishes that round.`,
  },
  'RJ-10.2': {
    de: `Es endet auch nach der Runde, an deren Beginn ein Stadtwappen auf Feld ${END_FIELD} kommt, selbst wenn es danach wieder nach unten rückt. Das kurze Spiel endet spätestens nach Runde ${SHORT_ROUNDS}.`,
    en: `It also ends after the round at whose start a crest is laid on field ${END_FIELD}, even if it is moved down again later. The short game ends after round ${SHORT_ROUNDS} at the latest.`,
  },
  'RJ-10.3': {
    de: 'Wer die meisten Paläste gebaut hat, gewinnt; bei Gleichstand, wer nach der letzten Wertung mehr Gold hat. Für die übrigen Plätze gilt dasselbe.',
    en: 'Whoever has built the most palaces wins; in a tie, more gold after the last scoring. The same holds for the other places.',
  },
  'RJ-10.4': {
    de: 'Wer auch beim Gold gleichauf liegt, teilt sich den Platz.',
    en: 'Players who are tied in gold as well share the place.',
  },
}
