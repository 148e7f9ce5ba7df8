/** The log, in German. */
import type { Event } from '../events.ts'
import { actionList, actionName, characterName, placeName } from './names.ts'

const place = (id: string) => placeName(id, 'de')
const person = (card: number) => characterName(card, 'de')
const gold = (n: number) => `${n} Gold`
/** The start place takes an article, cities and villages do not. */
const to = (id: string) => (id === 'S' ? 'zum Startort' : `nach ${place(id)}`)

const shares = (purse: readonly number[], name: (seat: number) => string) =>
  purse.flatMap((n, seat) => (n > 0 ? `${name(seat)} ${n}` : [])).join(', ')

export function logDe(e: Event, name: (seat: number) => string): string | null {
  switch (e.t) {
    case 'characterPicked':
      return `${name(e.seat)} nimmt die Personenkarte ${person(e.card)}.`
    case 'bid':
      return `${name(e.seat)} bietet ${e.amount}.`
    case 'bidPassed':
      return `${name(e.seat)} passt.`
    case 'auctionWon':
      return `${name(e.seat)} ersteigert die Wahl einer Person für ${gold(e.price)}.`
    case 'startHousePlaced':
      return `${name(e.seat)} stellt ein Haus nach ${place(e.village)}.`
    case 'supplied':
      return `Alle nehmen ${e.houses} Häuser aus dem Steinbruch.`
    case 'roundBegan':
      return `Runde ${e.round}: Der Maharadscha geht nach ${place(e.city)}, das Wappen auf Feld ${e.field}. Als Nächstes kommt ${place(e.next)}.`
    case 'discsSet':
      return 'Alle Scheiben sind eingestellt.'
    case 'turnBegan':
      return `${name(e.seat)} deckt auf: ${actionList(e.actions, 'de')}.`
    case 'traderGold':
      return `Der Händler bringt ${name(e.seat)} ${gold(e.gold)}.`
    case 'yogiChip':
      return `Der Yogi bringt ${name(e.seat)} einen Chip.`
    case 'travelled': {
      const paid = e.toll === 0 ? '' : e.bankPays ? '; die Bank zahlt ' : ' und zahlt '
      return `${name(e.seat)} reist ${to(e.to)}${paid}${e.toll > 0 ? shares(e.received, name) : ''}.`
    }
    case 'coinsTaken':
      return `${name(e.seat)} nimmt ${gold(e.gold)}.`
    case 'houseBuilt':
      return `${name(e.seat)} baut ein Haus in ${place(e.node)}${e.price === 0 ? ', kostenlos' : ''}.`
    case 'houseMoved':
      return `${name(e.seat)} versetzt ein Haus von ${place(e.from)} nach ${place(e.to)}${e.closed ? '; die Straße ist nun gesperrt' : ''}.`
    case 'housesTaken':
      return `${name(e.seat)} holt ${e.houses} Häuser aus dem Steinbruch.`
    case 'palaceBuilt':
      return `${name(e.seat)} baut in ${place(e.city)} einen ${e.size === 'large' ? 'großen' : 'kleinen'} Palast für ${gold(e.price)} (Nr. ${e.built}).`
    case 'crestShifted': {
      const passed =
        e.passed.length > 0 ? ` vorbei an ${e.passed.map(place).join(' und ')}` : ', an niemandem vorbei'
      return `${name(e.seat)} schiebt das Wappen von ${place(e.city)} hinunter${passed}. Als Nächstes kommt ${place(e.next)}.`
    }
    case 'characterTaken':
      return e.putBack === null
        ? `${name(e.seat)} gewinnt die Person ${person(e.card)} hinzu.`
        : `${name(e.seat)} nimmt die Personenkarte ${person(e.card)} und legt ${person(e.putBack)} zurück.`
    case 'characterRobbed':
      return `${name(e.seat)} nimmt ${name(e.from)} die Personenkarte ${person(e.card)} weg und legt ${person(e.putBack)} zurück.`
    case 'replacementChosen':
      return `${name(e.seat)} wählt dafür ${person(e.card)}.`
    case 'charactersSwapped':
      return `${name(e.seat)} tauscht mit ${name(e.with)}: ${person(e.give)} gegen ${person(e.take)}.`
    case 'recruiting':
      return `${name(e.seat)} wirbt bei ${name(e.from)} eine Person ab.`
    case 'characterSurrendered':
      return `${name(e.seat)} tritt ${person(e.card)} an ${name(e.to)} ab.`
    case 'chipUsed':
      return `${name(e.seat)} setzt einen Chip ein: ${actionName(e.action, 'de')}.`
    case 'turnEnded':
      return e.incomplete.length === 0
        ? `${name(e.seat)} beendet den Zug.`
        : `${name(e.seat)} beendet den Zug, offen bleibt ${actionList(e.incomplete, 'de')}: ${gold(e.gold)} für alle anderen.`
    case 'cityScored': {
      const paid = shares(e.gold, name)
      return `Wertung in ${place(e.city)}: ${paid === '' ? 'niemand ist vertreten' : paid}${e.monopoly ? ' (Monopol)' : ''}.`
    }
    case 'gameEnded':
      return `Das Spiel ist aus. Paläste: ${e.palaces.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`
  }
}
