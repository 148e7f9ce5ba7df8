import { counting, speak } from '@durbar/room'
import type { Slot } from '../data/actions.ts'
import { POINTERS } from '../data/actions.ts'
import type { Card } from '../data/characters.ts'
import {
  COINS_GOLD,
  COMPENSATION,
  END_FIELD,
  PALACES_SHORT,
  QUARRY_HOUSES,
  ROUNDS,
  SHORT_ROUNDS,
} from '../data/material.ts'
import { CREST_SHIFT } from '../data/track.ts'
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
  whereTo,
} from './names.ts'
import { actionsOpen } from './purse.ts'
import { refusalsEn } from './refusals-en.ts'

const { count, either, number } = counting('en')
const gold = (n: number) => `${number(n)} gold`
const place = (id: PlaceId) => placeName(id, 'en')
const person = (card: Card) => characterName(card, 'en')

/** By which pointer or ability; the pointers are told apart by the action they show. */
function by(move: { readonly slot: Slot }, view: View): string {
  if (move.slot === 'ability') return ' (Builder)'
  if (move.slot === 'chip') return ' (action chip)'
  const action = view.turn?.slots.find((each) => each.slot === move.slot)?.action
  return action ? ` (${actionName(action, 'en')})` : ''
}

function travel(move: MoveOfType<'travel'>, view: View): string {
  const journey = view.turn?.journeys.find((each) => each.road === move.road)
  if (!journey) return `Take the road ${roadName(move.road, 'en')}`
  return `Travel ${whereTo(journey.to, 'en')} (${journey.price === 0 ? 'free' : gold(journey.price)})`
}

/** What may still be done once both actions are. */
function stillPossible({ turn }: View, can: (verb: 'travel' | 'useChip') => boolean): string {
  const more = [
    ...(can('travel') ? ['travel'] : []),
    ...(turn?.slots.some(({ slot }) => slot === 'ability') ? ['use the Builder'] : []),
    ...(can('useChip') ? ['use an action chip'] : []),
  ]
  return more.length === 0
    ? 'All actions are done. End your turn.'
    : `You may still ${either([...more, 'end your turn'])}.`
}

export const en = speak<Vocabulary>({
  language: 'en',
  title: 'Maharaja: The Game of Palace Building in India',
  subtitle(view) {
    if (view.round === 0) return 'Before the first round'
    const rounds = view.short ? SHORT_ROUNDS : END_FIELD
    const told = `Round ${view.round} of at most ${rounds} · Maharaja in ${place(view.maharaja)}`
    return view.ending && view.result === null ? `${told} · last round` : told
  },
  tagline: 'Plan in secret, travel far and build where the Maharaja hands out gold.',
  options: {
    version: {
      label: 'Version',
      help: 'Pro I adds the Yogi, action chips, blocked sites, an auction and home cities. In Pro II you may also hold several character cards.',
      values: { base: 'Base game', pro1: 'Pro I', pro2: 'Pro II' },
    },
    short: {
      label: 'Short game',
      help: `Everyone has only ${PALACES_SHORT} palaces, and you play at most ${SHORT_ROUNDS} rounds.`,
      values: { false: 'off', true: 'on' },
    },
    openGold: {
      label: 'Open gold',
      help: 'Everyone sees how much gold the others have.',
      values: { false: 'hidden', true: 'open' },
    },
  },
  prompt: {
    draft: 'Choose your character card.',
    auctionChoice: 'The choice is yours: take a free character card.',
    startHouse: 'Place one of your start houses in a village with room.',
    discs: `Set ${POINTERS} actions. Each incomplete one brings the others ${gold(COMPENSATION)}.`,
    replacement: 'You have lost your character card. Choose a free one instead.',
    surrender: 'Somebody recruits from you. Choose a character card to give up.',
    bidding({ auction }, can) {
      if (!can('bid')) return 'You do not have enough gold for a higher bid. You must pass.'
      return auction?.high == null
        ? `Open the auction of a character card: bid at least ${gold(0)}.`
        : `Bid at least ${gold(auction.high + 1)}, or pass.`
    },
    turn: (view, can) =>
      view.turn === null || view.turn.incomplete === 0
        ? stillPossible(view, can)
        : `Ending now gives the others ${gold(view.turn.compensation)} each. Open: ${actionList(actionsOpen(view), 'en')}.`,
  },
  refusals: refusalsEn,
  move: {
    pickCharacter: (move) => `Take the ${person(move.card)}`,
    chooseReplacement: (move) => `Take the ${person(move.card)}`,
    bid: (move) => `Bid ${gold(move.amount)}`,
    passBid: 'Pass',
    placeStartHouse: (move) => `Place a house in ${place(move.village)}`,
    program: (move) => `Set ${actionList(move.actions, 'en')}`,
    travel,
    takeCoins: (move, view) => `Take ${gold(COINS_GOLD)}${by(move, view)}`,
    buildHouse: (move, view) =>
      `Build a house in the ${isCityId(move.node) ? 'city' : 'village'} of ${place(move.node)}${by(move, view)}`,
    moveHouse: (move, view) => `Move a house from ${place(move.from)} to ${place(move.to)}${by(move, view)}`,
    takeHouses: (move, view) =>
      `Take ${count(QUARRY_HOUSES, 'house', 'houses')} from the quarry${by(move, view)}`,
    buildPalace: (move, view) => `Build a ${move.size} palace${by(move, view)}`,
    shiftCrest: (move, view) =>
      `Move the crest of ${place(move.city)} down ${count(CREST_SHIFT, 'field', 'fields')}${by(move, view)}`,
    changeCharacter: (move, _view, who) =>
      move.source === 'free'
        ? `Take the free ${person(move.card)}`
        : `Take the ${person(move.card)} from ${who.dative(move.source)}`,
    gainCharacter: (move) => `Add the ${person(move.card)}`,
    swapCharacter: (move, _view, who) =>
      `Swap the ${person(move.give)} for ${who.either(move.seat, 'your', (name) => `${name}’s`)} ${person(move.take)}`,
    recruitCharacter: (move, _view, who) => `Recruit a character card from ${who.dative(move.seat)}`,
    surrenderCharacter: (move) => `Give up the ${person(move.card)}`,
    useChip: (move) => `Use an action chip: ${actionName(move.action, 'en')}`,
    endTurn: 'End the turn',
  },
  event: logEn,
  score: (palaces) => count(palaces, 'palace', 'palaces'),
  ends: {
    palaces: 'A player has built the last of their palaces.',
    track: 'The last round of the scoring track has been played.',
    guard: `${number(ROUNDS)} rounds have been played.`,
  },
})
