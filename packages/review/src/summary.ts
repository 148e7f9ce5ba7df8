/** What a review comes to: each player's accounts and accuracy, and the moments worth looking at. */
import type { Seat } from '@durbar/kernel'
import type { Entry } from './account.ts'
import type { Judgement } from './decision.ts'
import { type Prospect, scaled, sumOf } from './prospect.ts'
import type { Review } from './review.ts'

/** In places, of one seat: the parts add up to the result. */
export interface Sum {
  readonly start: number
  readonly own: number
  readonly others: number
  readonly luck: number
  readonly result: number
}

/** What can be said of a seat before everything is judged. */
interface SeatSoFar {
  readonly seat: Seat
  /** What chance has given or taken, in places: less is given. */
  readonly luck: number
  /** 0 to 100, over the decisions that were choices; null where there was none. */
  readonly accuracy: number | null
  /** The same for the thirds of the game, by moves. */
  readonly phases: readonly (number | null)[]
  /** Numbers of the moves that cost something, the costliest first. */
  readonly costliest: readonly number[]
  /** Numbers of the moves that were clearly better than any rival, by how much. */
  readonly best: readonly number[]
  /** The moves with which chance gave and took most. */
  readonly luckiest: number | null
  readonly unluckiest: number | null
}

export interface SoFar {
  readonly seats: readonly SeatSoFar[]
  /** Numbers of at most five moves after which most had changed, in the order of the game. */
  readonly turning: readonly number[]
}

export interface SeatSummary extends SeatSoFar {
  readonly sum: Sum
  /** The same in win chances. */
  readonly wins: Sum
}

export interface Summary extends SoFar {
  readonly seats: readonly SeatSummary[]
}

const PHASES = 3
/** A decision that costs a quarter of a place counts half. */
const HALVES_AT = 0.25
const TURNING_POINTS = 5
const APART = 5

function accuracyOf(decisions: readonly Judgement[]): number | null {
  const choices = decisions.filter(({ legal }) => legal > 1)
  if (choices.length === 0) return null
  return (100 * choices.reduce((sum, { cost }) => sum + 2 ** (-cost / HALVES_AT), 0)) / choices.length
}

const decidedBy = (
  entries: readonly Entry[],
  seats: number,
  counts: (by: readonly Seat[]) => number,
): Prospect =>
  sumOf(
    entries.map((entry) => scaled(entry.decided, entry.ply === 0 ? 0 : counts(entry.by))),
    seats,
  )

function accounts(entries: readonly Entry[], seat: Seat): { sum: Sum; wins: Sum } {
  const seats = entries[0]!.value.places.length
  const ownShare = (by: readonly Seat[]) => (by.includes(seat) ? 1 / by.length : 0)
  const own = decidedBy(entries, seats, ownShare)
  const others = decidedBy(entries, seats, (by) => 1 - ownShare(by))
  const luck = sumOf(
    entries.flatMap((entry) => entry.luck ?? []),
    seats,
  )
  const of = (what: keyof Prospect): Sum => ({
    start: entries[0]!.decided[what][seat]!,
    own: own[what][seat]!,
    others: others[what][seat]!,
    luck: luck[what][seat]!,
    result: entries.at(-1)!.value[what][seat]!,
  })
  return { sum: of('places'), wins: of('wins') }
}

/** How much better than the next the played move was, beyond doubt. */
const merit = ({ seat, cost, legal, options }: Judgement): number =>
  legal < 2 || cost > 0 || options.length < 2
    ? 0
    : options[1]!.prospect.places[seat]! - options[0]!.prospect.places[seat]!

const byMost = (list: readonly Judgement[], what: (each: Judgement) => number): number[] =>
  list
    .filter((each) => what(each) > 0)
    .sort((a, b) => what(b) - what(a) || a.ply - b.ply)
    .map(({ ply }) => ply)

function luckAt(entries: readonly Entry[], seat: Seat, sign: 1 | -1): number | null {
  let best: Entry | null = null
  const given = (entry: Entry) => -sign * (entry.luck?.places[seat] ?? 0)
  for (const entry of entries) if (given(entry) > (best ? given(best) : 0)) best = entry
  return best?.ply ?? null
}

function seatSoFar(entries: readonly Entry[], decisions: readonly Judgement[], seat: Seat, moves: number) {
  const own = decisions.filter((each) => each.seat === seat)
  const phase = ({ ply }: Judgement) => Math.floor(((ply - 1) * PHASES) / moves)
  return {
    seat,
    luck: entries.reduce((sum, { luck }) => sum + (luck?.places[seat] ?? 0), 0),
    accuracy: accuracyOf(own),
    phases: Array.from({ length: PHASES }, (_, n) => accuracyOf(own.filter((each) => phase(each) === n))),
    costliest: byMost(own, ({ cost }) => cost),
    best: byMost(own, merit),
    luckiest: luckAt(entries, seat, 1),
    unluckiest: luckAt(entries, seat, -1),
  }
}

/** Far enough apart, unless different players made them. */
function turningPoints(entries: readonly Entry[]): number[] {
  const change = ({ decided, luck }: Entry) =>
    decided.places.reduce((sum, each, seat) => sum + Math.abs(each + (luck?.places[seat] ?? 0)), 0)
  const chosen: Entry[] = []
  const moves = entries.filter(({ ply }) => ply > 0)
  for (const entry of moves.sort((a, b) => change(b) - change(a) || a.ply - b.ply)) {
    if (chosen.length === TURNING_POINTS || change(entry) < 1e-9) break
    const near = chosen.some(
      (other) => Math.abs(other.ply - entry.ply) < APART && other.by.join() === entry.by.join(),
    )
    if (!near) chosen.push(entry)
  }
  return chosen.map(({ ply }) => ply).sort((a, b) => a - b)
}

const bookedIn = ({ entries }: Review) => entries.filter((entry): entry is Entry => entry !== null)

/** From what is booked and judged already. */
export function soFarOf(review: Review, seats: number): SoFar {
  const booked = bookedIn(review)
  const judged = review.decisions.filter((each): each is Judgement => each !== null)
  const moves = review.decisions.length
  return {
    seats: Array.from({ length: seats }, (_, seat) => seatSoFar(booked, judged, seat, moves)),
    turning: turningPoints(booked),
  }
}

/** null while the books are not complete: half a sum says nothing. Decisions that are not judged yet are left out. */
export function summaryOf(review: Review): Summary | null {
  const booked = bookedIn(review)
  if (booked.length < review.entries.length) return null
  const { seats, turning } = soFarOf(review, booked[0]!.value.places.length)
  return { seats: seats.map((each) => ({ ...each, ...accounts(booked, each.seat) })), turning }
}
