/** The log, in German. */
import { counting, type Spoken, type Who } from '@durbar/room'
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
const shares = (purse: Purse, who: Who) =>
  list(purse.flatMap((n, seat) => (n > 0 ? `${gold(n)} an ${who.object(seat)}` : [])))

export const logDe: Spoken<Vocabulary>['event'] = {
  characterPicked: (e, who) => `${who.starts(e.seat, 'nimmt')} die Personenkarte ${person(e.card)}.`,
  bid: (e, who) => `${who.starts(e.seat, 'bietet')} ${gold(e.amount)}.`,
  bidPassed: (e, who) => `${who.starts(e.seat, 'passt')}.`,
  auctionWon: (e, who) =>
    e.price === 0
      ? `${who.starts(e.seat, 'wählt')} kostenlos eine Personenkarte.`
      : `${who.starts(e.seat, 'ersteigert')} für ${gold(e.price)} die Wahl einer Personenkarte.`,
  startHousePlaced: (e, who) => `${who.starts(e.seat, 'stellt')} ein Haus in ${place(e.village)} auf.`,
  supplied: (e) => `Alle nehmen je ${houses(e.houses)} aus dem Steinbruch in ihren Vorrat.`,
  roundBegan: (e) =>
    `Runde ${e.round}: Der Maharadscha zieht nach ${place(e.city)}; am Ende der Runde wird dort gewertet. Das Stadtwappen kommt auf Feld ${e.field}, als Nächstes ist ${place(e.next)} an der Reihe.`,
  discsSet: () => 'Alle Aktionsscheiben sind eingestellt.',
  turnBegan: (e, who) =>
    `${who.starts(e.seat, 'deckt')} die Aktionsscheibe auf: ${actionList(e.actions, 'de')}.`,
  traderGold: (e, who) =>
    `${who.starts(e.seat, 'erhält')} ${gold(e.gold)} durch die Personenkarte ${person(2)}.`,
  yogiChip: (e, who) =>
    `${who.starts(e.seat, 'erhält')} einen Aktionschip durch die Personenkarte ${person(7)}.`,
  travelled(e, who) {
    const paid =
      e.toll === 0 ? '' : e.bankPays ? '. Die Bank zahlt ' : ` und ${who.verb(e.seat, 'zahlt')} Reisekosten: `
    return `${who.starts(e.seat, 'reist')} ${whereTo(e.to, 'de')}${paid}${e.toll > 0 ? shares(e.received, who) : ''}.`
  },
  coinsTaken: (e, who) => `${who.starts(e.seat, 'nimmt')} ${gold(e.gold)} aus der Bank.`,
  houseBuilt: (e, who) =>
    e.price === 0
      ? `${who.starts(e.seat, 'baut')} kostenlos ein Haus in ${place(e.node)} (Unternehmer).`
      : `${who.starts(e.seat, 'baut')} für ${gold(e.price)} ein Haus in ${place(e.node)}.`,
  houseMoved: (e, who) =>
    `${who.starts(e.seat, 'versetzt')} ein Haus von ${place(e.from)} nach ${place(e.to)}${e.closed ? '. Die Straße ist nun gesperrt' : ''}.`,
  housesTaken: (e, who) => `${who.starts(e.seat, 'nimmt')} ${houses(e.houses)} aus dem Steinbruch.`,
  palaceBuilt: (e, who) =>
    `${who.starts(e.seat, 'baut')} für ${gold(e.price)} einen ${e.size === 'large' ? 'großen' : 'kleinen'} Palast in ${place(e.city)} und ${who.verb(e.seat, 'hat')} nun ${palaces(e.built)}.`,
  crestShifted(e, who) {
    const passed =
      e.passed.length > 0 ? ` an ${list(e.passed.map(place))} vorbei` : ', ohne eines zu überholen,'
    return `${who.starts(e.seat, 'versetzt')} das Stadtwappen von ${place(e.city)}${passed} ${count(CREST_SHIFT, 'Feld', 'Felder')} nach unten. Als Nächstes ist ${place(e.next)} an der Reihe.`
  },
  characterTaken: (e, who) =>
    e.putBack === null
      ? `${who.starts(e.seat, 'nimmt')} die Personenkarte ${person(e.card)} hinzu.`
      : `${who.starts(e.seat, 'nimmt')} die Personenkarte ${person(e.card)} und ${who.verb(e.seat, 'legt')} ${person(e.putBack)} zurück.`,
  characterRobbed: (e, who) =>
    `${who.starts(e.seat, 'nimmt')} ${who.dative(e.from)} die Personenkarte ${person(e.card)} weg und ${who.verb(e.seat, 'legt')} ${person(e.putBack)} zurück.`,
  replacementChosen: (e, who) =>
    `${who.starts(e.seat, 'nimmt')} als Ersatz die Personenkarte ${person(e.card)}.`,
  charactersSwapped: (e, who) =>
    `${who.starts(e.seat, 'gibt')} ${who.dative(e.with)} die Personenkarte ${person(e.give)} und ${who.verb(e.seat, 'erhält')} dafür ${person(e.take)}.`,
  recruiting: (e, who) => `${who.starts(e.seat, 'wirbt')} bei ${who.dative(e.from)} eine Personenkarte ab.`,
  characterSurrendered: (e, who) =>
    `${who.starts(e.seat, 'gibt')} die Personenkarte ${person(e.card)} an ${who.object(e.to)} ab.`,
  chipUsed: (e, who) =>
    `${who.starts(e.seat, 'setzt')} einen Aktionschip ein: ${actionName(e.action, 'de')}.`,
  turnEnded: (e, who) =>
    e.incomplete.length === 0
      ? `${who.starts(e.seat, 'beendet')} den Zug.`
      : `${who.starts(e.seat, 'beendet')} den Zug. Unvollständig: ${actionList(e.incomplete, 'de')}. Alle anderen erhalten je ${gold(e.gold)}.`,
  cityScored(e, who) {
    const ranked = byRank(e.gold)
    if (ranked.length === 0) return `Wertung in ${place(e.city)}: Niemand hat dort Punkte.`
    const paid = ranked.map(
      (seat, i) =>
        `${i === 0 ? who.starts(seat, 'erhält') : who.does(seat, 'erhält')} ${gold(e.gold[seat]!)} für ${points(e.points[seat]!)}`,
    )
    return `Wertung in ${place(e.city)}: ${paid.join(', ')}${e.monopoly ? ` (davon ${gold(MONOPOLY)} Monopol-Bonus)` : ''}.`
  },
  gameEnded: (e, who) =>
    `Das Spiel ist zu Ende. ${e.palaces.map((n, seat) => `${who.label(seat)}: ${palaces(n)}, ${gold(e.gold[seat]!)}`).join('; ')}.`,
}
