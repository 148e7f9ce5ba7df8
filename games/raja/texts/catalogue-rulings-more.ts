/** RJ-R-20 to RJ-R-37. */
import type { Catalogue } from '@durbar/room'

export const moreRulings: Catalogue = {
  'RJ-R-20': {
    de: 'Profi II schließt Profi I ein: Chips, besetzte Plätze und Heimatstädte bleiben.',
    en: 'Pro II includes Pro I: chips, blocked sites and home cities stay.',
  },
  'RJ-R-21': {
    de: 'Profi II genauer: Solange eine Karte frei ist, wird weder getauscht noch abgeworben. Verglichen wird im Augenblick der Aktion. Eine Karte behält jeder. Auch eben erst Gewonnenes darf getauscht werden, und zwei Zeiger wirken nacheinander.',
    en: 'Pro II in detail: while a card is free there is no swap and no recruiting. Cards are counted at the moment of the action. Everybody keeps one. Even a card just gained may be swapped, and two pointers work one after the other.',
  },
  'RJ-R-22': {
    de: 'Der Heimatpunkt ist ein ganzer Punkt: Er bringt allein einen Rang, allein sogar das Monopol, und er verdirbt das eines anderen. Eine freie Karte gibt niemandem etwas.',
    en: 'The home point is a full point: on its own it earns a rank and even the monopoly, and it spoils the monopoly of another. A free card gives nobody anything.',
  },
  'RJ-R-23': {
    de: 'Wer als Jüngster gilt, lost das Programm aus.',
    en: 'Who counts as the youngest is drawn by lot.',
  },
  'RJ-R-24': {
    de: 'Fremdes Gold ist auf dem Bildschirm verdeckt, jede Bewegung aber steht im Protokoll. Wer mag, spielt mit offenem Gold.',
    en: 'Other purses are hidden on screen, yet every movement is in the log. If you like, play with open gold.',
  },
  'RJ-R-25': {
    de: 'Zwei Grenzen, die nicht im Heft stehen: 40 Straßen je Zug und 20 Runden je Spiel. Wer vernünftig spielt, merkt davon nichts.',
    en: 'Two limits that are not in the booklet: 40 roads a turn and 20 rounds a game. In sensible play you will never notice them.',
  },
  'RJ-R-26': {
    de: 'Welche Zeile der Tabelle gilt, hängt von der Zahl der Mitspieler ab, nicht davon, wie viele in der Stadt vertreten sind.',
    en: 'Which row of the table is used depends on the number of players, not on how many are present in the city.',
  },
  'RJ-R-27': {
    de: 'Der Priester verdoppelt nur kleine Paläste; der große bleibt bei drei.',
    en: 'The Sadhu doubles small palaces only; the large one stays at three.',
  },
  'RJ-R-28': {
    de: 'Paläste der fehlenden Farben zählen für niemanden und bleiben stehen. Sie besetzen die kleinen Plätze mit den höchsten Nummern, im kurzen Spiel ebenso viele.',
    en: 'Palaces of missing colours count for nobody and stay put. They take the small sites with the highest numbers, as many in the short game.',
  },
  'RJ-R-29': {
    de: 'Treffen beide Enden in einer Runde zusammen, ändert das nichts: Sie wird immer zu Ende gespielt.',
    en: 'If both endings meet in one round nothing changes: it is always played to its end.',
  },
  'RJ-R-30': {
    de: 'Ein versetztes Haus kann dich oder andere abschneiden. Zurückgeholt wird niemand, aber in der Stadt, in der man steht, darf man weiter bauen.',
    en: 'A moved house may cut you or others off. Nobody is fetched back, but the city you stand in remains yours to build in.',
  },
  'RJ-R-31': {
    de: 'Zwei gleiche Zeiger sind zwei eigene Aktionen; jede wird einmal ausgeführt.',
    en: 'Two equal pointers are two actions of their own; each is carried out once.',
  },
  'RJ-R-32': {
    de: 'Beim Aufstellen der Starthäuser ändert sich die Reihenfolge nicht mehr.',
    en: 'While the start houses are placed the order no longer changes.',
  },
  'RJ-R-33': {
    de: 'Die Karte muss eine andere werden. Eine, die nach einem früheren Wechsel im selben Zug frei liegt, darf man wieder nehmen.',
    en: 'The card has to become a different one. One that lies free after an earlier change in the same turn may be taken back.',
  },
  'RJ-R-34': {
    de: 'Anderswo liest man von dreizehn Aktionen oder neun Palastplätzen. Das Heft kennt neun Aktionen und sieben Plätze, dabei bleibt es.',
    en: 'Elsewhere one reads of thirteen actions or nine palace sites. The booklet knows nine actions and seven sites, and so do we.',
  },
  'RJ-R-35': {
    de: 'Druckfehler im Heft bedeuten nichts, und die verlorenen Bilder der Leiste sind durch den Text eindeutig bestimmt.',
    en: 'Misprints in the booklet mean nothing, and its lost pictures of the track are settled by the text.',
  },
  'RJ-R-36': {
    de: 'Kann niemand etwas tun, geht es trotzdem weiter: Jeder Zug lässt sich beenden, und eine leere Stadt wird ohne Auszahlung gewertet.',
    en: 'If nobody can do anything the game goes on all the same: every turn can be ended, and an empty city is scored without pay.',
  },
  'RJ-R-37': {
    de: 'Läuft die Zeit ab: Scheibe zweimal Münzen; im Zug die Münzen nehmen und beenden; als Ersatz die kleinste freie, beim Abwerben die größte eigene Karte; Starthaus ins erste Dorf mit Platz; in der Versteigerung passen, beim Eröffnen 0 bieten; sonst die kleinste freie Karte.',
    en: 'When time runs out: disc set to coins twice; in a turn take the coins and end it; as replacement the lowest free card, when recruited from the highest own one; start house into the first village with room; in the auction pass, or zero when opening; otherwise the lowest free card.',
  },
}
