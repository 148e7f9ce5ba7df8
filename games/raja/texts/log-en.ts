/** The log, in English. */
import { counting, type NameOf, type Spoken } from '@durbar/room'
import type { Card } from '../data/characters.ts'
import type { Purse } from '../events.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { actionList, actionName, characterName, type PlaceId, placeName } from './names.ts'

const { count, list, number } = counting('en')
const place = (id: PlaceId) => placeName(id, 'en')
const person = (card: Card) => characterName(card, 'en')
const gold = (n: number) => `${number(n)} gold`

/** "P1 2, P3 1": who gets how much, without those who get nothing. */
const shares = (purse: Purse, name: NameOf) =>
  purse.flatMap((n, seat) => (n > 0 ? `${name(seat)} ${n}` : [])).join(', ')

export const logEn: Spoken<Vocabulary>['event'] = {
  characterPicked: (e, name) => `${name(e.seat)} takes the ${person(e.card)}.`,
  bid: (e, name) => `${name(e.seat)} bids ${e.amount}.`,
  bidPassed: (e, name) => `${name(e.seat)} passes.`,
  auctionWon: (e, name) => `${name(e.seat)} wins the choice of a character for ${gold(e.price)}.`,
  startHousePlaced: (e, name) => `${name(e.seat)} puts a house into ${place(e.village)}.`,
  supplied: (e) => `Everybody takes ${count(e.houses, 'house', 'houses')} from the quarry.`,
  roundBegan: (e) =>
    `Round ${e.round}: the Maharaja goes to ${place(e.city)}, its crest to field ${e.field}. ${place(e.next)} comes next.`,
  discsSet: () => 'All discs are set.',
  turnBegan: (e, name) => `${name(e.seat)} turns up the disc: ${actionList(e.actions, 'en')}.`,
  traderGold: (e, name) => `The Trader brings ${name(e.seat)} ${gold(e.gold)}.`,
  yogiChip: (e, name) => `The Yogi brings ${name(e.seat)} a chip.`,
  travelled(e, name) {
    const paid = e.toll === 0 ? '' : e.bankPays ? '; the bank pays ' : ' and pays '
    return `${name(e.seat)} travels to ${place(e.to)}${paid}${e.toll > 0 ? shares(e.received, name) : ''}.`
  },
  coinsTaken: (e, name) => `${name(e.seat)} takes ${gold(e.gold)}.`,
  houseBuilt: (e, name) =>
    `${name(e.seat)} builds a house in ${place(e.node)}${e.price === 0 ? ', for free' : ''}.`,
  houseMoved: (e, name) =>
    `${name(e.seat)} moves a house from ${place(e.from)} to ${place(e.to)}${e.closed ? '; the road is shut now' : ''}.`,
  housesTaken: (e, name) => `${name(e.seat)} takes ${count(e.houses, 'house', 'houses')} from the quarry.`,
  palaceBuilt: (e, name) =>
    `${name(e.seat)} builds a ${e.size} palace in ${place(e.city)} for ${gold(e.price)} (no. ${e.built}).`,
  crestShifted(e, name) {
    const passed = e.passed.length > 0 ? ` past ${list(e.passed.map(place))}` : ', past nobody'
    return `${name(e.seat)} pushes the crest of ${place(e.city)} down${passed}. ${place(e.next)} comes next.`
  },
  characterTaken: (e, name) =>
    e.putBack === null
      ? `${name(e.seat)} gains the ${person(e.card)}.`
      : `${name(e.seat)} takes the ${person(e.card)} and puts the ${person(e.putBack)} back.`,
  characterRobbed: (e, name) =>
    `${name(e.seat)} takes the ${person(e.card)} from ${name(e.from)} and puts the ${person(e.putBack)} back.`,
  replacementChosen: (e, name) => `${name(e.seat)} chooses the ${person(e.card)} instead.`,
  charactersSwapped: (e, name) =>
    `${name(e.seat)} swaps with ${name(e.with)}: the ${person(e.give)} for the ${person(e.take)}.`,
  recruiting: (e, name) => `${name(e.seat)} recruits from ${name(e.from)}.`,
  characterSurrendered: (e, name) => `${name(e.seat)} gives up the ${person(e.card)} to ${name(e.to)}.`,
  chipUsed: (e, name) => `${name(e.seat)} uses a chip: ${actionName(e.action, 'en')}.`,
  turnEnded: (e, name) =>
    e.incomplete.length === 0
      ? `${name(e.seat)} ends the turn.`
      : `${name(e.seat)} ends the turn without completing ${actionList(e.incomplete, 'en')}: ${gold(e.gold)} for everybody else.`,
  cityScored(e, name) {
    const paid = shares(e.gold, name)
    return `${place(e.city)} is scored: ${paid === '' ? 'nobody is there' : paid}${e.monopoly ? ' (monopoly)' : ''}.`
  },
  gameEnded: (e, name) =>
    `The game is over. Palaces: ${e.palaces.map((n, seat) => `${name(seat)} ${n}`).join(', ')}.`,
}
