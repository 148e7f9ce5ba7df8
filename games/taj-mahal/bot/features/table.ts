/** The row of the table: the visit, the court, the supply, what is still to come. */
import * as bits from '@durbar/kernel/bits'
import { citiesOf, FORTRESSES, provinceOf } from '../../data/board.ts'
import { ELEPHANT, SPECIALS, SYMBOLS, showsOf, suitOf, tally, WHITE_SUIT } from '../../data/cards.ts'
import { COURT, drawsCard, GOODS, goodOnBonus, goodsOn, LAST_VISIT } from '../../data/tiles.ts'
import { atCourt, bidders, bonusTileOn, here, holderOf, NOBODY, type State } from '../../state.ts'
import * as at from './names.ts'
import type { Reading } from './reading.ts'

function readSupply(s: Readonly<State>, out: Float64Array, row: number): void {
  let white = 0
  let shown = 0
  for (let i = 0; i < s.supply.length; i++) {
    const suit = suitOf(s.supply[i]!)
    shown += showsOf(s.supply[i]!)
    if (suit === WHITE_SUIT) white++
    else out[row + at.SUPPLY_COLOUR + suit]! += 1 / 4
  }
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
    out[row + at.SUPPLY_SYMBOL + symbol] = tally(shown, symbol) / 8
  out[row + at.TABLE['supply.white']] = white / 3
  out[row + at.TABLE.supply] = s.supply.length / 9
  out[row + at.TABLE.pile] = s.pile.length / 60
}

/** Bonus tiles by kind: points, a card, goods. */
function readBonus(s: Readonly<State>, out: Float64Array, row: number): void {
  for (let fortress = 0; fortress < FORTRESSES.length; fortress++) {
    if (s.bonusOf[fortress] !== NOBODY) continue
    const tile = bonusTileOn(s, fortress)
    const kind = drawsCard(tile) ? 1 : goodOnBonus(tile) >= 0 ? 2 : 0
    out[row + at.BONUS_LEFT + kind]! += 1 / 6
    if (provinceOf(FORTRESSES[fortress]!) === here(s)) out[row + at.BONUS_HERE + kind]! += 1 / 2
  }
}

function readCourt(r: Reading, s: Readonly<State>, out: Float64Array, row: number): void {
  const { rows } = r.outlook.standing
  for (let item = 0; item < COURT.length; item++) {
    if (atCourt(s, item)) out[row + at.AT_COURT + item] = 1
    out[row + at.TOP + item] = r.shown.first[item]! / 4
    if (s.prince && r.bidding & (1 << s.seats))
      out[row + at.PRINCE_ROW + item] = tally(rows[s.seats]!, item) / 3
  }
  if (s.prince && r.bidding & (1 << s.seats)) out[row + at.TABLE['prince.inside']] = 1
}

export function readTable(r: Reading, s: Readonly<State>, out: Float64Array, row: number): void {
  const { TABLE } = at
  out[row + at.PLAYERS + s.seats - at.FEWEST] = 1
  for (let special = 0; special < SPECIALS.length; special++)
    if (holderOf(s, special) === NOBODY) out[row + at.ON_TABLE + special] = 1
  if (s.result !== null) {
    out[row + TABLE.over] = 1
    return
  }
  out[row + at.VISIT_NO + s.visit - 1] = 1
  out[row + TABLE.visit] = s.visit / LAST_VISIT
  out[row + TABLE.inside] = bits.count(r.bidding) / bidders(s)
  readCourt(r, s, out, row)
  readSupply(s, out, row)
  readBonus(s, out, row)
  const goods = goodsOn(s.visit)
  if (atCourt(s, ELEPHANT)) for (let k = 0; k < goods.length; k++) out[row + at.TILE_GOOD + goods[k]!] = 1
  for (let good = 0; good < GOODS.length; good++)
    out[row + at.GOODS_TO_COME + good] = r.outlook.market.toCome[good]! / 7
  const cities = citiesOf(here(s))
  for (let k = 0; k < cities.length; k++)
    if (s.normal[cities[k]!] === NOBODY) out[row + TABLE['free-cities']]! += 1 / 5
}
