import type { MoveObject } from '@durbar/kernel'
import type { Speech } from '@durbar/room'
import { END_FIELD, SHORT_ROUNDS } from '../data/material.ts'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'
import { logEn } from './log-en.ts'
import { actionList, actionName, characterName, isCityId, placeName, roadName } from './names.ts'

const place = (id: MoveObject[string] | undefined) => placeName(id, 'en')
const person = (card: MoveObject[string] | undefined) => characterName(card, 'en')

/** By which pointer or ability; the pointers are told apart by the action they show. */
function by(move: MoveObject, view: View): string {
  if (move.slot === 'ability') return ' (Builder)'
  if (move.slot === 'chip') return ' (chip)'
  const action = view.turn?.slots.find((each) => each.slot === move.slot)?.action
  return action ? ` (${actionName(action, 'en')})` : ''
}

function travel(move: MoveObject, view: View): string {
  const journey = view.turn?.journeys.find((each) => each.road === move.road)
  if (!journey) return `Take the road ${roadName(move.road, 'en')}`
  return `Travel to ${place(journey.to)} (${journey.price === 0 ? 'free' : `${journey.price} gold`})`
}

const PROMPTS: Readonly<Record<string, string>> = {
  draft: 'Choose your character.',
  auctionChoice: 'The choice is yours: take a character.',
  startHouse: 'Put one of your houses into a village.',
  discs: 'Set your two pointers. Nobody sees them yet.',
  replacement: 'Your character was taken from you. Choose a free one.',
  surrender: 'A character is being recruited from you. Choose which one goes.',
}

export const en: Speech<View, Event> = {
  title: 'Raja: Palace Building in India',
  subtitle(view) {
    if (view.round === 0) return 'Before the first round'
    const rounds = view.short ? SHORT_ROUNDS : END_FIELD
    const told = `Round ${view.round} of at most ${rounds} · The Maharaja is in ${place(view.maharaja)}`
    return view.ending && view.result === null ? `${told} · last round` : told
  },
  tagline: 'Plan two actions in secret, then travel, build and be there when the Maharaja pays.',
  reconstructed:
    'The printed board and its pictures are lost. Made up by us, within everything that is known of them: the roads, the names of cities and villages, their places and most colours, the crest symbols, which character is at home in which city, the order of the actions on the disc, and the green player colour. An owner of the box can put it right in the data files alone.',
  options: {
    version: {
      label: 'Version',
      help: 'Pro I adds the Yogi, chips, blocked sites, an auction and home cities; Pro II lets you have several characters.',
      values: { base: 'Base game', pro1: 'Pro I', pro2: 'Pro II' },
    },
    short: {
      label: 'Short game',
      help: 'Six palaces win, eight rounds at most.',
      values: { false: 'off', true: 'on' },
    },
    openGold: {
      label: 'Open gold',
      help: 'Everybody sees how much gold the others have.',
      values: { false: 'hidden', true: 'open' },
    },
  },
  prompt(rule, view) {
    if (rule === 'bidding')
      return view.auction?.high == null
        ? 'Open the auction: bid for the choice of a character.'
        : `Bid more than ${view.auction.high}, or pass.`
    if (rule !== 'turn') return PROMPTS[rule] ?? ''
    const { incomplete, compensation } = view.turn!
    return incomplete === 0
      ? 'Everything is done. Travel on, or end your turn.'
      : `Build, travel, carry out your actions in any order. Ending now gives every other player ${compensation} gold.`
  },
  refusals: {
    cardTaken: 'This character has been taken already.',
    mustOpen: 'You open the auction: bid at least zero.',
    bidTooLow: 'You have to go above the highest bid.',
    bidBeyondGold: 'You cannot bid more gold than you have.',
    villageFull: 'There is no room for another house in this village.',
    notSet: 'You have not set this action.',
    partDone: 'This part of your turn is done already.',
    roadElsewhere: 'Your architect is not at this road. Go there first, road by road.',
    roadClosed: 'A village on this road has no house, so nobody gets through.',
    tollTooHigh: 'You cannot pay the toll of this road.',
    journeysSpent: 'Forty roads in one turn are enough.',
    architectElsewhere: 'Your architect has to be in this city.',
    cityGate: 'The house that is left has to stand in a city.',
    noHouseInStock: 'You have no house in stock.',
    houseTooDear: 'A house costs 1 gold, and you have none.',
    notInCity: 'Palaces are built in cities, not at the start place.',
    fieldTaken: 'No site of this size is free here.',
    noPalaceLeft: 'You have built all your palaces.',
    palaceTooDear: 'You cannot afford a palace.',
    notYourHouse: 'You may move only houses of your own.',
    samePlace: 'The house has to go somewhere else.',
    quarryEmpty: 'The quarry has no houses of your colour left.',
    crestTooLow: 'This crest has no two fields below it.',
    sameCard: 'You have this character already.',
    notFree: 'Only a free character can be your new one.',
    freeCardsFirst: 'While a character is free, take that one.',
    notMoreCards: 'You recruit only from somebody with more characters than you.',
    noChip: 'You have no chip.',
    chipSpent: 'One chip a round is the limit.',
    chipNotForCharacter: 'A chip is good for every action but this one.',
  },
  move(move, view) {
    switch (move.type) {
      case 'pickCharacter':
      case 'chooseReplacement':
        return `Take the ${person(move.card)}`
      case 'bid':
        return `Bid ${move.amount}`
      case 'passBid':
        return 'Pass'
      case 'placeStartHouse':
        return `House into ${place(move.village)}`
      case 'program':
        return actionList(move.actions as readonly string[], 'en')
      case 'travel':
        return travel(move, view)
      case 'takeCoins':
        return `Take 2 gold${by(move, view)}`
      case 'buildHouse':
        return `House in ${place(move.node)}${isCityId(move.node) ? ' (city)' : ''}${by(move, view)}`
      case 'moveHouse':
        return `Move a house from ${place(move.from)} to ${place(move.to)}${by(move, view)}`
      case 'takeHouses':
        return `Take 2 houses from the quarry${by(move, view)}`
      case 'buildPalace':
        return `${move.size === 'large' ? 'Large' : 'Small'} palace${by(move, view)}`
      case 'shiftCrest':
        return `Push the crest of ${place(move.city)} down${by(move, view)}`
      case 'changeCharacter':
        return move.source === 'free'
          ? `Take the free ${person(move.card)}`
          : `Take the ${person(move.card)} from player ${(move.source as number) + 1}`
      case 'gainCharacter':
        return `Gain the ${person(move.card)}`
      case 'swapCharacter':
        return `Swap the ${person(move.give)} for the ${person(move.take)} of player ${(move.seat as number) + 1}`
      case 'recruitCharacter':
        return `Recruit a character from player ${(move.seat as number) + 1}`
      case 'surrenderCharacter':
        return `Give up the ${person(move.card)}`
      case 'useChip':
        return `Use a chip: ${actionName(move.action, 'en')}`
      default:
        return 'End the turn'
    }
  },
  event: logEn,
  ends: {
    palaces: 'The last palace of a player has been built.',
    track: 'The crests have come to the end of the track.',
    guard: 'Twenty rounds have been played.',
  },
}
