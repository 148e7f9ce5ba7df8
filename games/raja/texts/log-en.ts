/** The log, in English. */
import { counting, type NameOf, type Spoken } from '@durbar/room'
import type { Card } from '../data/characters.ts'
import { MONOPOLY } from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
import type { Purse } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { actionList, actionName, characterName, type PlaceId, placeName, whereTo } from './names.ts'
import { byRank } from './ranks.ts'

const { count, list, number } = counting('en')
const place = (id: PlaceId) => placeName(id, 'en')
const person = (card: Card) => characterName(card, 'en')
const gold = (n: number) => `${number(n)} gold`
const houses = (n: number) => count(n, 'house', 'houses')
const points = (n: number) => count(n, 'point', 'points')
const palaces = (n: number) => count(n, 'palace', 'palaces')

/** "2 gold to Amina and 1 gold to Esha": without those who get nothing. */
const shares = (purse: Purse, name: NameOf) =>
  list(purse.flatMap((n, seat) => (n > 0 ? `${gold(n)} to ${name(seat)}` : [])))

export const logEn: Spoken<Vocabulary>['event'] = {
  characterPicked: (e, name) => `${name(e.seat)} takes the ${person(e.card)}.`,
  bid: (e, name) => `${name(e.seat)} bids ${gold(e.amount)}.`,
  bidPassed: (e, name) => `${name(e.seat)} passes.`,
  auctionWon: (e, name) =>
    e.price === 0
      ? `${name(e.seat)} chooses a character card for free.`
      : `${name(e.seat)} wins the choice of a character card for ${gold(e.price)}.`,
  startHousePlaced: (e, name) => `${name(e.seat)} places a house in ${place(e.village)}.`,
  supplied: (e) => `Everyone takes ${houses(e.houses)} from the quarry into their stock.`,
  roundBegan: (e) =>
    `Round ${e.round}: the Maharaja goes to ${place(e.city)}, which is scored at the end of the round. Its crest goes to field ${e.field}; ${place(e.next)} comes next.`,
  discsSet: () => 'All action discs are set.',
  turnBegan: (e, name) => `${name(e.seat)} reveals the action disc: ${actionList(e.actions, 'en')}.`,
  traderGold: (e, name) => `${name(e.seat)} gets ${gold(e.gold)} for the ${person(2)}.`,
  yogiChip: (e, name) => `${name(e.seat)} gets an action chip for the ${person(7)}.`,
  travelled(e, name) {
    const paid = e.toll === 0 ? '' : e.bankPays ? '. The bank pays ' : ' and pays travel cost: '
    return `${name(e.seat)} travels ${whereTo(e.to, 'en')}${paid}${e.toll > 0 ? shares(e.received, name) : ''}.`
  },
  coinsTaken: (e, name) => `${name(e.seat)} takes ${gold(e.gold)} from the bank.`,
  houseBuilt: (e, name) =>
    e.price === 0
      ? `${name(e.seat)} builds a house in ${place(e.node)} for free (Builder).`
      : `${name(e.seat)} builds a house in ${place(e.node)} for ${gold(e.price)}.`,
  houseMoved: (e, name) =>
    `${name(e.seat)} moves a house from ${place(e.from)} to ${place(e.to)}${e.closed ? '. The road is closed now' : ''}.`,
  housesTaken: (e, name) => `${name(e.seat)} takes ${houses(e.houses)} from the quarry.`,
  palaceBuilt: (e, name) =>
    `${name(e.seat)} builds a ${e.size} palace in ${place(e.city)} for ${gold(e.price)} and now has ${palaces(e.built)}.`,
  crestShifted(e, name) {
    const passed =
      e.passed.length > 0 ? `, overtaking ${list(e.passed.map(place))}` : ', overtaking no other crest'
    return `${name(e.seat)} moves the crest of ${place(e.city)} down ${count(CREST_SHIFT, 'field', 'fields')}${passed}. ${place(e.next)} comes next.`
  },
  characterTaken: (e, name) =>
    e.putBack === null
      ? `${name(e.seat)} adds the ${person(e.card)}.`
      : `${name(e.seat)} takes the ${person(e.card)} and puts the ${person(e.putBack)} back.`,
  characterRobbed: (e, name) =>
    `${name(e.seat)} takes the ${person(e.card)} from ${name(e.from)} and puts the ${person(e.putBack)} back.`,
  replacementChosen: (e, name) => `${name(e.seat)} takes the ${person(e.card)} as a replacement.`,
  charactersSwapped: (e, name) =>
    `${name(e.seat)} gives ${name(e.with)} the ${person(e.give)} and gets the ${person(e.take)}.`,
  recruiting: (e, name) => `${name(e.seat)} recruits a character card from ${name(e.from)}.`,
  characterSurrendered: (e, name) => `${name(e.seat)} gives the ${person(e.card)} to ${name(e.to)}.`,
  chipUsed: (e, name) => `${name(e.seat)} uses an action chip: ${actionName(e.action, 'en')}.`,
  turnEnded: (e, name) =>
    e.incomplete.length === 0
      ? `${name(e.seat)} ends the turn.`
      : `${name(e.seat)} ends the turn. Not completed: ${actionList(e.incomplete, 'en')}. Every other player gets ${gold(e.gold)}.`,
  cityScored(e, name) {
    const ranked = byRank(e.gold)
    if (ranked.length === 0) return `${place(e.city)} is scored: nobody has points there.`
    const paid = ranked.map(
      (seat) => `${name(seat)} gets ${gold(e.gold[seat]!)} for ${points(e.points[seat]!)}`,
    )
    return `${place(e.city)} is scored: ${paid.join(', ')}${e.monopoly ? ` (including ${gold(MONOPOLY)} monopoly bonus)` : ''}.`
  },
  gameEnded: (e, name) =>
    `The game is over. ${e.palaces.map((n, seat) => `${name(seat)}: ${palaces(n)}, ${gold(e.gold[seat]!)}`).join('; ')}.`,
}
