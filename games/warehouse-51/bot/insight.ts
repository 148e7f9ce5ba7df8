/**
 * What a position is worth, in points: the strategy notes of the rules reference as numbers. Each seat's worth is
 * judged with that seat's own knowledge of the fakes, so that an imagined world adds no noise where the seat is
 * merely uncertain. An auction under way counts as won by whoever leads.
 */
import type { Insight, Seat } from '@durbar/kernel'
import {
  ALL,
  BLESSED,
  cardWith,
  count,
  OF_CATEGORY,
  OF_VALUE,
  SEALS,
  VALUE,
  WEAPONS,
  withEffect,
} from '../data/antiquities.ts'
import { INGOTS_PER_POINT, MOST_SEATS, PAWN_PAYOUT, POINTS_PER_SET } from '../data/box.ts'
import { FIRST, SECOND } from '../data/categories.ts'
import { left, type State } from '../state.ts'
import { belief, believeLike, expectedCount, expectedValue, mostInDanger, trustIn } from './belief.ts'

const WEIGHTS = {
  /** What an ingot is worth beyond its share of a point, at the start; it fades with the auctions left. */
  tempo: 0.38,
  /** How fast the use of a purse wears off, per average purse. */
  plenty: 0.15,
  /** How many value points decide a majority for sure: at the end, and more per value still to come. */
  certainty: 0.65,
  uncertainty: 0.18,
  /** Chance to find a missing colour, per card of it left and player. */
  find: 0.6,
  /** What share of a pawned card still counts while there is time to redeem it. */
  redeem: 0.25,
  /** Half a value point for and against in every tie. */
  tie: 0.45,
  /** Effects worth ingots, per auction still to come and player. */
  hornOfPlenty: 0.9,
  mjollnir: 0.5,
  boots: 0.3,
  ring: -0.4,
  jewel: -0.9,
  /** Per weapon still to come. */
  excalibur: 0.2,
  /** What a purchase brings at once, in ingots. */
  lamp: 4,
  carpet: 2,
  crystalBall: 1.5,
  /** A known fake that sits in the collection can at least be pawned. */
  pawnable: 0.4,
}
type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>

const GRAIL = withEffect('voidOwnCurses')
const MALLEUS = cardWith('pointsPerOwnedNature')
const EXCALIBUR = withEffect('winSecretTies')
const UNICORN_HORN = cardWith('neutraliseCounterfeit')
const BOOTS = withEffect('choosePayee')
const STONE = cardWith('setJoker')
const RING = withEffect('minRaise')
const NESSUS = cardWith('loseTies')
const MJOLLNIR = withEffect('mayMatchBid')
const HORN_OF_PLENTY = withEffect('incomeOnReveal')
const ARK = cardWith('returnAllIngots')
const JEWEL = withEffect('surchargeOnWin')
const YATA = cardWith('winTies')
const PEACHES = cardWith('raiseValue')
const LAMP = cardWith('wish')
const CARPET = cardWith('exchangeSameValue')
const BALL = cardWith('peekCounterfeit')
const PANDORA = cardWith('giveIngotToEachOpponent')

const CATEGORIES = OF_CATEGORY.length

// The table as it would be if the auction ended now; reused by every call.
const purse = new Float64Array(MOST_SEATS)
const cards = new Int32Array(MOST_SEATS)
/** Expected totals by seat and category, and what is still to come. */
const totals = new Float64Array(MOST_SEATS * CATEGORIES)
const toCome = new Float64Array(CATEGORIES)
const cardsToCome = new Float64Array(CATEGORIES)
let auctionsLeft = 0

/** Who leads an auction has won it: he pays to the left and gets the card and what it brings at once. */
function lookAhead(s: Readonly<State>, w: Weights): void {
  let gone = s.unsold | s.unmasked
  for (let seat = 0; seat < s.seats; seat++) {
    purse[seat] = s.ingots[seat]!
    cards[seat] = s.cards[seat]!
    gone |= s.cards[seat]!
  }
  if (s.card >= 0) {
    gone |= 1 << s.card
    if (s.leader >= 0) {
      purse[s.leader]! -= s.highest
      purse[left(s, s.leader)]! += s.highest
      cards[s.leader]! |= 1 << s.card
      buyInstant(s, w)
    }
  }
  const rest = ALL & ~gone
  auctionsLeft = count(rest)
  for (let category = 0; category < CATEGORIES; category++) {
    const stack = rest & OF_CATEGORY[category]!
    cardsToCome[category] = count(stack)
    toCome[category] =
      count(stack & OF_VALUE[1]!) + 2 * count(stack & OF_VALUE[2]!) + 3 * count(stack & OF_VALUE[3]!)
  }
}

function buyInstant(s: Readonly<State>, w: Weights): void {
  const winner = s.leader
  if (s.card === LAMP) purse[winner]! += Math.min(w.lamp, s.supply)
  else if (s.card === CARPET) purse[winner]! += w.carpet
  else if (s.card === BALL) purse[winner]! += w.crystalBall
  else if (s.card === PANDORA && !(cards[winner]! & ~s.pawned & GRAIL)) {
    const gifts = Math.min(s.seats - 1, purse[winner]!)
    purse[winner]! -= gifts
    for (let seat = 0; seat < s.seats; seat++) if (seat !== winner) purse[seat]! += gifts / (s.seats - 1)
  }
}

const cursed = (s: Readonly<State>, seat: Seat, card: number): boolean =>
  (cards[seat]! & (1 << card)) !== 0 && (cards[seat]! & ~s.pawned & GRAIL) === 0

/** Certificates and the Horn save what is most in danger: the cards that will count although they may be fake. */
function saved(s: Readonly<State>, seat: Seat): number {
  const own = cards[seat]! & ~s.pawned
  let rescues = 0
  for (let i = 0; i < SEALS.length; i++)
    if (own & (1 << SEALS[i]!) && s.certificates[i] === SEALS[i]) rescues++
  let safe = 0
  for (let i = 0; i < rescues; i++) {
    const card = mostInDanger(s, own & ~safe)
    if (card >= 0) safe |= 1 << card
  }
  if (own & (1 << UNICORN_HORN) && s.neutralised < 0 && trustIn(UNICORN_HORN) > 0) {
    const card = mostInDanger(s, own & ~safe & ~(1 << UNICORN_HORN))
    if (card >= 0) safe |= 1 << card
  }
  return safe
}

/** Expected totals of all seats, as the believer sees them. */
function reckonTotals(s: Readonly<State>, believer: Seat, safe: number, w: Weights): void {
  const redeemed = auctionsLeft > 0 ? w.redeem : 0
  for (let seat = 0; seat < s.seats; seat++) {
    const own = cards[seat]!
    const scored = own & ~s.pawned
    const mine = seat === believer ? safe : 0
    const raised = scored & (1 << PEACHES) ? trustIn(PEACHES) : 0
    const tie = (scored & (1 << YATA) ? trustIn(YATA) : 0) - (cursed(s, seat, NESSUS) ? trustIn(NESSUS) : 0)
    for (let category = 0; category < CATEGORIES; category++) {
      const colour = OF_CATEGORY[category]!
      let total = expectedValue(scored & colour & ~mine)
      for (let set = mine & colour; set; set &= set - 1) total += VALUE[31 - Math.clz32(set & -set)]!
      if (raised > 0) total += raised * expectedCount(scored & colour & OF_VALUE[1]!)
      const pawned = own & s.pawned & colour
      if (pawned !== 0) total += redeemed * expectedValue(pawned)
      // A tie matters only to those who have something in the category.
      totals[seat * CATEGORIES + category] = total > 0 ? total + w.tie * tie : 0
    }
  }
}

/** Chance to be first and second, from the odds against each rival. */
function majorities(s: Readonly<State>, seat: Seat, w: Weights): number {
  let points = 0
  for (let category = 0; category < CATEGORIES; category++) {
    const own = totals[seat * CATEGORIES + category]!
    const open = toCome[category]!
    if (own <= 0 && open === 0) continue
    const scale = w.certainty + w.uncertainty * open
    let first = 1
    let second = 0
    for (let rival = 0; rival < s.seats; rival++) {
      if (rival === seat) continue
      const ahead = 1 / (1 + Math.exp((totals[rival * CATEGORIES + category]! - own) / scale))
      second = second * ahead + first * (1 - ahead)
      first *= ahead
    }
    // Whoever has nothing yet must first find a card of this colour.
    const present = own > 0 ? 1 : open / (open + 2 * s.seats)
    points += present * (first * FIRST[category]! + second * SECOND[category]!)
  }
  return points
}

/** Sets completed, and the chance to complete the next one. The Stone stands in for the worst colour. */
function sets(s: Readonly<State>, seat: Seat, safe: number, w: Weights): number {
  const scored = cards[seat]! & ~s.pawned
  const stone = scored & (1 << STONE) ? trustIn(STONE) : 0
  let complete = Number.POSITIVE_INFINITY
  for (let category = 0; category < CATEGORIES; category++) {
    const n = held(scored, category, safe)
    if (n < complete) complete = n
  }
  const next = Math.floor(complete + 0.25) + 1
  let chance = 1
  let worst = 1
  for (let category = 0; category < CATEGORIES; category++) {
    const lacking = next - held(scored, category, safe)
    if (lacking <= 0) continue
    const found = Math.min(0.9, (w.find * cardsToCome[category]!) / s.seats)
    const filled = lacking <= 1 ? 1 - lacking * (1 - found) : found ** lacking
    chance *= filled
    if (filled < worst) worst = filled
  }
  if (stone > 0 && worst < 1) chance += stone * (worst > 0 ? chance / worst - chance : 0)
  return POINTS_PER_SET * (next - 1 + Math.min(1, chance))
}
const held = (scored: number, category: number, safe: number): number => {
  const colour = scored & OF_CATEGORY[category]!
  return expectedCount(colour & ~safe) + count(colour & safe)
}

/** Gold at the end, and what it can buy until then. */
function money(s: Readonly<State>, seat: Seat, average: number, w: Weights): number {
  const ingots = purse[seat]!
  const rate = ingotWorth(w)
  const kept = cursed(s, seat, ARK) ? 1 - trustIn(ARK) : 1
  const gold = (auctionsLeft === 0 ? Math.floor(ingots / INGOTS_PER_POINT) : ingots / INGOTS_PER_POINT) * kept
  let use = ingots
  if (auctionsLeft > 0 && s.supply > 0 && s.tokens > 0)
    use +=
      Math.min(PAWN_PAYOUT, s.supply) *
      w.pawnable *
      Math.min(1, count(cards[seat]! & belief.fakes & ~s.pawned))
  return gold + (rate * use) / (1 + (w.plenty * ingots) / (average + 1))
}
const ingotWorth = (w: Weights): number => (w.tempo * Math.min(auctionsLeft, 20)) / 20

/** Lasting effects, mostly worth ingots for each auction still to come. */
function effects(s: Readonly<State>, seat: Seat, w: Weights): number {
  const blessed = cards[seat]! & ~s.pawned
  const grail = (blessed & GRAIL) !== 0
  let ingots = 0
  if (blessed & HORN_OF_PLENTY) ingots += w.hornOfPlenty
  if (blessed & MJOLLNIR) ingots += w.mjollnir
  if (blessed & BOOTS) ingots += w.boots
  if (!grail && cards[seat]! & RING) ingots += w.ring
  if (!grail && cards[seat]! & JEWEL) ingots += w.jewel
  let points = (ingots * auctionsLeft * (ingotWorth(w) + 1 / INGOTS_PER_POINT)) / s.seats
  if (blessed & EXCALIBUR) points += w.excalibur * count(WEAPONS & ~cards[seat]!) * (auctionsLeft / 26)
  if (cursed(s, seat, MALLEUS)) points -= trustIn(MALLEUS) * expectedCount(blessed & BLESSED)
  return points
}

export const insight: Insight<State> = {
  weights: WEIGHTS,
  evaluate(s, out, weights) {
    if (s.result !== null) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = s.result.scores[seat]!
      return
    }
    const w = weights as Weights
    lookAhead(s, w)
    let average = 0
    for (let seat = 0; seat < s.seats; seat++) average += purse[seat]! / s.seats
    for (let seat = 0; seat < s.seats; seat++) {
      believeLike(s, seat)
      const safe = saved(s, seat)
      reckonTotals(s, seat, safe, w)
      out[seat] =
        majorities(s, seat, w) + sets(s, seat, safe, w) + money(s, seat, average, w) + effects(s, seat, w)
    }
  },
}
