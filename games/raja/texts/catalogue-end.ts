/** RJ-8 to RJ-10: scoring, the next round, the end. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'RJ-8.1': {
    de: 'Nach allen Zügen wird die Stadt des Maharadschas gewertet. Dein Architekt muss dafür nicht dort sein.',
    en: 'When all turns are over the city of the Maharaja is scored. Your architect need not be there for it.',
  },
  'RJ-8.2': {
    de: 'Punkte in der Stadt: 1 für deinen Architekten, 1 je Haus, 1 je kleinem Palast (mit dem Priester 2), 3 für den großen.',
    en: 'Points in that city: 1 for your architect, 1 per house, 1 per small palace (2 with the Sadhu), 3 for the large one.',
  },
  'RJ-8.3': {
    de: 'Wer mindestens einen Punkt hat, kommt in die Rangliste: nach Punkten, bei Gleichstand nach der kleineren Karte.',
    en: 'Everybody with at least one point is ranked: by points, and in a tie by the lower card.',
  },
  'RJ-8.4': {
    de: 'Jeder Rang bekommt aus der Bank den Betrag seiner Stelle in der Zeile für eure Spielerzahl.',
    en: 'Each rank gets from the bank the amount in its place of the row for your number of players.',
  },
  'RJ-8.5': {
    de: 'Monopol: Ist nur einer vertreten, bekommt er fünf Gold obendrauf.',
    en: 'Monopoly: if only one player is present, that player gets five gold on top.',
  },
  'RJ-8.6': {
    de: 'Ohne Punkte gibt es nichts, und Beträge für leere Ränge bleiben in der Bank.',
    en: 'Without points you get nothing, and amounts for ranks that nobody fills stay in the bank.',
  },
  'RJ-9.1': {
    de: 'War das nicht das Ende, beginnt die nächste Runde wieder mit dem Maharadscha.',
    en: 'If that was not the end, the next round begins with the Maharaja again.',
  },
  'RJ-10.1': {
    de: 'Schluss ist nach der Wertung der Runde, in der jemand seinen siebten Palast gebaut hat (im kurzen Spiel den sechsten). Alle spielen diese Runde noch zu Ende.',
    en: 'The game is over after the scoring of the round in which somebody built the seventh palace (the sixth in the short game). All players finish that round.',
  },
  'RJ-10.2': {
    de: 'Ebenso nach der Runde, zu deren Beginn ein Wappen auf Feld 10 gelegt wurde, auch wenn es danach wieder herunterrutscht. Das kurze Spiel endet nach Runde 8.',
    en: 'Likewise after the round that began with a crest being laid on field 10, even if it slides down again later. The short game ends after round 8.',
  },
  'RJ-10.3': {
    de: 'Es siegt, wer die meisten Paläste gebaut hat, bei Gleichstand wer nach der letzten Wertung mehr Gold hat. Für die Plätze dahinter gilt dasselbe.',
    en: 'Most palaces wins; in a tie, more gold after the last scoring. The same goes for the places behind.',
  },
  'RJ-10.4': {
    de: 'Ist auch das gleich, teilt man sich den Platz.',
    en: 'If that is equal too, the place is shared.',
  },
}
