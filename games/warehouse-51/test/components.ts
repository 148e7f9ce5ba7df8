/** The data tables in the shape of the components file, so that a test can compare the two. */
import * as bits from '@durbar/kernel/bits'
import {
  COUNTERFEITS,
  fakeId,
  IDS,
  OF_CATEGORY,
  OF_VALUE,
  SEALS,
  VALUE,
  WEAPONS,
} from '../data/antiquities.ts'
import * as box from '../data/box.ts'
import { CARDS } from '../data/cards.ts'
import { CATEGORIES, CATEGORY_NAMES, COLOURS, FIRST, SECOND, STACK_SIZE } from '../data/categories.ts'
import { TIMING } from '../data/effects.ts'

const bySeats = (of: (seats: number) => number) =>
  Object.fromEntries(box.SEATS.map((seats) => [seats, of(seats)]))
const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const natures = (nature: string) => CARDS.filter((card) => card.nature === nature).length

export const components = () => ({
  game: 'warehouse-51',
  players: { min: Math.min(...box.SEATS), max: Math.max(...box.SEATS) },
  config: {
    startIngots: box.START_INGOTS,
    supplyIngots: box.START_SUPPLY,
    totalIngotsInBox: box.ALL_INGOTS,
    ingotsInPlay: bySeats(box.ingotsInPlay),
    minimumBid: box.MINIMUM_BID,
    pawn: {
      onlyBelowIngots: box.PAWN_BELOW,
      payout: box.PAWN_PAYOUT,
      redeemCost: box.REDEEM_COST,
      tokens: box.PAWN_TOKENS,
    },
    scoring: { ingotsPerPoint: box.INGOTS_PER_POINT, pointsPerSet: box.POINTS_PER_SET },
    counterfeitsPerGap: bySeats(box.slotsPerGap),
    counterfeitsOnTable: bySeats(box.slots),
  },
  categories: CATEGORIES.map((id, i) => ({
    id,
    order: i + 1,
    color: COLOURS[i],
    names: { en: CATEGORY_NAMES.en[i], de: CATEGORY_NAMES.de[i] },
    cards: STACK_SIZE[i],
    first: FIRST[i],
    second: SECOND[i],
  })),
  antiquities: CARDS.map((card, i) => ({
    number: i + 1,
    id: card.id,
    category: card.category,
    value: card.value,
    nature: card.nature,
    weapon: card.weapon,
    hasCounterfeit: card.counterfeit,
    // The file is written with a typewriter's apostrophe.
    names: { en: card.en.replaceAll('’', "'"), de: card.de },
    timing: card.effect ? TIMING[card.effect.fn] : null,
    effect: card.effect,
    status: card.status,
  })),
  counterfeits: bits.members(COUNTERFEITS).map((i) => ({ id: fakeId(i), antiquity: IDS[i] })),
  certificates: SEALS.map((seal, i) => ({ id: `certificate-${i + 1}`, startsOn: IDS[seal] })),
  checks: {
    antiquities: CARDS.length,
    counterfeits: bits.count(COUNTERFEITS),
    totalValue: sum(VALUE),
    valueByCategory: Object.fromEntries(
      CATEGORIES.map((id, i) => [id, sum(bits.members(OF_CATEGORY[i]!).map((card) => VALUE[card]!))]),
    ),
    natures: { blessed: natures('blessed'), cursed: natures('cursed'), neutral: natures('neutral') },
    values: { 1: bits.count(OF_VALUE[1]!), 2: bits.count(OF_VALUE[2]!), 3: bits.count(OF_VALUE[3]!) },
    weapons: bits.count(WEAPONS),
    majorityPointsTotal: sum(FIRST) + sum(SECOND),
  },
})
