/** The log, in English. */
import { counting, type Spoken, type Who } from '@durbar/room'
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
const shares = (purse: Purse, who: Who) =>
  list(purse.flatMap((n, seat) => (n > 0 ? `${gold(n)} to ${who.object(seat)}` : [])))

export const logEn: Spoken<Vocabulary>['event'] = {
  characterPicked: (e, who) => `${who.starts(e.seat, 'takes')} the ${person(e.card)}.`,
  bid: (e, who) => `${who.starts(e.seat, 'bids')} ${gold(e.amount)}.`,
  bidPassed: (e, who) => `${who.starts(e.seat, 'passes')}.`,
  auctionWon: (e, who) =>
    e.price === 0
      ? `${who.starts(e.seat, 'chooses')} a character card for free.`
      : `${who.starts(e.seat, 'wins')} the choice of a character card for ${gold(e.price)}.`,
  startHousePlaced: (e, who) => `${who.starts(e.seat, 'places')} a house in ${place(e.village)}.`,
  supplied: (e) => `Everyone takes ${houses(e.houses)} from the quarry into their stock.`,
  roundBegan: (e) =>
    `Round ${e.round}: the Maharaja goes to ${place(e.city)}, which is scored at the end of the round. Its crest goes to field ${e.field}; ${place(e.next)} comes next.`,
  discsSet: () => 'All action discs are set.',
  turnBegan: (e, who) => `${who.starts(e.seat, 'reveals')} the action disc: ${actionList(e.actions, 'en')}.`,
  traderGold: (e, who) => `${who.starts(e.seat, 'gets')} ${gold(e.gold)} for the ${person(2)}.`,
  yogiChip: (e, who) => `${who.starts(e.seat, 'gets')} an action chip for the ${person(7)}.`,
  travelled(e, who) {
    const paid =
      e.toll === 0 ? '' : e.bankPays ? '. The bank pays ' : ` and ${who.verb(e.seat, 'pays')} travel cost: `
    return `${who.starts(e.seat, 'travels')} ${whereTo(e.to, 'en')}${paid}${e.toll > 0 ? shares(e.received, who) : ''}.`
  },
  coinsTaken: (e, who) => `${who.starts(e.seat, 'takes')} ${gold(e.gold)} from the bank.`,
  houseBuilt: (e, who) =>
    e.price === 0
      ? `${who.starts(e.seat, 'builds')} a house in ${place(e.node)} for free (Builder).`
      : `${who.starts(e.seat, 'builds')} a house in ${place(e.node)} for ${gold(e.price)}.`,
  houseMoved: (e, who) =>
    `${who.starts(e.seat, 'moves')} a house from ${place(e.from)} to ${place(e.to)}${e.closed ? '. The road is closed now' : ''}.`,
  housesTaken: (e, who) => `${who.starts(e.seat, 'takes')} ${houses(e.houses)} from the quarry.`,
  palaceBuilt: (e, who) =>
    `${who.starts(e.seat, 'builds')} a ${e.size} palace in ${place(e.city)} for ${gold(e.price)} and now ${who.verb(e.seat, 'has')} ${palaces(e.built)}.`,
  crestShifted(e, who) {
    const passed =
      e.passed.length > 0 ? `, overtaking ${list(e.passed.map(place))}` : ', overtaking no other crest'
    return `${who.starts(e.seat, 'moves')} the crest of ${place(e.city)} down ${count(CREST_SHIFT, 'field', 'fields')}${passed}. ${place(e.next)} comes next.`
  },
  characterTaken: (e, who) =>
    e.putBack === null
      ? `${who.starts(e.seat, 'adds')} the ${person(e.card)}.`
      : `${who.starts(e.seat, 'takes')} the ${person(e.card)} and ${who.verb(e.seat, 'puts')} the ${person(e.putBack)} back.`,
  characterRobbed: (e, who) =>
    `${who.starts(e.seat, 'takes')} the ${person(e.card)} from ${who.dative(e.from)} and ${who.verb(e.seat, 'puts')} the ${person(e.putBack)} back.`,
  replacementChosen: (e, who) => `${who.starts(e.seat, 'takes')} the ${person(e.card)} as a replacement.`,
  charactersSwapped: (e, who) =>
    `${who.starts(e.seat, 'gives')} ${who.dative(e.with)} the ${person(e.give)} and ${who.verb(e.seat, 'gets')} the ${person(e.take)}.`,
  recruiting: (e, who) => `${who.starts(e.seat, 'recruits')} a character card from ${who.dative(e.from)}.`,
  characterSurrendered: (e, who) =>
    `${who.starts(e.seat, 'gives')} the ${person(e.card)} to ${who.object(e.to)}.`,
  chipUsed: (e, who) => `${who.starts(e.seat, 'uses')} an action chip: ${actionName(e.action, 'en')}.`,
  turnEnded: (e, who) =>
    e.incomplete.length === 0
      ? `${who.starts(e.seat, 'ends')} the turn.`
      : `${who.starts(e.seat, 'ends')} the turn. Not completed: ${actionList(e.incomplete, 'en')}. Every other player gets ${gold(e.gold)}.`,
  cityScored(e, who) {
    const ranked = byRank(e.gold)
    if (ranked.length === 0) return `${place(e.city)} is scored: nobody has points there.`
    const paid = ranked.map(
      (seat) => `${who.does(seat, 'gets')} ${gold(e.gold[seat]!)} for ${points(e.points[seat]!)}`,
    )
    return `${place(e.city)} is scored: ${paid.join(', ')}${e.monopoly ? ` (including ${gold(MONOPOLY)} monopoly bonus)` : ''}.`
  },
  gameEnded: (e, who) =>
    `The game is over. ${e.palaces.map((n, seat) => `${who.label(seat)}: ${palaces(n)}, ${gold(e.gold[seat]!)}`).join('; ')}.`,
}
