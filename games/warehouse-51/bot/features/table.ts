/** The row of the table: how far the game is, what is to come, what lies open. */
import * as bits from '@durbar/kernel/bits'
import { climb } from '@durbar/room'
import { IDS, isWeapon } from '../../data/antiquities.ts'
import { ALL_INGOTS, PAWN_TOKENS, SEATS, START_SUPPLY } from '../../data/box.ts'
import { hasPassed, ingotsOf, type State } from '../../state.ts'
import * as at from './names.ts'
import type { Reckoning } from './reckoning.ts'

export function readTable(r: Reckoning, s: Readonly<State>, out: Float64Array, row: number): void {
  const { TABLE } = at
  const { auctionsLeft } = r.thought.outlook
  out[row + at.PLAYERS + s.seats - SEATS[0]] = 1
  out[row + TABLE.auctions] = auctionsLeft / IDS.length
  climb(out, row + at.AUCTIONS, at.AUCTION_STEPS, auctionsLeft)
  const toCome = s.card < 0 ? r.forSale : r.forSale & ~(1 << s.card)
  for (let rest = toCome; rest; rest &= rest - 1) out[row + at.TO_COME + bits.lowest(rest)] = 1
  out[row + TABLE['fakes-to-come']] = bits.count(toCome & r.fakes) / 6
  out[row + TABLE.unsold] = bits.count(s.unsold) / 8
  out[row + TABLE.supply] = s.supply / START_SUPPLY
  if (s.supply === 0) out[row + TABLE['supply.empty']] = 1
  out[row + TABLE.tokens] = s.tokens / PAWN_TOKENS
  if (s.tokens === 0) out[row + TABLE['tokens.none']] = 1
  let ingots = 0
  let bidding = 0
  for (let seat = 0; seat < s.seats; seat++) {
    ingots += ingotsOf(s, seat)
    if (!hasPassed(s, seat)) bidding++
  }
  out[row + TABLE.ingots] = ingots / ALL_INGOTS
  if (s.result !== null) out[row + TABLE.over] = 1
  if (s.card < 0) return
  out[row + at.LOT + s.card] = 1
  out[row + (isWeapon(s.card) ? TABLE['lot.secret'] : TABLE['lot.open'])] = 1
  if (bits.contains(r.fakes, s.card)) out[row + TABLE['lot.fake']] = 1
  out[row + TABLE.highest] = s.highest / 20
  out[row + TABLE.bidders] = bidding / s.seats
}
