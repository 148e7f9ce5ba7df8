/** RJ-R-1 to RJ-R-19: questions the rulebook leaves open, and how we play them. */
import type { Catalogue } from '@durbar/room'
import { ROAD_VILLAGES } from '../data/board.ts'
import { BASE_CARDS, cardsIn } from '../data/characters.ts'
import { CHIPS, COMPENSATION, END_FIELD, MOST_SEATS, SEATS, TOLL, villageLimit } from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'

const LONGEST = Math.max(...ROAD_VILLAGES.map(({ length }) => length))
const DEAREST = LONGEST * villageLimit(SEATS[1]) * TOLL
const DEAREST_OF_TWO = LONGEST * villageLimit(SEATS[0]) * TOLL
/** At the fullest table one card is free, and the former one joins it. */
const LEAST_FREE = cardsIn(BASE_CARDS).length - MOST_SEATS + 1

export const rulings: Catalogue = {
  'RJ-R-1': {
    de: 'Wie frei ist die Reihenfolge im Zug? Ganz frei: Fähigkeiten, beide Aktionen, der Aktionschip, ihre einzelnen Teile und Reisen dürfen sich mischen.',
    en: 'How free is the order on a turn? Entirely: abilities, both actions, the action chip, their single parts and travel may be mixed.',
  },
  'RJ-R-2': {
    de: `Was erhalten die anderen, wenn mehrere Teile offen bleiben? Je unvollständiger Aktion einmal ${COMPENSATION} Gold. Bleiben beide Aktionen unvollständig, sind es ${2 * COMPENSATION} Gold.`,
    en: `What do the others get if several parts stay open? ${COMPENSATION} gold once for each incomplete action. If both actions stay incomplete, it is ${2 * COMPENSATION} gold.`,
  },
  'RJ-R-3': {
    de: 'Wann fließt das Gold für unvollständige Aktionen? Am Ende des Zuges. Eine begonnene Chip-Aktion zählt mit, ein ungenutzter Aktionschip und eine ungenutzte Fähigkeit nicht. Du selbst erhältst nichts.',
    en: 'When is the gold for incomplete actions paid? At the end of the turn. A chip action once begun counts, an unused action chip or ability does not. You yourself get nothing.',
  },
  'RJ-R-4': {
    de: 'Bei „2 Häuser“ nur das Haus im Dorf? Erlaubt, aber unvollständig. Erst das Dorf und später die Stadt ist ganz regulär.',
    en: 'Only the village house of “Two houses”? Allowed, but incomplete. The village first and the city later is perfectly regular.',
  },
  'RJ-R-5': {
    de: 'Der Startort ist nur eine Kreuzung: Du darfst dort stehen bleiben, aber nichts bauen. Er wird nie gewertet.',
    en: 'The start place is only a crossroads: you may stay there, but build nothing. It is never scored.',
  },
  'RJ-R-6': {
    de: 'Architekten halten nur in Städten und am Startort. Du nimmst immer eine ganze Straße und musst ihre Reisekosten zu Beginn zahlen können.',
    en: 'Architects stop only in cities and on the start place. You always take a whole road and must be able to pay its travel cost when you set out.',
  },
  'RJ-R-7': {
    de: `Ein eigenes Haus macht das ganze Dorf frei. Sonst zahlst du jedes Haus dort, auch beide an dieselbe Person: höchstens ${DEAREST} Gold je Straße, zu zweit ${DEAREST_OF_TWO}, und jedes Mal von Neuem.`,
    en: `One house of yours frees the whole village. Otherwise you pay for every house there, even both to the same player: at most ${DEAREST} gold per road, with ${SEATS[0]} players ${DEAREST_OF_TWO}, and anew each time.`,
  },
  'RJ-R-8': {
    de: `Beide Häuser eines Dorfes dürfen dir gehören, ab ${SEATS[1]} Personen und schon bei den Starthäusern.`,
    en: `Both houses of a village may be yours, with ${SEATS[1]} or more players and from the start houses on.`,
  },
  'RJ-R-9': {
    de: `Versetzen darfst du jedes Stadtwappen, unter dem noch ${CREST_SHIFT} Felder liegen. So eines gibt es immer. Auch das unterste darf weiter nach unten, obwohl das nichts ändert.`,
    en: `You may move any crest with ${CREST_SHIFT} fields below it. There always is one. Even the lowest may go further down, though that changes nothing.`,
  },
  'RJ-R-10': {
    de: 'Auch das Stadtwappen der Stadt, in der der Maharadscha steht, darfst du versetzen. An der Wertung dieser Runde ändert das nichts.',
    en: 'You may also move the crest of the city where the Maharaja stands. It does not change this round’s scoring.',
  },
  'RJ-R-11': {
    de: `Wer als Ersatz wählt, findet auch die bisherige Karte der anderen Person unter den freien, also mindestens ${LEAST_FREE} zur Wahl. Einen direkten Tausch gibt es im Grundspiel und in Profi I nicht.`,
    en: `Whoever chooses a replacement also finds the other player’s former card among the free ones, so at least ${LEAST_FREE} to choose from. There is no direct swap in the base game and Pro I.`,
  },
  'RJ-R-12': {
    de: `Versetzt ihr viele Stadtwappen, kann das oberste sinken; dann dauert das Grundspiel länger, denn es endet mit Feld ${END_FIELD}. Das kurze Spiel zählt die Runden selbst.`,
    en: `If you move many crests, the highest can sink; then the base game lasts longer, for it ends with field ${END_FIELD}. The short game counts the rounds themselves.`,
  },
  'RJ-R-13': {
    de: 'Eine Fähigkeit wirkt, solange die Karte vor dir liegt. Händler und Yogi zahlen zu Zugbeginn oder sobald du sie im eigenen Zug erhältst. Sie und der Unternehmer wirken höchstens einmal je Zug. Eine Karte aus einem fremden Zug bringt erst im eigenen etwas.',
    en: 'An ability works while the card lies in front of you. Trader and Yogi pay when your turn begins or when you gain them on it. They and the Builder work at most once per turn. A card received on another player’s turn pays nothing before your own.',
  },
  'RJ-R-14': {
    de: 'Der Preis des Baumeisters gilt für jeden Palast, auch mit dem Aktionschip.',
    en: 'The Artisan’s price holds for every palace, with an action chip too.',
  },
  'RJ-R-15': {
    de: 'Du darfst klein bauen, obwohl der große Bauplatz frei ist, und mehrere Paläste in einer Stadt haben. Die kleinen Bauplätze sind alle gleich.',
    en: 'You may build small while the large site is free, and have several palaces in one city. The small sites are all alike.',
  },
  'RJ-R-16': {
    de: 'Ohne Haus im Vorrat baust du keines, ohne Palast keinen, und ein leerer Steinbruch gibt nichts her. Häuser kommen nie dorthin zurück.',
    en: 'Without a house in stock you build none, without a palace no palace, and an empty quarry gives nothing. Houses never return there.',
  },
  'RJ-R-17': {
    de: `Gold geht der Bank nie aus, Aktionschips gibt es nur ${CHIPS}. Ist keiner da, bringt der Yogi nichts, außer es kommt im selben Zug einer zurück.`,
    en: `The bank never runs out of gold, but there are only ${CHIPS} action chips. With none left the Yogi brings nothing, unless one comes back on the same turn.`,
  },
  'RJ-R-18': {
    de: 'Bei gleich vielen Palästen und gleich viel Gold teilt ihr euch den Platz.',
    en: 'With equal palaces and equal gold you share the place.',
  },
  'RJ-R-19': {
    de: 'In der Versteigerung bietest du ganzes Gold, nie mehr, als du hast, und mindestens 1 Gold höher. Wer passt, ist für diese Karte draußen. Wer eine Karte hat, bietet nicht mit; wer eröffnet, darf nicht passen. Die letzte Person ohne Karte wählt kostenlos.',
    en: 'In the auction you bid whole gold, never more than you have, and at least 1 gold higher. A pass is final for this card. Whoever has a card does not bid; the opener may not pass. The last player without a card chooses for free.',
  },
}
