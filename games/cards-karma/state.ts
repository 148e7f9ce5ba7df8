/** The whole table, as small integers. Cards are indices into `data/cards.ts`. */
import type { Core, Seat } from '@durbar/kernel'
import { typeOf } from './data/cards.ts'
import { TRACK_LENGTH } from './data/numbers.ts'

export interface Player {
  /** Die cards, ascending. */
  hand: number[]
  buildings: number[]
  goods: number[]
  ships: number[]
  fame: number
  coins: number
  karma: number
  stewards: number
  /** Bonus turns that wait. */
  extraTurns: number
  /**
   * The six bonuses left to right, indices into BONUSES. Turned: the first `byFame` and the last `byCoins`.
   */
  track: number[]
  byFame: number
  byCoins: number
  /** All that was ever gained, and the regular turns had: the invariants count with them. */
  fameEver: number
  coinsEver: number
  turns: number
}

export interface State extends Core {
  seats: number
  /** CK-R-04: die values were shuffled among the cards of their colour. */
  shuffled: boolean
  /** CK-16: bonuses lie open, in an order of the owner's choice. */
  open: boolean
  /** From 1. */
  round: number
  /** 1 or 2. Becomes 2 when the second pass begins (CK-14.1). */
  pass: number
  /** Who holds the elephant. */
  elephant: Seat
  /** How often the elephant gave its karma. */
  gifts: number
  /** Die value of each card. */
  value: number[]
  /** 1 = this card's die face has lain open on the discard pile: everybody may remember it (CK-R-04). */
  seen: number[]
  /** The last card is on top. */
  pile: number[]
  /** The last card is on top. */
  discard: number[]
  /** Slot -> card, -1 = gap. */
  grid: number[]
  players: Player[]
  /** CK-10.2: three ships of the player at work whose set is complete but not yet exchanged. */
  locked: number[]
  /** Palace cards being carried out, the innermost last. */
  palace: number[]
  /** CK-10.5: bonuses of turned cards that wait, the next one first. */
  queue: number[]
}

function clonePlayer(p: Readonly<Player>): Player {
  return {
    hand: p.hand.slice(),
    buildings: p.buildings.slice(),
    goods: p.goods.slice(),
    ships: p.ships.slice(),
    fame: p.fame,
    coins: p.coins,
    karma: p.karma,
    stewards: p.stewards,
    extraTurns: p.extraTurns,
    track: p.track.slice(),
    byFame: p.byFame,
    byCoins: p.byCoins,
    fameEver: p.fameEver,
    coinsEver: p.coinsEver,
    turns: p.turns,
  }
}

export function clone(s: Readonly<State>): State {
  const players: Player[] = []
  for (let seat = 0; seat < s.seats; seat++) players.push(clonePlayer(s.players[seat]!))
  return {
    rules: s.rules,
    stack: s.stack.slice(),
    result: s.result,
    seats: s.seats,
    shuffled: s.shuffled,
    open: s.open,
    round: s.round,
    pass: s.pass,
    elephant: s.elephant,
    gifts: s.gifts,
    value: s.value.slice(),
    seen: s.seen.slice(),
    pile: s.pile.slice(),
    discard: s.discard.slice(),
    grid: s.grid.slice(),
    players,
    locked: s.locked.slice(),
    palace: s.palace.slice(),
    queue: s.queue.slice(),
  }
}

export const playerOf = (s: Readonly<State>, seat: Seat): Player => s.players[seat]!
/** The die face of a card. */
export const faceOf = (s: Readonly<State>, card: number): number => s.value[card]!

/** Turned track cards: the score. */
export const turned = (p: Readonly<Player>): number => p.byFame + p.byCoins
export const finished = (p: Readonly<Player>): boolean => p.byFame + p.byCoins === TRACK_LENGTH
/** CK-15.3: what fame and coins left over are worth. */
export const tieBreak = (p: Readonly<Player>): number => 2 * p.fame + p.coins
export const bonusOn = (p: Readonly<Player>, position: number): number => p.track[position]!

export function somebodyFinished(s: Readonly<State>): boolean {
  for (const p of s.players) if (finished(p)) return true
  return false
}

/** The card at the end of a row, -1 = none. */
export const lastOf = (row: readonly number[]): number => (row.length > 0 ? row[row.length - 1]! : -1)
/**
 * CK-R-28: the newest ship of the row, else the third of the locked ones, which only `seat` at work has; -1 =
 * none.
 */
export function lastShip(s: Readonly<State>, seat: Seat, atWork: Seat): number {
  const ship = lastOf(playerOf(s, seat).ships)
  return ship < 0 && seat === atWork ? lastOf(s.locked) : ship
}

/** The card in a slot, -1 = gap. */
export const cardIn = (s: Readonly<State>, slot: number): number => s.grid[slot]!
/** The type of the card in a slot, -1 = gap. */
export const typeAt = (s: Readonly<State>, slot: number): number => {
  const card = cardIn(s, slot)
  return card < 0 ? -1 : typeOf(card)
}
/** How many cards of this type lie in the grid. */
export function inGrid(s: Readonly<State>, type: number): number {
  let n = 0
  for (let slot = 0; slot < s.grid.length; slot++) if (typeAt(s, slot) === type) n++
  return n
}
/** The first slot with a card of this type. */
export function slotWith(s: Readonly<State>, type: number): number {
  let slot = 0
  while (typeAt(s, slot) !== type) slot++
  return slot
}
