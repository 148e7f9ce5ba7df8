/** Why not, in English: what is missing, and what would do. */
import { counting, type Spoken } from '@durbar/room'
import { HOUSE_PRICE, JOURNEYS, QUARRY_HOUSES } from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
import type { Vocabulary } from '../vocabulary.ts'
import {
  actionList,
  actionName,
  characterList,
  characterName,
  isCityId,
  placeName,
  roadName,
  whereIs,
} from './names.ts'
import {
  actionsSet,
  asked,
  emptyOn,
  goldOf,
  hasSite,
  palacePriceOf,
  priceOfWay,
  standsAt,
  targetOf,
  tollOf,
} from './purse.ts'

const { count, list, number } = counting('en')
const gold = (n: number) => `${number(n)} gold`
const houses = (n: number) => count(n, 'house', 'houses')

export const refusalsEn: Spoken<Vocabulary>['refusals'] = {
  cardTaken: (move, view, who) => {
    const card = move.type === 'pickCharacter' ? move.card : null
    const holder = view.players.findIndex(({ cards }) => card !== null && cards.includes(card))
    const where =
      holder < 0 || card === null ? '' : `The ${characterName(card, 'en')} is with ${who.dative(holder)}. `
    return `${where}Free are: ${characterList(view.free, 'en')}.`
  },
  mustOpen: `You open the auction: bid at least ${gold(0)}.`,
  bidTooLow: (_move, { auction }) => `Bid at least ${gold((auction?.high ?? -1) + 1)}, or pass.`,
  bidBeyondGold: (_move, view) => `You have ${gold(goldOf(view))} and cannot bid more.`,
  villageFull: (move, { board }) => {
    const place = targetOf(move)
    const there = place === null ? 'in this village' : `in ${placeName(place, 'en')}`
    return `There is no room left ${there}: a village holds ${houses(board.villageLimit)}.`
  },
  notSet: (_move, view) =>
    `You have not set this action. You have set: ${actionList(actionsSet(view), 'en')}.`,
  partDone: 'You have already carried out this part of your turn.',
  roadElsewhere: (move, view) =>
    move.type === 'travel'
      ? `Your architect is ${whereIs(standsAt(view), 'en')}, not at the road ${roadName(move.road, 'en')}. Go there first, road by road.`
      : 'Your architect is not at this road. Go there first, road by road.',
  roadClosed: (move, view) => {
    const empty = move.type === 'travel' ? emptyOn(view, move.road).map((id) => placeName(id, 'en')) : []
    return empty.length === 0
      ? 'A village on this road has no house yet.'
      : `There is no house in ${list(empty)} yet, so the road is closed.`
  },
  tollTooHigh: (move, view) =>
    move.type === 'travel'
      ? `The travel cost of this road is ${gold(tollOf(view, move.road))}, and you have ${gold(goldOf(view))}.`
      : 'You cannot pay the travel cost of this road.',
  journeysSpent: `Technical limit: at most ${count(JOURNEYS, 'road', 'roads')} per turn.`,
  architectElsewhere: (move, view) => {
    const stands = `Your architect is ${whereIs(standsAt(view), 'en')}.`
    const place = targetOf(move)
    if (place === null || !isCityId(place)) return `${stands} Travel to the city first.`
    const price = priceOfWay(view, place)
    if (price === null) return `${stands} No open way leads to ${placeName(place, 'en')} yet.`
    return `${stands} Travel to ${placeName(place, 'en')} first (${price === 0 ? 'free' : gold(price)}).`
  },
  cityGate: `The house that “${actionName('TWO_HOUSES', 'en')}” still lacks must stand in a city, not in a village.`,
  noHouseInStock: `You have no house in stock. “${actionName('QUARRY', 'en')}” brings you ${houses(QUARRY_HOUSES)}.`,
  houseTooDear: (_move, view) => `A house costs ${gold(HOUSE_PRICE)}, and you have ${gold(goldOf(view))}.`,
  notInCity: 'You build palaces only in cities. Travel to a city first.',
  fieldTaken: (move, view) => {
    const large = move.type === 'buildPalace' && move.size === 'large'
    const where = whereIs(standsAt(view), 'en')
    const other = hasSite(view, large ? 'small' : 'large')
    if (large) return `The large site ${where} is taken.${other ? ' A small one is still free.' : ''}`
    return `No small site ${where} is left.${other ? ' The large one is still free.' : ''}`
  },
  noPalaceLeft: (_move, { palacesToWin }) =>
    `You have built all ${count(palacesToWin, 'palace', 'palaces')}.`,
  palaceTooDear: (_move, view) => {
    const [price, have] = [palacePriceOf(view), goldOf(view)]
    return `A palace costs you ${gold(price)}, and you have ${gold(have)}. You lack ${gold(price - have)}.`
  },
  notYourHouse: (move) =>
    move.type === 'moveHouse'
      ? `You have no house in ${placeName(move.from, 'en')}. You may move only houses of your own.`
      : 'You may move only houses of your own.',
  samePlace: (move) =>
    move.type === 'moveHouse'
      ? `The house already stands in ${placeName(move.from, 'en')}. Choose a different place.`
      : 'Choose a different place for the house.',
  quarryEmpty: 'The quarry has no houses of your colour left.',
  crestTooLow: (move) => {
    const fields = count(CREST_SHIFT, 'field', 'fields')
    return move.type === 'shiftCrest'
      ? `The crest of ${placeName(move.city, 'en')} cannot move down ${fields}. Choose one that lies higher.`
      : `This crest cannot move down ${fields}.`
  },
  sameCard: (_move, view) =>
    `You already have this character card.${view.free.length > 0 ? ` Free are: ${characterList(view.free, 'en')}.` : ''}`,
  notFree: (_move, view) => `Choose a free character card instead: ${characterList(view.free, 'en')}.`,
  freeCardsFirst: (_move, view) =>
    `While character cards are free, take one of those: ${characterList(view.free, 'en')}.`,
  notMoreCards: (move, view, who) => {
    const rule = 'You may recruit only from a player who has more character cards than you.'
    if (move.type !== 'recruitCharacter') return rule
    const theirs = view.players[move.seat]!.cards.length
    return `${rule} ${who.starts(move.seat, 'has')} ${number(theirs)}, you have ${number(asked(view).cards.length)}.`
  },
  noChip: 'You have no action chip. The Yogi brings you one on each of your turns.',
  chipSpent: 'You have already used an action chip this round.',
  chipNotForCharacter: `An action chip is good for every action except “${actionName('CHARACTER', 'en')}”.`,
}
