/** WH-8 and WH-9: the end of the game and the scoring. */
import type { Catalogue } from '@durbar/room'

export const end: Catalogue = {
  'WH-8.1': {
    de: 'Erstens zurückkaufen: Im Uhrzeigersinn, beginnend bei der Person, die zuletzt gewonnen hat, darfst du deine verpfändeten Antiquitäten zurückkaufen. Du zahlst je 10 Goldbarren in den Vorrat. Was verpfändet bleibt, zählt nicht – sein Fluch schon.',
    en: 'First, buy back: from the latest winner clockwise, each player may buy back their own pawned cards for 10 ingots each, paid to the supply. What stays pawned does not score, yet its curse goes on.',
  },
  'WH-8.2': {
    de: 'Zweitens Zertifikate legen: In derselben Reihenfolge darf, wer ein Siegel besitzt, dessen Zertifikat legen.',
    en: 'Second, place certificates: in the same order, whoever owns a seal may place its certificate.',
  },
  'WH-8.3': {
    de: 'Drittens entlarven: Alle Fälschungskarten in den Lücken werden aufgedeckt. Die passenden Antiquitäten verlassen die Sammlungen; Segen und Fluch gehen mit ihnen.',
    en: 'Third, unmask: all counterfeits in the gaps are turned up. The matching antiquities leave the collections and take their blessing or curse along.',
  },
  'WH-8.4': {
    de: 'Dabei darf, wer das Horn des Einhorns hat, eine aufgedeckte Fälschungskarte neutralisieren, bevor die Antiquitäten gehen. Ist das Horn selbst gefälscht, geht das nicht.',
    en: 'Meanwhile the owner of the Unicorn Horn may neutralise one counterfeit after they are turned up and before the antiquities leave, unless the Horn is itself a fake.',
  },
  'WH-8.5': {
    de: 'Dann folgen die übrigen Wirkungen am Ende der Partie, in derselben Reihenfolge.',
    en: 'Then come the other end-of-game effects, in the same order.',
  },
  'WH-8.6': {
    de: 'Viertens wird gewertet.',
    en: 'Fourth, the scoring.',
  },

  'WH-9.1': {
    de: 'Punkte gibt es für Mehrheiten, für vollständige Sets und für Gold; Wertungskarten ändern daran etwas.',
    en: 'Points come from majorities, complete sets and gold; scoring cards may change them.',
  },
  'WH-9.2': {
    de: 'Gold: 1 Punkt für je 5 Goldbarren.',
    en: 'Gold: 1 point for every full 5 ingots.',
  },
  'WH-9.3': {
    de: 'Tipp für den Tisch: Behaltet je 5 Goldbarren einen und zählt mit den anderen die Punkte. Am Ergebnis ändert das nichts.',
    en: 'A tip for the table: keep one ingot for every 5 and count points with the others. It changes nothing in the result.',
  },
  'WH-9.4': {
    de: 'Sets: 5 Punkte für je vier Antiquitäten in vier verschiedenen Farben. Jede Karte zählt nur in einem Set.',
    en: 'Sets: 5 points for every four antiquities in four different colours. A card counts in one set only.',
  },
  'WH-9.5': {
    de: 'Mehrheiten: In jeder Kategorie bekommt der höchste Gesamtwert die Punkte des ersten Platzes, der zweithöchste die des zweiten. Das sind, in dieser Reihenfolge gewertet: Blau 8 und 6 Punkte, Grün 7 und 5, Gelb 6 und 4, Rot 5 und 3.',
    en: 'Majorities: in each category the highest total takes the points of first place and the second-highest those of second place. They are, scored in this order: blue 8 and 6 points, green 7 and 5, yellow 6 and 4, red 5 and 3.',
  },
  'WH-9.6': {
    de: 'Ein Gesamtwert von 0 bringt nichts, auch wenn er der zweithöchste ist.',
    en: 'A total of 0 brings nothing, even if it is the second-highest.',
  },
  'WH-9.7': {
    de: 'Gleichstand: Yata no Kagami gewinnt ihn immer, das Nessoshemd verliert ihn immer. Besitzt du beide, heben sie sich auf.',
    en: 'Ties: Yata no Kagami always wins them, the Shirt of Nessus always loses them. If you own both, they cancel out.',
  },
  'WH-9.8': {
    de: 'Sind dann noch genau zwei gleichauf, bekommen beide die Punkte des schlechteren der zwei Plätze: gemeinsam Erste die des zweiten, gemeinsam Zweite nichts.',
    en: 'If exactly two are still level, both get the points of the lower of the two places: joint first get those of second place, joint second get nothing.',
  },
  'WH-9.9': {
    de: 'Sind mehr als zwei auf dem ersten oder zweiten Platz gleichauf, erhält von ihnen niemand etwas.',
    en: 'If more than two are level on first or second place, none of them gets anything.',
  },
  'WH-9.10': {
    de: 'Ein Gleichstand belegt so viele Plätze, wie Personen beteiligt sind. Nach zwei gemeinsamen Ersten ist der zweite Platz also vergeben.',
    en: 'A tie takes up as many places as it has players. After two joint leaders, second place is gone.',
  },
  'WH-9.11': {
    de: 'Wer die meisten Punkte hat, gewinnt die Partie.',
    en: 'The most points win the game.',
  },
  'WH-9.12': {
    de: 'Gleichstand um den Sieg: Mit Yata no Kagami gewinnst du ihn, mit dem Nessoshemd verlierst du ihn. Sonst teilt ihr euch den Sieg.',
    en: 'A tie for victory: with Yata no Kagami you win it, with the Shirt of Nessus you lose it. Otherwise you share the victory.',
  },
}
