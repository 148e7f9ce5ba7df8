/** The log, in German. */
import { counting, type NameOf, type Spoken } from '@durbar/room'
import type { Card } from '../data/characters.ts'
import type { Purse } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { actionList, actionName, characterName, type PlaceId, placeName } from './names.ts'

const { count, list, number } = counting('de')
const place = (id: PlaceId) => placeName(id, 'de')
const person = (card: Card) => characterName(card, 'de')
const gold = (n: number) => `${number(n)} Gold`
/** The start place takes an article, cities and villages do not. */
const to = (id: PlaceId) => (id === 'S' ? 'zum Startort' : `nach ${place(id)}`)

const shares = (purse: Purse, name: NameOf) =>
  purse.flatMap((n, seat) => (n > 0 ? `${name(seat)} ${n}` : [])).join(', ')

export const logDe: Spoken<Vocabulary>['event'] = {
  characterPicked: (e, name) => `${name(e.seat)} nimmt die Personenkarte ${person(e.card)}.`,
  bid: (e, name) => `${name(e.seat)} bietet ${e.amount}.`,
  bidPassed: (e, name) => `${name(e.seat)} passt.`,
  auctionWon: (e, name) => `${name(e.seat)} ersteigert die Wahl einer Person für ${gold(e.price)}.`,
  startHousePlaced: (e, name) => `${name(e.seat)} stellt ein Haus nach ${place(e.village)}.`,
  supplied: (e) => `Alle nehmen ${count(e.houses, 'Haus', 'Häuser')} aus dem Steinbruch.`,
  roundBegan: (e) =>
    `Runde ${e.round}: Der Maharadscha geht nach ${place(e.city)}, das Wappen auf Feld ${e.field}. Als Nächstes kommt ${place(e.next)}.`,
  discsSet: () => 'Alle Scheiben sind eingestellt.',
  turnBegan: (e, name) => `${name(e.seat)} deckt auf: ${actionList(e.actions, 'de')}.`,
  traderGold: (e, name) => `Der Händler bringt ${name(e.seat)} ${gold(e.gold)}.`,
  yogiChip: (e, name) => `Der Yogi bringt ${name(e.seat)} einen Chip.`,
  travelled(e, name) {
    const paid = e.toll === 0 ? '' : e.bankPays ? '; die Bank zahlt ' : ' und zahlt '
    return `${name(e.seat)} reist ${to(e.to)}${paid}${e.toll > 0 ? shares(e.received, name) : ''}.`
  },
  coinsTaken: (e, name) => `${name(e.seat)} nimmt ${gold(e.gold)}.`,
  houseBuilt: (e, name) =>
    `${name(e.seat)} baut ein Haus in ${place(e.node)}${e.price === 0 ? ', kostenlos' : ''}.`,
  houseMoved: (e, name) =>
    `${name(e.seat)} versetzt ein Haus von ${place(e.from)} nach ${place(e.to)}${e.closed ? '; die Straße ist nun gesperrt' : ''}.`,
  housesTaken: (e, name) => `${name(e.seat)} holt ${count(e.houses, 'Haus', 'Häuser')} aus dem Steinbruch.`,
  palaceBuilt: (e, name) =>
    `${name(e.seat)} baut in ${place(e.city)} einen ${e.size === 'large' ? 'großen' : 'kleinen'} Palast für ${gold(e.price)} (Nr. ${e.built}).`,
  crestShifted(e, name) {
    const passed = e.passed.length > 0 ? ` vorbei an ${list(e.passed.map(place))}` : ', an niemandem vorbei'
    return `${name(e.seat)} schiebt das Wappen von ${place(e.city)} hinunter${passed}. Als Nächstes kommt ${place(e.next)}.`
  },
  characterTaken: (e, name) =>
    e.putBack === null
      ? `${name(e.seat)} gewinnt die Person ${person(e.card)} hinzu.`
      : `${name(e.seat)} nimmt die Personenkarte ${person(e.card)} und legt ${person(e.putBack)} zurück.`,
  characterRobbed: (e, name) =>
    `${name(e.seat)} nimmt ${name(e.from)} die Personenkarte ${person(e.card)} weg und legt ${person(e.putBack)} zurück.`,
  replacementChosen: (e, name) => `${name(e.seat)} wählt dafür ${person(e.card)}.`,
  charactersSwapped: (e, name) =>
    `${name(e.seat)} tauscht mit ${name(e.with)}: ${person(e.give)} gegen ${person(e.take)}.`,
  recruiting: (e, name) => `${name(e.seat)} wirbt bei ${name(e.from)} eine Person ab.`,
  characterSurrendered: (e, name) => `${name(e.seat)} tritt ${person(e.card)} an ${name(e.to)} ab.`,
  chipUsed: (e, name) => `${name(e.seat)} setzt einen Chip ein: ${actionName(e.action, 'de')}.`,
  turnEnded: (e, name) =>
    e.incomplete.length === 0
      ? `${name(e.seat)} beendet den Zug.`
      : `${name(e.seat)} beendet den Zug, offen bleibt ${actionList(e.incomplete, 'de')}: ${gold(e.gold)} für alle anderen.`,
  cityScored(e, name) {
    const paid = shares(e.gold, name)
    return `Wertung in ${place(e.city)}: ${paid === '' ? 'niemand ist vertreten' : paid}${e.monopoly ? ' (Monopol)' : ''}.`
  },
  gameEnded: (e, name) =>
    `Das Spiel ist aus. Paläste: ${e.palaces.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`,
}
