/** RJ-R-20 to RJ-R-37. */
import type { Catalogue } from '@durbar/room'
import { ACTIONS } from '../data/actions.ts'
import { FIELDS } from '../data/board.ts'
import { JOURNEYS, POINTS, ROUNDS } from '../data/material.ts'

export const moreRulings: Catalogue = {
  'RJ-R-20': {
    de: 'Profi II enthält Profi I: Aktionschips, besetzte Bauplätze und Heimatstädte bleiben.',
    en: 'Pro II includes Pro I: action chips, blocked sites and home cities stay.',
  },
  'RJ-R-21': {
    de: 'In Profi II tauschst und wirbst du nur ab, wenn keine Karte frei ist. Verglichen wird, wenn du die Aktion ausführst. Auch eine eben erhaltene Karte darfst du tauschen. Eine Karte behalten alle.',
    en: 'In Pro II you swap and recruit only when no card is free. Cards are compared when you carry out the action. You may even swap a card just gained. Everyone keeps at least one card.',
  },
  'RJ-R-22': {
    de: 'Der Punkt der Heimatstadt ist ein ganzer Punkt: Er bringt einen Rang, allein sogar den Monopol-Bonus, und nimmt anderen den ihren. Eine freie Personenkarte gibt niemandem einen Punkt.',
    en: 'The home city’s point is a full point: it earns a rank, alone even the monopoly bonus, and spoils that of another. A free character card gives nobody a point.',
  },
  'RJ-R-23': {
    de: 'Wer als jüngste Person gilt, entscheidet das Los.',
    en: 'Who counts as the youngest player is drawn by lot.',
  },
  'RJ-R-24': {
    de: 'Das Gold der anderen liegt verdeckt; was sie erhalten und zahlen, steht im Verlauf. Ihr könnt auch mit offenem Gold spielen.',
    en: 'The gold of the others is hidden; what they get and pay stands in the log. You can also play with open gold.',
  },
  'RJ-R-25': {
    de: `Technische Grenzen, die ihr nie bemerken werdet: höchstens ${JOURNEYS} Straßen je Zug und ${ROUNDS} Runden je Spiel.`,
    en: `Technical limits that you will never notice: at most ${JOURNEYS} roads per turn and ${ROUNDS} rounds per game.`,
  },
  'RJ-R-26': {
    de: 'In der Wertungstabelle gilt die Zeile für alle, die mitspielen, auch wenn in der Stadt nur wenige vertreten sind.',
    en: 'The row of the scoring table is that for everyone in the game, even if only a few are present in the city.',
  },
  'RJ-R-27': {
    de: `Der Priester verdoppelt nur kleine Paläste; der große bleibt bei ${POINTS.largePalace} Punkten.`,
    en: `The Sadhu doubles small palaces only; the large one stays at ${POINTS.largePalace} points.`,
  },
  'RJ-R-28': {
    de: 'Paläste der fehlenden Farben zählen für niemanden und bleiben bis zum Ende stehen, auch im kurzen Spiel einer je Stadt und Farbe.',
    en: 'Palaces of missing colours count for nobody and stay to the end, also in the short game one per city and colour.',
  },
  'RJ-R-29': {
    de: 'Treffen beide Spielenden zusammen, ändert das nichts: Die Runde wird immer zu Ende gespielt.',
    en: 'If both endings come together nothing changes: the round is always finished.',
  },
  'RJ-R-30': {
    de: 'Ein versetztes Haus darf andere oder dich selbst abschneiden. Niemand wird zurückgesetzt; in der eigenen Stadt darfst du weiter bauen.',
    en: 'A moved house may cut off others or yourself. Nobody is put back; you may go on building in the city where you stand.',
  },
  'RJ-R-31': {
    de: 'Zeigen beide Zeiger auf dieselbe Aktion, hast du sie zweimal. Jede zählt für sich.',
    en: 'If both pointers show the same action, you have it twice. Each counts on its own.',
  },
  'RJ-R-32': {
    de: 'Beim Aufstellen der Starthäuser ändert sich die Reihenfolge nicht mehr.',
    en: 'While the start houses are placed the order no longer changes.',
  },
  'RJ-R-33': {
    de: 'Es muss eine andere Personenkarte sein. Wechselst du im selben Zug noch einmal, darfst du die frühere wieder nehmen, falls sie frei liegt.',
    en: 'It must be a different character card. If you change again on the same turn, you may take the former one back if it lies free.',
  },
  'RJ-R-34': {
    de: `Anderswo liest man von mehr Aktionen oder Bauplätzen. Die Anleitung nennt ${ACTIONS.length} Aktionen und ${FIELDS} Bauplätze je Stadt; dabei bleiben wir.`,
    en: `Elsewhere one reads of more actions or sites. The rulebook names ${ACTIONS.length} actions and ${FIELDS} sites per city, and so do we.`,
  },
  'RJ-R-35': {
    de: 'Druckfehler der Anleitung ändern keine Regel, und die verlorenen Bilder der Wertungsleiste ergeben sich aus dem Text.',
    en: 'Misprints of the rulebook change no rule, and the lost pictures of the scoring track follow from the text.',
  },
  'RJ-R-36': {
    de: 'Kann niemand etwas tun, geht es trotzdem weiter: Jeder Zug lässt sich beenden, und eine leere Stadt wird ohne Auszahlung gewertet.',
    en: 'If nobody can do anything the game goes on: every turn can be ended, and an empty city is scored without payment.',
  },
  'RJ-R-37': {
    de: 'Läuft jemandem die Zeit ab, wird harmlos gespielt: zweimal Münzen einstellen; im Zug nur die Münzen nehmen; als Ersatz die niedrigste freie, beim Abwerben die höchste eigene Karte; ein Starthaus ins erste Dorf mit Platz; in der Versteigerung passen oder 0 Gold bieten.',
    en: 'If somebody runs out of time, the game plays harmlessly for them: set coins twice; on the turn only take the coins; the lowest free card as a replacement, the highest own card when recruited; a start house in the first village with room; in the auction pass or bid 0 gold.',
  },
}
