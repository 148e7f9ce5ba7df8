/** Where a seat stands against the others: majorities, gold, points. */
import type { Seat } from '@durbar/kernel'
import { climb, readStanding, type StandingScale, within } from '@durbar/room'
import { IDS } from '../../data/antiquities.ts'
import { INGOTS_PER_POINT } from '../../data/box.ts'
import { FIRST } from '../../data/categories.ts'
import { mayPawn } from '../../rules/pawnshop.ts'
import { left, type State } from '../../state.ts'
import * as at from './names.ts'
import { CATEGORIES, type Reckoning } from './reckoning.ts'

const MOST = FIRST[0]
const SCALE: StandingScale = { score: 30, lead: 15 }

/** One category: how far the lead goes, and what it brings. */
function readMajority(
  r: Reckoning,
  seats: number,
  seat: Seat,
  category: number,
  out: Float64Array,
  row: number,
): void {
  const own = r.rank[seat * CATEGORIES + category]!
  let best = 0
  let next = 0
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue
    const theirs = r.rank[other * CATEGORIES + category]!
    if (theirs > best) {
      next = best
      best = theirs
    } else if (theirs > next) next = theirs
  }
  const cell = seat * CATEGORIES + category
  const points = r.points[cell]!
  // In thirds of a value point; six points of lead are plenty.
  const open = 3 * r.thought.outlook.toCome[category]!
  out[row + at.TOTAL + category] = r.totals[cell]! / 8
  out[row + at.LEAD + category] = within(2, (own - best) / 18)
  out[row + at.LEAD_FOR_SECOND + category] = within(2, (own - next) / 18)
  out[row + at.POINTS + category] = points / MOST
  out[row + at.HOPE + category] = r.hope[cell]! / MOST
  if (points === FIRST[category]!) out[row + at.FIRST_PLACE + category] = 1
  else if (points > 0) out[row + (own === best ? at.SHARED_FIRST : at.SECOND_PLACE) + category] = 1
  else if (own > 0) out[row + at.BEHIND + category] = 1
  if (own > best + open) out[row + at.SURE + category] = 1
  else if (own + open < next) out[row + at.LOST + category] = 1
  climb(out, row + at.CARDS_OF + at.CARD_STEPS.length * category, at.CARD_STEPS, r.cards[cell]!)
}

function readMoney(r: Reckoning, s: Readonly<State>, seat: Seat, out: Float64Array, row: number): void {
  const { purse, auctionsLeft } = r.thought.outlook
  const { MONEY } = at
  const own = purse[seat]!
  let all = 0
  let richest = 0
  let richer = 0
  for (let other = 0; other < s.seats; other++) {
    all += purse[other]!
    if (other === seat) continue
    if (purse[other]! > richest) richest = purse[other]!
    if (purse[other]! > own) richer++
  }
  climb(out, row + at.INGOTS, at.INGOT_STEPS, own)
  out[row + MONEY.ingots] = own / 20
  out[row + MONEY['ingots.share']] = all > 0 ? own / all : 0
  out[row + MONEY['ingots.lead']] = within(2, (own - richest) / 20)
  out[row + MONEY['ingots.richer']] = richer / 4
  out[row + MONEY['ingots.left']] = purse[left(s, seat)]! / 20
  out[row + MONEY['ingots.right']] = purse[seat === 0 ? s.seats - 1 : seat - 1]! / 20
  out[row + MONEY['ingots.time']] = (own * auctionsLeft) / (20 * IDS.length)
  const gold = Math.floor(own / INGOTS_PER_POINT)
  out[row + MONEY.gold] = r.gold[seat]! / 4
  if (gold > r.gold[seat]!) out[row + MONEY['ark-takes']] = own / 20
  out[row + MONEY['gold.rest']] = (own - gold * INGOTS_PER_POINT) / INGOTS_PER_POINT
  if (mayPawn(s, seat)) out[row + MONEY['may-pawn']] = 1
}

export function readContest(
  r: Reckoning,
  s: Readonly<State>,
  seat: Seat,
  out: Float64Array,
  row: number,
): void {
  for (let category = 0; category < CATEGORIES; category++) readMajority(r, s.seats, seat, category, out, row)
  readMoney(r, s, seat, out, row)
  const { STANDING } = at
  readStanding(r.score, s.seats, seat, SCALE, out, row + STANDING.score, row + at.PLACE)
  readStanding(r.hoped, s.seats, seat, SCALE, out, row + STANDING.hope, row + at.HOPED_PLACE)
}
