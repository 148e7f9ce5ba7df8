/** Why not, in English: where gold or a way is missing, how much and what would do. */
import { counting, type Spoken } from '@durbar/room'
import { HOUSE_PRICE, JOURNEYS } from '../data/material.ts'
import type { Vocabulary } from '../vocabulary.ts'
import { placeName, roadName } from './names.ts'
import { goldOf, palacePriceOf, standsAt, tollOf } from './purse.ts'

const { number } = counting('en')
const gold = (n: number) => `${number(n)} gold`
const at = (id: ReturnType<typeof standsAt>) =>
  id === 'S' ? 'at the start place' : `in ${placeName(id, 'en')}`

export const refusalsEn: Spoken<Vocabulary>['refusals'] = {
  cardTaken: 'This character has been taken already.',
  mustOpen: 'You open the auction: bid at least zero.',
  bidTooLow: (_move, { auction }) =>
    `You have to go above the highest bid: bid at least ${number((auction?.high ?? -1) + 1)}.`,
  bidBeyondGold: (_move, view) => `You cannot bid more gold than you have: you have ${gold(goldOf(view))}.`,
  villageFull: 'There is no room for another house in this village.',
  notSet: 'You have not set this action.',
  partDone: 'This part of your turn is done already.',
  roadElsewhere: (move, view) =>
    move.type === 'travel'
      ? `Your architect is ${at(standsAt(view))}, not at the road ${roadName(move.road, 'en')}. Go there first, road by road.`
      : 'Your architect is not at this road. Go there first, road by road.',
  roadClosed: 'A village on this road has no house, so nobody gets through.',
  tollTooHigh: (move, view) =>
    move.type === 'travel'
      ? `The toll of this road is ${gold(tollOf(view, move.road))}, and you have ${gold(goldOf(view))}.`
      : 'You cannot pay the toll of this road.',
  journeysSpent: `${number(JOURNEYS)} roads in one turn are enough.`,
  architectElsewhere: (_move, view) => `Your architect has to be in this city, and is ${at(standsAt(view))}.`,
  cityGate: 'The house that is left has to stand in a city.',
  noHouseInStock: 'You have no house in stock.',
  houseTooDear: (_move, view) => `A house costs ${gold(HOUSE_PRICE)}, and you have ${gold(goldOf(view))}.`,
  notInCity: 'Palaces are built in cities, not at the start place.',
  fieldTaken: 'No site of this size is free here.',
  noPalaceLeft: 'You have built all your palaces.',
  palaceTooDear: (_move, view) =>
    `A palace costs you ${gold(palacePriceOf(view))}; you lack ${number(palacePriceOf(view) - goldOf(view))}.`,
  notYourHouse: 'You may move only houses of your own.',
  samePlace: 'The house has to go somewhere else.',
  quarryEmpty: 'The quarry has no houses of your colour left.',
  crestTooLow: 'This crest has no two fields below it.',
  sameCard: 'You have this character already.',
  notFree: 'Only a free character can be your new one.',
  freeCardsFirst: 'While a character is free, take that one.',
  notMoreCards: (move, _view, name) =>
    move.type === 'recruitCharacter'
      ? `You recruit only from somebody with more characters than you; ${name(move.seat)} has no more.`
      : 'You recruit only from somebody with more characters than you.',
  noChip: 'You have no chip.',
  chipSpent: 'One chip a round is the limit.',
  chipNotForCharacter: 'A chip is good for every action but this one.',
}
