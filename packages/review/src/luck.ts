/**
 * What chance gave. What fell is one of several things drawn alike from what nobody knew, all judged alike, and luck
 * is its value less the mean of them all: on average nothing, by construction, and whatever the judge's faults.
 *
 * A judge who plays on is noisy. How much of the differences is more than his noise shows when all of them are
 * compared without asking which one fell; only that share is booked. So noise is not taken for luck, and the average
 * stays what it is: the share would be the same had another of them fallen.
 *
 * And a judge who plays on among equals overstates: at a table of unequals a lucky card turns fewer places. So what
 * he says is believed in part, in one game always in the same part, which changes nothing about the average either.
 */
import { difference, meanOf, type Prospect, scaled } from './prospect.ts'

export interface Weighing {
  /** What else could have fallen: how many are drawn beside what fell. */
  readonly alternatives: number
  /** Playouts of each of them, in stages: it goes on while the differences look like more than noise. */
  readonly stages: readonly number[]
}

/** Below this ratio of differences to noise more playouts will hardly show anything. */
const HOPELESS = 0.8

/** `belief`: so much of what he says is booked. `playout(which, n)`: the n-th of one of them, 0 is what fell. */
export function luckOf(
  { alternatives, stages }: Weighing,
  belief: number,
  playout: (which: number, n: number) => Prospect,
): Prospect {
  const rows: Prospect[][] = Array.from({ length: alternatives + 1 }, () => [])
  let share = 0
  for (const most of stages) {
    for (let n = rows[0]!.length; n < most; n++)
      rows.forEach((row, which) => void row.push(playout(which, n)))
    const ratio = overNoise(rows)
    share = Math.max(0, 1 - 1 / ratio)
    if (ratio < HOPELESS) break
  }
  const means = rows.map(meanOf)
  return scaled(difference(means[0]!, meanOf(means)), belief * share)
}

/** The variance between the rows over the one that noise alone would bring about; over all seats. */
function overNoise(rows: readonly (readonly Prospect[])[]): number {
  const count = rows[0]!.length
  const seats = rows[0]![0]!.places.length
  let between = 0
  let within = 0
  for (let seat = 0; seat < seats; seat++) {
    const at = (which: number, n: number) => rows[which]![n]!.places[seat]!
    const means = rows.map((_, which) => mean(count, (n) => at(which, n)))
    const columns = Array.from({ length: count }, (_, n) => mean(rows.length, (which) => at(which, n)))
    const middle = mean(count, (n) => columns[n]!)
    rows.forEach((_, which) => {
      between += count * (means[which]! - middle) ** 2
      for (let n = 0; n < count; n++) within += (at(which, n) - means[which]! - columns[n]! + middle) ** 2
    })
  }
  if (within < 1e-12) return between < 1e-12 ? 0 : Number.POSITIVE_INFINITY
  return between / (within / (count - 1))
}

function mean(count: number, at: (n: number) => number): number {
  let sum = 0
  for (let n = 0; n < count; n++) sum += at(n)
  return sum / count
}
