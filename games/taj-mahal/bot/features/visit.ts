/** The visit under way as one seat sees it: its row against the others, and whose turn it is. */
import * as bits from '@durbar/kernel/bits'
import { climb, within } from '@durbar/room'
import { COLOURS, ELEPHANT, MOGUL, SYMBOLS, tally, WHITE_SUIT } from '../../data/cards.ts'
import { isPlacing } from '../../rules/palaces.ts'
import { isScoring } from '../../rules/scoring.ts'
import { palacesWon } from '../../rules/withdraw.ts'
import { atCourt, handOf, rowOf, type State } from '../../state.ts'
import { tileBrings } from '../holdings.ts'
import { bestBonus, bestSite } from '../network.ts'
import { WEIGHTS } from '../weights.ts'
import * as at from './names.ts'
import { bestOther } from './podium.ts'
import type { Reading } from './reading.ts'

const SYMBOL_COUNT = SYMBOLS.length
const COLOUR_COUNT = COLOURS.length

/** One prize of the court; whether it is won by withdrawing now. Rows of those just leaving are as good as gone. */
function readPrize(
  r: Reading,
  s: Readonly<State>,
  seat: number,
  symbol: number,
  out: Float64Array,
  row: number,
): boolean {
  const mine = tally(r.outlook.standing.rows[seat]!, symbol)
  climb(out, row + at.ROW + symbol * at.ROW_STEPS.length, at.ROW_STEPS, mine)
  if (!atCourt(s, symbol)) return false
  const best = bestOther(r.shown, symbol, seat)
  const reach = r.reach[seat * SYMBOL_COUNT + symbol]!
  if (mine > best) out[row + at.WINS + symbol] = 1
  else if (mine > 0 && mine === best) out[row + at.TIED + symbol] = 1
  out[row + at.MARGIN + symbol] = within(2, (mine - best) / 4)
  out[row + at.REACH + symbol] = reach / 8
  out[row + at.OUTREACH + symbol] = within(2, (reach - bestOther(r.furthest, symbol, seat)) / 6)
  out[row + at.CHANCE + symbol] = r.outlook.standing.chance[symbol]!
  return mine > best
}

/** What withdrawing now would score. */
function pointsNow(r: Reading, s: Readonly<State>, seat: number, won: number): number {
  let points = 0
  if (bits.contains(won, ELEPHANT)) points += tileBrings(r.outlook.market, seat, s.visit)
  if (palacesWon(won) > 0) points += bestSite(r.outlook.network, s, false) + bestBonus(s, seat, WEIGHTS)
  else if (bits.contains(won, MOGUL)) points += bestSite(r.outlook.network, s, true)
  return points
}

/** The prizes of this seat if it withdrew now, a bit each. The network must have been surveyed for it. */
export function readVisit(
  r: Reading,
  s: Readonly<State>,
  seat: number,
  out: Float64Array,
  row: number,
): number {
  if ((r.bidding & (1 << seat)) === 0) return 0
  const { VISIT } = at
  const laid = rowOf(s, seat)
  const colour = r.colour[seat]!
  out[row + VISIT.inside] = 1
  if (laid.length === 0) out[row + VISIT.unplayed] = 1
  if (r.bidding === 1 << seat) out[row + VISIT.alone] = 1
  out[row + VISIT.row] = laid.length / 12
  if (colour >= 0) out[row + at.ROW_COLOUR + colour] = 1
  let follows = 0
  for (let each = 0; each < COLOUR_COUNT; each++)
    if (colour < 0 || each === colour) follows = Math.max(follows, r.length[seat * COLOUR_COUNT + each]!)
  climb(out, row + at.FOLLOWS, at.FOLLOW_STEPS, follows)
  out[row + VISIT.extras] = Math.min(follows, bits.count(handOf(s, seat, WHITE_SUIT))) / 4
  let won = 0
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol++)
    if (readPrize(r, s, seat, symbol, out, row)) won |= 1 << symbol
  out[row + VISIT.wins] = bits.count(won) / 3
  if (won !== 0) out[row + VISIT['leave.points']] = pointsNow(r, s, seat, won) / 12
  return won
}

/** Seats clockwise. */
const away = (s: Readonly<State>, from: number, seat: number): number =>
  seat >= from ? seat - from : seat - from + s.seats

export function readTurn(s: Readonly<State>, seat: number, out: Float64Array, row: number): void {
  out[row + at.FROM_START + away(s, s.startSeat, seat)] = 1
  if (s.result !== null) return
  const top = s.stack[s.stack.length - 1]!
  out[row + at.FROM_ASKED + away(s, top.seat!, seat)] = 1
  if (top.seat !== seat) return
  out[row + at.ASKED + at.ASKING.indexOf(top.rule)] = 1
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]!
    if (isPlacing(frame)) {
      if (frame.crown) out[row + at.PENDING['pending.crown']] = 1
      else out[row + at.PENDING['pending.palaces']]! += 1 / 3
    } else if (isScoring(frame) && frame.tile) out[row + at.PENDING['pending.tile']] = 1
  }
}
