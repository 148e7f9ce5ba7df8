/** RJ-7: what can be done in a turn. */
import type { Catalogue } from '@durbar/room'
import {
  ARTISAN_PRICE,
  COMPENSATION,
  HOUSE_PRICE,
  PALACE_PRICE,
  QUARRY_HOUSES,
  TOLL,
} from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'

export const actions: Catalogue = {
  'RJ-7.1.1': {
    de: 'Reisen brauchst du nicht einzustellen: In deinem Zug darfst du immer reisen.',
    en: 'Travel needs no pointer: on your turn you may always travel.',
  },
  'RJ-7.1.2': {
    de: 'Du darfst so weit und so oft reisen, wie du willst, und zwischendurch bauen.',
    en: 'You may travel as far and as often as you like, and build in between.',
  },
  'RJ-7.1.3': {
    de: 'Eine Straße ist nur offen, wenn in jedem ihrer Dörfer mindestens ein Haus steht.',
    en: 'A road is open only if every village on it holds at least one house.',
  },
  'RJ-7.1.4': {
    de: 'Städte und der Startort kosten beim Reisen nichts.',
    en: 'Cities and the start place cost nothing to pass.',
  },
  'RJ-7.1.5': {
    de: 'Ein Dorf mit einem eigenen Haus kostet nichts, auch wenn daneben ein fremdes steht.',
    en: 'A village with a house of yours costs nothing, even if another player’s house stands beside it.',
  },
  'RJ-7.1.6': {
    de: `In einem Dorf ohne eigenes Haus zahlst du für jedes Haus ${TOLL} Gold an die Person, der es gehört.`,
    en: `In a village without a house of yours you pay ${TOLL} gold for each house to the player who owns it.`,
  },
  'RJ-7.1.7': {
    de: 'Wer die Reisekosten nicht zahlen kann, darf die Straße nicht nehmen.',
    en: 'If you cannot pay the travel cost, you may not take the road.',
  },
  'RJ-7.1.8': {
    de: 'Mit dem Wanderer zahlt die Bank deine Reisekosten an die anderen; du selbst brauchst dafür kein Gold.',
    en: 'With the Wandering Monk the bank pays your travel cost to the others; you need no gold for it yourself.',
  },
  'RJ-7.2.1': {
    de: 'In einem Dorf baust du Häuser, wo auch immer dein Architekt steht, solange Platz ist.',
    en: 'In a village you build houses wherever your architect stands, as long as there is room.',
  },
  'RJ-7.2.2': {
    de: 'In einer Stadt baust du Häuser und Paläste nur, wenn dein Architekt dort steht.',
    en: 'In a city you build houses and palaces only while your architect stands there.',
  },
  'RJ-7.2.3': {
    de: 'Du darfst in einem Zug mehrere Städte besuchen und in jeder bauen.',
    en: 'You may visit several cities in one turn and build in each.',
  },
  'RJ-7.2.4': {
    de: 'Ein Palast braucht einen freien Bauplatz in der Stadt.',
    en: 'A palace needs a free site in the city.',
  },
  'RJ-7.2.5': {
    de: `Jedes Haus kostet ${HOUSE_PRICE} Gold, in Dorf und Stadt gleich viel, und kommt aus deinem Vorrat.`,
    en: `Each house costs ${HOUSE_PRICE} gold, in village and city alike, and comes from your stock.`,
  },
  'RJ-7.2.6': {
    de: `Ein Palast kostet ${PALACE_PRICE} Gold, ob groß oder klein; mit dem Baumeister ${ARTISAN_PRICE} Gold.`,
    en: `A palace costs ${PALACE_PRICE} gold, large or small; with the Artisan ${ARTISAN_PRICE} gold.`,
  },
  'RJ-7.2.7': {
    de: 'Wer baut, wählt groß oder klein, solange ein solcher Bauplatz frei ist.',
    en: 'Whoever builds chooses large or small, as long as such a site is free.',
  },
  'RJ-7.2.8': {
    de: 'Mit der Aktion „2 Häuser“ musst du mindestens eines in einer Stadt bauen; daran erinnert das Stadttor auf der gedruckten Scheibe. Beide Häuser in Dörfern sind nicht erlaubt.',
    en: 'With the action “Two houses” you must build at least one in a city; the city gate on the printed disc stands for this. Both houses in villages are not allowed.',
  },
  'RJ-7.3.1': {
    de: 'Du versetzt nur eigene Häuser, aus einem Dorf oder aus einer Stadt, wo auch immer dein Architekt steht.',
    en: 'You move only houses of your own, out of a village or a city, wherever your architect stands.',
  },
  'RJ-7.3.2': {
    de: 'Versetzt du das einzige Haus eines Dorfes, ist die Straße gesperrt, bis dort wieder ein Haus steht.',
    en: 'If you move the only house out of a village, the road is closed until a house stands there again.',
  },
  'RJ-7.3.3': {
    de: 'In ein Dorf mit Platz versetzt du immer, in eine Stadt nur, wenn dein Architekt dort steht. Das Haus muss an einen anderen Ort.',
    en: 'Into a village with room you may always move, into a city only if your architect stands there. The house must go to a different place.',
  },
  'RJ-7.3.4': { de: 'Ein Haus zu versetzen kostet nichts.', en: 'Moving a house is free.' },
  'RJ-7.4.1': {
    de: `Steinbruch: Nimm ${QUARRY_HOUSES} eigene Häuser kostenlos in deinen Vorrat.`,
    en: `Quarry: take ${QUARRY_HOUSES} houses of your own into your stock, for free.`,
  },
  'RJ-7.5.1': {
    de: `Wähle ein beliebiges Stadtwappen und versetze es genau ${CREST_SHIFT} Felder nach unten.`,
    en: `Choose any crest and move it exactly ${CREST_SHIFT} fields down.`,
  },
  'RJ-7.5.2': {
    de: `Jedes Stadtwappen, das auf einem der ${CREST_SHIFT} Felder direkt darunter lag, ist überholt und rückt ein Feld nach oben.`,
    en: `Every crest that lay on one of the ${CREST_SHIFT} fields directly below is overtaken and goes up by one field.`,
  },
  'RJ-7.5.3': {
    de: 'Leere Felder zählen als Felder. So können Lücken entstehen, und sie bleiben.',
    en: 'Empty fields count as fields. Gaps can appear that way, and they stay.',
  },
  'RJ-7.5.4': {
    de: 'Trotz Lücken kommt immer das unterste Stadtwappen als Nächstes an die Reihe, und zwar direkt über das oberste.',
    en: 'Despite gaps the lowest crest is always next, and it goes directly above the highest.',
  },
  'RJ-7.5.5': {
    de: `Ein Stadtwappen mit weniger als ${CREST_SHIFT} Feldern unter sich darfst du nicht wählen.`,
    en: `You may not choose a crest with fewer than ${CREST_SHIFT} fields below it.`,
  },
  'RJ-7.6.1': {
    de: 'Nimm eine freie Personenkarte oder die einer anderen Person (Grundspiel und Profi I).',
    en: 'Take a free character card or that of another player (base game and Pro I).',
  },
  'RJ-7.6.2': {
    de: 'Deine bisherige Personenkarte legst du zu den freien.',
    en: 'Your former character card joins the free ones.',
  },
  'RJ-7.6.3': {
    de: 'Die Person, der du die Personenkarte nimmst, darf das nicht ablehnen und wählt sofort eine freie.',
    en: 'Whoever loses a character card to you cannot refuse and at once chooses a free one.',
  },
  'RJ-7.6.4': {
    de: 'Wechselst du in deinem Zug, darfst du in diesem Zug die Fähigkeiten beider Karten nutzen, soweit es geht.',
    en: 'If you change on your turn, you may use the abilities of both cards on that turn, as far as possible.',
  },
  'RJ-7.6.5': {
    de: 'Wer gerade am Zug ist, beendet ihn, welche Nummer die neue Karte auch hat.',
    en: 'Whoever is in the middle of a turn finishes it, whatever the new number.',
  },
  'RJ-7.6.6': {
    de: 'Wer in dieser Runde schon am Zug war, kommt nicht noch einmal an die Reihe.',
    en: 'Whoever has already acted in this round does not act again.',
  },
  'RJ-7.6.7': {
    de: 'Von denen, die noch nicht am Zug waren, ist immer die niedrigste Personenkarte die nächste.',
    en: 'Of those who have not acted, the lowest character card is always next.',
  },
  'RJ-7.7.1': {
    de: 'Eine eingestellte Aktion musst du nicht ausführen, weder ganz noch zum Teil.',
    en: 'You need not carry out an action that you have set, neither wholly nor in part.',
  },
  'RJ-7.7.2': {
    de: `Für jede Aktion, die du nicht vollständig ausführst, erhalten alle anderen je ${COMPENSATION} Gold aus der Bank, auch wenn du nicht anders kannst.`,
    en: `For each action that you do not carry out completely, every other player gets ${COMPENSATION} gold from the bank, even if you have no choice.`,
  },
}
