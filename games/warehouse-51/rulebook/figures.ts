/** What the rulebook counts, taken from the box; no sentence has a number of its own. */

import { effectOf, SEALS, VALUE } from '../data/antiquities.ts'
import { ALL_INGOTS, INGOTS_PER_POINT, ingotsInPlay, MOST_SEATS, PAWN_PAYOUT, SEATS } from '../data/box.ts'
import { CARDS } from '../data/cards.ts'
import { CATEGORIES, STACK_SIZE } from '../data/categories.ts'

/** Of the story and of the printed game. */
export const YEAR = 2038
export const PUBLISHED = 2015
/** What an ingot stands for, in billions of dollars: rulebook. */
export const BILLIONS = 1

export const [FEWEST, MIDDLE, MOST] = SEATS
export const [BLUE, GREEN, YELLOW, RED] = STACK_SIZE

export const ANTIQUITIES = CARDS.length
export const COUNTERFEIT_CARDS = CARDS.filter(({ counterfeit }) => counterfeit).length
export const NEVER_FAKED = ANTIQUITIES - COUNTERFEIT_CARDS
export const WEAPON_CARDS = CARDS.filter(({ weapon }) => weapon).length
export const STACKS = CATEGORIES.length
export const CERTIFICATES = SEALS.length
/** One for each player. */
export const OVERVIEW_CARDS = MOST_SEATS
export const [LOW, MEDIUM, HIGH] = [...new Set(VALUE)].toSorted() as [number, number, number]

/** The total of somebody without a card, and the score of somebody without a point. */
export const NOTHING = 0
/** Ingots that go back into the box. */
export const leftOver = (seats: number): number => ALL_INGOTS - ingotsInPlay(seats)
/** The loans that a supply with too little gold still gives (WH-R12). */
export const [SMALLEST_LOAN, SMALLER_LOAN] = [1, PAWN_PAYOUT - 1]
/** What a full measure of gold is worth. */
export const pointsFor = (ingots: number): number => Math.floor(ingots / INGOTS_PER_POINT)

export const RING = effectOf('minRaise').amount
export const PANDORA = effectOf('giveIngotToEachOpponent').amount
export const PLENTY = effectOf('incomeOnReveal').amount
export const SURCHARGE = effectOf('surchargeOnWin').amount
export const MALLEUS = -effectOf('pointsPerOwnedNature').points
export const PEACHES = effectOf('raiseValue')
const wealth = effectOf('wish').options.find((wish) => wish.kind === 'wealth')
export const WEALTH = wealth?.kind === 'wealth' ? wealth.ingots : 0
