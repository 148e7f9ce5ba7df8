/** What a seat has: cards, fakes, pawned ones, sets, and the effects in force. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { climb } from '@durbar/room'
import {
  BLESSED,
  CURSED,
  IDS,
  OF_CATEGORY,
  OF_VALUE,
  printedValue,
  SEALS,
  WEAPONS,
  withEffect,
} from '../../data/antiquities.ts'
import { REDEEM_COST } from '../../data/box.ts'
import type { State } from '../../state.ts'
import * as at from './names.ts'
import { CATEGORIES, type Reckoning } from './reckoning.ts'

const GRAIL = withEffect('voidOwnCurses')
const EXCALIBUR = withEffect('winSecretTies')
const UNICORN_HORN = withEffect('neutraliseCounterfeit')
const BOOTS = withEffect('choosePayee')
const RING = withEffect('minRaise')
const MJOLLNIR = withEffect('mayMatchBid')
const HORN_OF_PLENTY = withEffect('incomeOnReveal')
const JEWEL = withEffect('surchargeOnWin')
const PEACHES = withEffect('raiseValue')

function readFakes(r: Reckoning, s: Readonly<State>, seat: Seat, out: Float64Array, row: number): void {
  const own = r.thought.outlook.cards[seat]!
  const known = r.known[seat]!
  const fakes = own & r.fakes & ~r.saved[seat]!
  for (let rest = fakes; rest; rest &= rest - 1) out[row + at.FAKE + at.FAKE_AT[bits.lowest(rest)]!] = 1
  for (let rest = known & r.forSale; rest; rest &= rest - 1)
    out[row + at.KNOWS + at.FAKE_AT[bits.lowest(rest)]!] = 1
  if (r.saved[seat] !== 0) out[row + at.HELD['fakes.saved']] = printedValue(r.saved[seat]!) / 3
  if (fakes === 0) return
  out[row + at.HELD.fakes] = bits.count(fakes) / 2
  out[row + at.HELD['fakes.unknown']] = bits.count(fakes & ~known) / 2
  out[row + at.HELD['fakes.value']] = printedValue(fakes) / 6
  out[row + at.MONEY['fakes-to-pawn']] = s.tokens > 0 && s.supply > 0 ? bits.count(fakes & ~s.pawned) / 2 : 0
}

function readPawned(r: Reckoning, s: Readonly<State>, seat: Seat, out: Float64Array, row: number): void {
  const pawned = r.thought.outlook.cards[seat]! & s.pawned
  if (pawned === 0) return
  const genuine = pawned & ~r.fakes
  out[row + at.HELD.pawned] = bits.count(pawned) / 3
  out[row + at.HELD['pawned.value']] = printedValue(genuine) / 6
  out[row + at.HELD['pawned.redeemable']] =
    Math.min(bits.count(genuine), Math.floor(r.thought.outlook.purse[seat]! / REDEEM_COST)) / 2
  for (let category = 0; category < CATEGORIES; category++)
    out[row + at.PAWNED + category] = printedValue(pawned & OF_CATEGORY[category]!) / 4
}

function readEffects(r: Reckoning, s: Readonly<State>, seat: Seat, out: Float64Array, row: number): void {
  const { outlook } = r.thought
  const own = outlook.cards[seat]!
  const blessed = own & ~s.pawned
  const time = outlook.auctionsLeft / IDS.length
  const { EFFECT } = at
  if (blessed & HORN_OF_PLENTY) out[row + EFFECT['horn-of-plenty']] = time
  if (blessed & MJOLLNIR) out[row + EFFECT.mjollnir] = time
  if (blessed & BOOTS) out[row + EFFECT.boots] = time
  if (blessed & EXCALIBUR) out[row + EFFECT.excalibur] = bits.count(WEAPONS & r.forSale) / 5
  if ((blessed & GRAIL) === 0) {
    if (own & RING) out[row + EFFECT.ring] = time
    if (own & JEWEL) out[row + EFFECT.jewel] = time
    if (own & RING) out[row + EFFECT['ring.now']] = 1
    if (own & JEWEL) out[row + EFFECT['jewel.now']] = 1
  } else out[row + EFFECT['curses-void']] = bits.count(own & CURSED) / 3
  out[row + EFFECT.malleus] = r.malleus[seat]! / 5
  if (r.ties[seat]! > 0) out[row + EFFECT['ties-won']] = 1
  if (r.ties[seat]! < 0) out[row + EFFECT['ties-lost']] = 1
  if (r.counting[seat]! & PEACHES)
    out[row + EFFECT['ones-raised']] = bits.count(r.counting[seat]! & OF_VALUE[1]!) / 4
  if (s.unveiled) return
  let certificates = 0
  for (let i = 0; i < SEALS.length; i++)
    if (blessed & (1 << SEALS[i]!) && s.certificates[i] === SEALS[i]) certificates++
  out[row + EFFECT.certificates] = certificates / 2
  if (r.counting[seat]! & UNICORN_HORN) out[row + EFFECT['unicorn-horn']] = 1
}

function readSets(r: Reckoning, seat: Seat, out: Float64Array, row: number): void {
  climb(out, row + at.SETS, at.SET_STEPS, r.sets[seat]!)
  out[row + at.SET.sets] = r.sets[seat]! / 2
  out[row + at.LACKS_COUNT + r.lacks[seat]! - 1] = 1
  for (let category = 0; category < CATEGORIES; category++)
    out[row + at.LACKS + category] = ((r.lacking[seat]! >> (2 * category)) & 3) / 2
  out[row + at.SET['set-hope']] = r.setHope[seat]!
  if (r.setHope[seat] === 0) out[row + at.SET['set-impossible']] = 1
}

export function readCollection(
  r: Reckoning,
  s: Readonly<State>,
  seat: Seat,
  out: Float64Array,
  row: number,
): void {
  const cards = r.thought.outlook.cards[seat]! & ~s.pawned
  for (let rest = cards; rest; rest &= rest - 1) out[row + at.OWNS + bits.lowest(rest)] = 1
  out[row + at.HELD.blessed] = bits.count(cards & BLESSED) / 5
  out[row + at.HELD.cursed] = bits.count(cards & CURSED) / 3
  out[row + at.HELD.weapons] = bits.count(cards & WEAPONS) / 3
  readFakes(r, s, seat, out, row)
  readPawned(r, s, seat, out, row)
  readEffects(r, s, seat, out, row)
  readSets(r, seat, out, row)
}
