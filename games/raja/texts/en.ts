import { counting, speak } from '@durbar/room'
import type { Slot } from '../data/actions.ts'
import type { Card } from '../data/characters.ts'
import { COINS_GOLD, END_FIELD, QUARRY_HOUSES, SHORT_ROUNDS } from '../data/material.ts'
import type { View } from '../view/index.ts'
import type { MoveOfType, Vocabulary } from '../vocabulary.ts'
import { logEn } from './log-en.ts'
import {
  actionList,
  actionName,
  characterName,
  isCityId,
  type PlaceId,
  placeName,
  roadName,
} from './names.ts'
import { refusalsEn } from './refusals-en.ts'

const { count, number } = counting('en')
const place = (id: PlaceId) => placeName(id, 'en')
const person = (card: Card) => characterName(card, 'en')

/** By which pointer or ability; the pointers are told apart by the action they show. */
function by(move: { readonly slot: Slot }, view: View): string {
  if (move.slot === 'ability') return ' (Builder)'
  if (move.slot === 'chip') return ' (chip)'
  const action = view.turn?.slots.find((each) => each.slot === move.slot)?.action
  return action ? ` (${actionName(action, 'en')})` : ''
}

function travel(move: MoveOfType<'travel'>, view: View): string {
  const journey = view.turn?.journeys.find((each) => each.road === move.road)
  if (!journey) return `Take the road ${roadName(move.road, 'en')}`
  return `Travel to ${place(journey.to)} (${journey.price === 0 ? 'free' : `${number(journey.price)} gold`})`
}

export const en = speak<Vocabulary>({
  title: 'Raja: Palace Building in India',
  subtitle(view) {
    if (view.round === 0) return 'Before the first round'
    const rounds = view.short ? SHORT_ROUNDS : END_FIELD
    const told = `Round ${view.round} of at most ${rounds} · The Maharaja is in ${place(view.maharaja)}`
    return view.ending && view.result === null ? `${told} · last round` : told
  },
  tagline: 'Plan two actions in secret, then travel, build and be there when the Maharaja pays.',
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
  prompt: {
    draft: 'Choose your character.',
    auctionChoice: 'The choice is yours: take a character.',
    startHouse: 'Put one of your houses into a village.',
    discs: 'Set your two pointers. Nobody sees them yet.',
    replacement: 'Your character was taken from you. Choose a free one.',
    surrender: 'A character is being recruited from you. Choose which one goes.',
    bidding({ auction }, can) {
      if (!can('bid')) return 'Your gold does not suffice for a higher bid. Pass.'
      return auction?.high == null
        ? 'Open the auction: bid for the choice of a character.'
        : `Bid more than ${auction.high}, or pass.`
    },
    turn: ({ turn }, can) =>
      turn === null || turn.incomplete === 0
        ? can('travel')
          ? 'Everything is done. Travel on, or end your turn.'
          : 'Everything is done. End your turn.'
        : `Build, travel, carry out your actions in any order. Ending now gives every other player ${number(turn.compensation)} gold.`,
  },
  refusals: refusalsEn,
  move: {
    pickCharacter: (move) => `Take the ${person(move.card)}`,
    chooseReplacement: (move) => `Take the ${person(move.card)}`,
    bid: (move) => `Bid ${number(move.amount)}`,
    passBid: 'Pass',
    placeStartHouse: (move) => `Put a house into ${place(move.village)}`,
    program: (move) => `Plan ${actionList(move.actions, 'en')}`,
    travel,
    takeCoins: (move, view) => `Take ${number(COINS_GOLD)} gold${by(move, view)}`,
    buildHouse: (move, view) =>
      `Build a house in ${place(move.node)}${isCityId(move.node) ? ' (city)' : ''}${by(move, view)}`,
    moveHouse: (move, view) => `Move a house from ${place(move.from)} to ${place(move.to)}${by(move, view)}`,
    takeHouses: (move, view) =>
      `Take ${count(QUARRY_HOUSES, 'house', 'houses')} from the quarry${by(move, view)}`,
    buildPalace: (move, view) => `Build a ${move.size} palace${by(move, view)}`,
    shiftCrest: (move, view) => `Push the crest of ${place(move.city)} down${by(move, view)}`,
    changeCharacter: (move, _view, name) =>
      move.source === 'free'
        ? `Take the free ${person(move.card)}`
        : `Take the ${person(move.card)} from ${name(move.source)}`,
    gainCharacter: (move) => `Gain the ${person(move.card)}`,
    swapCharacter: (move, _view, name) =>
      `Swap the ${person(move.give)} for the ${person(move.take)} of ${name(move.seat)}`,
    recruitCharacter: (move, _view, name) => `Recruit a character from ${name(move.seat)}`,
    surrenderCharacter: (move) => `Give up the ${person(move.card)}`,
    useChip: (move) => `Use a chip: ${actionName(move.action, 'en')}`,
    endTurn: 'End the turn',
  },
  event: logEn,
  ends: {
    palaces: 'The last palace of a player has been built.',
    track: 'The crests have come to the end of the track.',
    guard: 'Twenty rounds have been played.',
  },
})
