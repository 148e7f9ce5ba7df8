/** The log, in English. */
import type { Event } from '../events.ts'
import { actionList, actionName, characterName, placeName } from './names.ts'

const place = (id: string) => placeName(id, 'en')
const person = (card: number) => characterName(card, 'en')
const gold = (n: number) => `${n} gold`

/** "P1 2, P3 1": who gets how much, without those who get nothing. */
const shares = (purse: readonly number[], name: (seat: number) => string) =>
  purse.flatMap((n, seat) => (n > 0 ? `${name(seat)} ${n}` : [])).join(', ')

export function logEn(e: Event, name: (seat: number) => string): string | null {
  switch (e.t) {
    case 'characterPicked':
      return `${name(e.seat)} takes the ${person(e.card)}.`
    case 'bid':
      return `${name(e.seat)} bids ${e.amount}.`
    case 'bidPassed':
      return `${name(e.seat)} passes.`
    case 'auctionWon':
      return `${name(e.seat)} wins the choice of a character for ${gold(e.price)}.`
    case 'startHousePlaced':
      return `${name(e.seat)} puts a house into ${place(e.village)}.`
    case 'supplied':
      return `Everybody takes ${e.houses} houses from the quarry.`
    case 'roundBegan':
      return `Round ${e.round}: the Maharaja goes to ${place(e.city)}, its crest to field ${e.field}. ${place(e.next)} comes next.`
    case 'discsSet':
      return 'All discs are set.'
    case 'turnBegan':
      return `${name(e.seat)} turns up the disc: ${actionList(e.actions, 'en')}.`
    case 'traderGold':
      return `The Trader brings ${name(e.seat)} ${gold(e.gold)}.`
    case 'yogiChip':
      return `The Yogi brings ${name(e.seat)} a chip.`
    case 'travelled': {
      const paid = e.toll === 0 ? '' : e.bankPays ? '; the bank pays ' : ' and pays '
      return `${name(e.seat)} travels to ${place(e.to)}${paid}${e.toll > 0 ? shares(e.received, name) : ''}.`
    }
    case 'coinsTaken':
      return `${name(e.seat)} takes ${gold(e.gold)}.`
    case 'houseBuilt':
      return `${name(e.seat)} builds a house in ${place(e.node)}${e.price === 0 ? ', for free' : ''}.`
    case 'houseMoved':
      return `${name(e.seat)} moves a house from ${place(e.from)} to ${place(e.to)}${e.closed ? '; the road is shut now' : ''}.`
    case 'housesTaken':
      return `${name(e.seat)} takes ${e.houses} houses from the quarry.`
    case 'palaceBuilt':
      return `${name(e.seat)} builds a ${e.size} palace in ${place(e.city)} for ${gold(e.price)} (no. ${e.built}).`
    case 'crestShifted': {
      const passed = e.passed.length > 0 ? ` past ${e.passed.map(place).join(' and ')}` : ', past nobody'
      return `${name(e.seat)} pushes the crest of ${place(e.city)} down${passed}. ${place(e.next)} comes next.`
    }
    case 'characterTaken':
      return e.putBack === null
        ? `${name(e.seat)} gains the ${person(e.card)}.`
        : `${name(e.seat)} takes the ${person(e.card)} and puts the ${person(e.putBack)} back.`
    case 'characterRobbed':
      return `${name(e.seat)} takes the ${person(e.card)} from ${name(e.from)} and puts the ${person(e.putBack)} back.`
    case 'replacementChosen':
      return `${name(e.seat)} chooses the ${person(e.card)} instead.`
    case 'charactersSwapped':
      return `${name(e.seat)} swaps with ${name(e.with)}: the ${person(e.give)} for the ${person(e.take)}.`
    case 'recruiting':
      return `${name(e.seat)} recruits from ${name(e.from)}.`
    case 'characterSurrendered':
      return `${name(e.seat)} gives up the ${person(e.card)} to ${name(e.to)}.`
    case 'chipUsed':
      return `${name(e.seat)} uses a chip: ${actionName(e.action, 'en')}.`
    case 'turnEnded':
      return e.incomplete.length === 0
        ? `${name(e.seat)} ends the turn.`
        : `${name(e.seat)} ends the turn without completing ${actionList(e.incomplete, 'en')}: ${gold(e.gold)} for everybody else.`
    case 'cityScored': {
      const paid = shares(e.gold, name)
      return `${place(e.city)} is scored: ${paid === '' ? 'nobody is there' : paid}${e.monopoly ? ' (monopoly)' : ''}.`
    }
    case 'gameEnded':
      return `The game is over. Palaces: ${e.palaces.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`
  }
}
