/** Every figure that the rulebook prints, from the data of the game. */
import { BUILDINGS } from '../data/buildings.ts'
import {
  CARDS,
  COST,
  cardOf,
  costOf,
  dieColorOf,
  FAME,
  GOODS_COUNT,
  GOODS_VALUE,
  goodsValueOf,
  KINDS,
  numberOf,
  PRINTED_VALUE,
  SHIP,
  TYPE,
} from '../data/cards.ts'
import { PALACE_STEPS, REWARD_STEPS, type StepName } from '../data/effects.ts'
import { GOODS } from '../data/goods.ts'
import {
  BUILDING_KINDS,
  DIE_COLORS,
  DIE_VALUES,
  GOODS_KINDS,
  type GoodsKind,
  PALACE_ACTIONS,
  type PalaceAction,
  PLAYER_COLORS,
  REWARDS,
  type Reward,
} from '../data/names.ts'
import { GRID_LAYOUT, GRID_SIZE, OVERVIEW_CARDS_PER_SET, SET_SIZE, TRACK_LENGTH } from '../data/numbers.ts'
import { PALACE } from '../data/palace.ts'
import { SHIPS } from '../data/ships.ts'

/** Printed on the box. */
export const AGE = 12
export const YEAR = 2024
/** What a rule allows once; said here so that no figure stands in a sentence by itself. */
export const ONE = 1

/** The numbers of players there is a grid for. */
export const PLAYERS: readonly number[] = GRID_SIZE.flatMap((size, players) => (size > 0 ? [players] : []))
export const FEWEST = Math.min(...PLAYERS)
export const MOST = Math.max(...PLAYERS)
/** The picture of the set-up shows this many. */
export const DRAWN_FOR = PLAYERS[1]!
export const gridShape = (players: number): string => GRID_LAYOUT[players]!.join(' × ')

/** A turn is one of these: a die, a building, a ship, a goods card, a palace action. */
export const ACTIONS = ['die', 'building', 'ship', 'goods', 'palace'] as const

/** The name of the effects bears their number: another number would not find its word. */
const NAMED = { 3: { de: 'Drei einer Art', en: 'Three of a kind' } } as const
export const THREE_OF_A_KIND: Readonly<Record<'de' | 'en', string>> = NAMED[SET_SIZE]

// ── Cards ───────────────────────────────────────────────────────────────────────────────────────────

export const PLAY_CARDS = CARDS.length
export const COUNTS = {
  building: BUILDINGS.length,
  ship: SHIPS.length,
  goods: GOODS.length,
  palace: PALACE.length,
} as const
export const SCORING_CARDS = PLAYER_COLORS.length * TRACK_LENGTH
export const OVERVIEW_CARDS = PLAYER_COLORS.length * OVERVIEW_CARDS_PER_SET
export const SETS = PLAYER_COLORS.length
export const COLORS = DIE_COLORS.length
export const PER_COLOR = PLAY_CARDS / DIE_COLORS.length
export const PER_FACE = PER_COLOR / DIE_VALUES.length
export const PER_PALACE = PALACE.length / PALACE_ACTIONS.length
export const KINDS_OF_BUILDINGS = BUILDING_KINDS.length
export const KINDS_OF_GOODS = GOODS_KINDS.length
export const KINDS_OF_REWARDS = REWARDS.length
export const MOST_BUILDINGS = Math.max(...FAME)
export const MOST_GOODS = Math.max(...GOODS_COUNT)
/** Symbols in the whole deck; every kind has as many. */
export const BUILDINGS_PER_KIND = KINDS.reduce((sum, kinds) => sum + (kinds & 1), 0)
export const GOODS_PER_KIND = GOODS_VALUE.filter(
  (value, i) => i % GOODS_KINDS.length === 0 && value > 0,
).length
export const GOODS_VALUES: readonly number[] = [...new Set(GOODS_VALUE.filter((value) => value > 0))].sort(
  (a, b) => a - b,
)

const costs = (type: number) => [...COST].filter((_, card) => TYPE[card] === type)
export const SHIP_COSTS: readonly number[] = [...new Set(costs(SHIP))].sort((a, b) => a - b)
export const [LOW_PALACE, HIGH_PALACE] = [Math.min(...PALACE_ACTIONS), Math.max(...PALACE_ACTIONS)]

/** What a step of a reward or of a palace action gives. */
const given = (steps: readonly (readonly [StepName, number])[], name: StepName): number =>
  steps.find(([each]) => each === name)?.[1] ?? 0
export const rewarded = (reward: Reward, name: StepName): number => given(REWARD_STEPS[reward], name)
export const palaceGives = (action: PalaceAction, name: StepName): number => given(PALACE_STEPS[action], name)

// ── A card of an example ────────────────────────────────────────────────────────────────────────────

export const number = (id: string): number => numberOf(cardOf(id))
export const cost = (id: string): number => costOf(cardOf(id))
/** The value on its die face, as printed. */
export const pips = (id: string): number => PRINTED_VALUE[cardOf(id)]!
export const dieColor = (id: string) => DIE_COLORS[dieColorOf(cardOf(id))]!
export const goodsValue = (id: string, kind: GoodsKind): number =>
  goodsValueOf(cardOf(id), GOODS_KINDS.indexOf(kind))
export const fame = (id: string): number => FAME[cardOf(id)]!
export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
