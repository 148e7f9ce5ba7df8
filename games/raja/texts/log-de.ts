/** The log, in German. */
import { counting, type NameOf, type Spoken } from '@durbar/room'
import type { Card } from '../data/characters.ts'
import { MONOPOLY } from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
import type { Purse } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { actionList, actionName, characterName, type PlaceId, placeName, whereTo } from './names.ts'
import { byRank } from './ranks.ts'

const { count, list, number } = counting('de')
const place = (id: PlaceId) => placeName(id, 'de')
const person = (card: Card) => characterName(card, 'de')
const gold = (n: number) => `${number(n)} Gold`
const houses = (n: number) => count(n, 'Haus', 'Häuser')
const points = (n: number) => count(n, 'Punkt', 'Punkte')
const palaces = (n: number) => count(n, 'Palast', 'Paläste')

/** "2 Gold an Amina und 1 Gold an Esha": without those who get nothing. */
const shares = (purse: Purse, name: NameOf) =>
  list(purse.flatMap((n, seat) => (n > 0 ? `${gold(n)} an ${name(seat)}` : [])))

export const logDe: Spoken<Vocabulary>['event'] = {
  characterPicked: (e, name) => `${name(e.seat)} nimmt die Personenkarte ${person(e.card)}.`,
  bid: (e, name) => `${name(e.seat)} bietet ${gold(e.amount)}.`,
  bidPassed: (e, name) => `${name(e.seat)} passt.`,
  auctionWon: (e, name) =>
    e.price === 0
      ? `${name(e.seat)} wählt kostenlos eine Personenkarte.`
      : `${name(e.seat)} ersteigert für ${gold(e.price)} die Wahl einer Personenkarte.`,
  startHousePlaced: (e, name) => `${name(e.seat)} stellt ein Haus in ${place(e.village)} auf.`,
  supplied: (e) => `Alle nehmen je ${houses(e.houses)} aus dem Steinbruch in ihren Vorrat.`,
  roundBegan: (e) =>
    `Runde ${e.round}: Der Maharadscha zieht nach ${place(e.city)}; am Ende der Runde wird dort gewertet. Das Stadtwappen kommt auf Feld ${e.field}, als Nächstes ist ${place(e.next)} an der Reihe.`,
  discsSet: () => 'Alle Aktionsscheiben sind eingestellt.',
  turnBegan: (e, name) => `${name(e.seat)} deckt die Aktionsscheibe auf: ${actionList(e.actions, 'de')}.`,
  traderGold: (e, name) => `${name(e.seat)} erhält ${gold(e.gold)} durch die Personenkarte ${person(2)}.`,
  yogiChip: (e, name) => `${name(e.seat)} erhält einen Aktionschip durch die Personenkarte ${person(7)}.`,
  travelled(e, name) {
    const paid = e.toll === 0 ? '' : e.bankPays ? '. Die Bank zahlt ' : ' und zahlt Reisekosten: '
    return `${name(e.seat)} reist ${whereTo(e.to, 'de')}${paid}${e.toll > 0 ? shares(e.received, name) : ''}.`
  },
  coinsTaken: (e, name) => `${name(e.seat)} nimmt ${gold(e.gold)} aus der Bank.`,
  houseBuilt: (e, name) =>
    e.price === 0
      ? `${name(e.seat)} baut kostenlos ein Haus in ${place(e.node)} (Unternehmer).`
      : `${name(e.seat)} baut für ${gold(e.price)} ein Haus in ${place(e.node)}.`,
  houseMoved: (e, name) =>
    `${name(e.seat)} versetzt ein Haus von ${place(e.from)} nach ${place(e.to)}${e.closed ? '. Die Straße ist nun gesperrt' : ''}.`,
  housesTaken: (e, name) => `${name(e.seat)} nimmt ${houses(e.houses)} aus dem Steinbruch.`,
  palaceBuilt: (e, name) =>
    `${name(e.seat)} baut für ${gold(e.price)} einen ${e.size === 'large' ? 'großen' : 'kleinen'} Palast in ${place(e.city)} und hat nun ${palaces(e.built)}.`,
  crestShifted(e, name) {
    const passed =
      e.passed.length > 0 ? ` an ${list(e.passed.map(place))} vorbei` : ', ohne eines zu überholen,'
    return `${name(e.seat)} versetzt das Stadtwappen von ${place(e.city)}${passed} ${count(CREST_SHIFT, 'Feld', 'Felder')} nach unten. Als Nächstes ist ${place(e.next)} an der Reihe.`
  },
  characterTaken: (e, name) =>
    e.putBack === null
      ? `${name(e.seat)} nimmt die Personenkarte ${person(e.card)} hinzu.`
      : `${name(e.seat)} nimmt die Personenkarte ${person(e.card)} und legt ${person(e.putBack)} zurück.`,
  characterRobbed: (e, name) =>
    `${name(e.seat)} nimmt ${name(e.from)} die Personenkarte ${person(e.card)} weg und legt ${person(e.putBack)} zurück.`,
  replacementChosen: (e, name) => `${name(e.seat)} nimmt als Ersatz die Personenkarte ${person(e.card)}.`,
  charactersSwapped: (e, name) =>
    `${name(e.seat)} gibt ${name(e.with)} die Personenkarte ${person(e.give)} und erhält dafür ${person(e.take)}.`,
  recruiting: (e, name) => `${name(e.seat)} wirbt bei ${name(e.from)} eine Personenkarte ab.`,
  characterSurrendered: (e, name) =>
    `${name(e.seat)} gibt die Personenkarte ${person(e.card)} an ${name(e.to)} ab.`,
  chipUsed: (e, name) => `${name(e.seat)} setzt einen Aktionschip ein: ${actionName(e.action, 'de')}.`,
  turnEnded: (e, name) =>
    e.incomplete.length === 0
      ? `${name(e.seat)} beendet den Zug.`
      : `${name(e.seat)} beendet den Zug. Unvollständig: ${actionList(e.incomplete, 'de')}. Alle anderen erhalten je ${gold(e.gold)}.`,
  cityScored(e, name) {
    const ranked = byRank(e.gold)
    if (ranked.length === 0) return `Wertung in ${place(e.city)}: Niemand hat dort Punkte.`
    const paid = ranked.map(
      (seat) => `${name(seat)} erhält ${gold(e.gold[seat]!)} für ${points(e.points[seat]!)}`,
    )
    return `Wertung in ${place(e.city)}: ${paid.join(', ')}${e.monopoly ? ` (davon ${gold(MONOPOLY)} Monopol-Bonus)` : ''}.`
  },
  gameEnded: (e, name) =>
    `Das Spiel ist zu Ende. ${e.palaces.map((n, seat) => `${name(seat)}: ${palaces(n)}, ${gold(e.gold[seat]!)}`).join('; ')}.`,
}
