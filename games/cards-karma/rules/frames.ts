/** The frames that wait on the agenda, made once, so that scheduling one costs nothing. */
import { type Frame, frames, type Seat } from '@durbar/kernel'
import { CARDS } from '../data/cards.ts'
import type { Step } from '../data/effects.ts'
import { HAND_LIMIT, MOST_SLOTS } from '../data/numbers.ts'
import type { Cause } from '../events.ts'

export interface WithCard extends Frame {
  readonly card: number
}
export interface Counted extends Frame {
  readonly n: number
}
export interface Gain extends Counted {
  readonly cause: Cause
}
export interface WithSlot extends Frame {
  readonly slot: number
}
/** CK-10.4: what a SETTLE has to remember while the player picks the set of one family. */
export interface Settling extends Frame {
  /** A complete row of ships is exchanged as well. */
  readonly ships: boolean
  /** 0 = buildings, 1 = goods. */
  readonly family: number
  /** Goods: what was settled for the buildings, a noun of `chooseSet` or -1. */
  readonly buildings: number
}

const SEATS = [0, 1, 2, 3]
function made<K extends string>(rule: string, key: K, count: number): (seat: Seat, n: number) => Frame {
  const all = SEATS.map((seat) =>
    Array.from({ length: count }, (_, n) => Object.freeze({ rule, seat, [key]: n }) as Frame),
  )
  return (seat, n) => all[seat]![n]!
}

export const turn = frames('turn')
export const main = frames('main')
export const bonuses = frames('bonuses')
export const endOfTurn = frames('endOfTurn')
export const end = frames('end')
export const drawDice = frames('drawDice')
export const pickDie = frames('pickDie')
export const takeChosen = made('takeChosen', 'slot', MOST_SLOTS)
export const discardDice = made('discardDice', 'n', HAND_LIMIT)
export const pickGoods = frames('pickGoods')
export const pickMoreGoods = frames('pickMoreGoods')
export const pickPalace = frames('pickPalace')
export const copyShip = frames('copyShip')
export const choosePalaceOrCoins = frames('choosePalaceOrCoins')
export const chooseShipOrFame = frames('chooseShipOrFame')
export const lay = made('lay', 'card', CARDS.length)
export const discardPalace = frames('discardPalace')
export const settle = frames('settle')
export const settleShips = frames('settleShips')

/** The steps of a reward, a palace action or a bonus as frames, for each seat. */
export const stepFrames = (steps: readonly Step[], cause: Cause): readonly (readonly Frame[])[] =>
  SEATS.map((seat) => steps.map(([rule, n]) => Object.freeze({ rule, seat, n, cause }) as Frame))
