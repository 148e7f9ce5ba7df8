/**
 * The books of a game. Its value is judged after every move from what all seats know between them, and each difference
 * between two neighbouring values is booked once: what chance gave to luck, the rest to whoever decided. So all
 * accounts add up to the result, whatever the judge thinks of it.
 */
import { type AnyKernel, insightOf } from '@durbar/bots'
import { type Core, canonical, type Seat } from '@durbar/kernel'
import type { Course } from './course.ts'
import type { Depth } from './depth.ts'
import { luckOf } from './luck.ts'
import { difference, leadOf, meanOf, type Prospect, sumOf } from './prospect.ts'
import { judged, judgedWithin, playout } from './rollout.ts'
import { diceOf } from './seeds.ts'

/** One move in the books; the deal is move 0. */
export interface Entry {
  readonly ply: number
  /** Who decided: several where they chose together, nobody at the deal. */
  readonly by: readonly Seat[]
  /** What the game is worth to each seat after it. */
  readonly value: Prospect
  /** The standard error of that, as far as playouts have one; left out where there are none, and in older reviews. */
  readonly error?: Prospect
  /** What the decision changed; at the deal: what a seat was worth before it. */
  readonly decided: Prospect
  /** What chance changed; null where it had no part. */
  readonly luck: Prospect | null
}

/** A secret choice changes nothing before the last one has come: until then the value stays where it was. */
const waits = ({ kernel, match, positions }: Course, ply: number): boolean =>
  ply > 0 && kernel.chosen(positions[ply]!, match.log[ply - 1]!.seat) !== null

/** About half of what playouts among equals show is seen in results, where a game has not measured its own. */
const beliefIn = (kernel: AnyKernel): number => insightOf(kernel).luck?.seen ?? 0.5

/** Every value stands in two entries: the second time it need not be judged again. */
const known = new WeakMap<Course, Map<string, Worth>>()

type Worth = Pick<Entry, 'value' | 'error'>

function worthAfter(course: Course, ply: number, depth: Depth): Worth {
  let settled = ply
  while (waits(course, settled)) settled--
  const values = known.get(course) ?? new Map<string, Worth>()
  known.set(course, values)
  const key = `${settled} ${depth.playouts} ${depth.deals}`
  const value =
    values.get(key) ??
    (settled === 0
      ? { value: deal(course, depth).value }
      : judgedWithin(
          course.kernel,
          course.positions[settled]!,
          { purpose: 'judge', ply: settled, salt: course.salt },
          depth.playouts,
        ))
  values.set(key, value)
  return value
}

/** Another of the positions that this move could have led to. */
function fallen({ kernel, match, positions, moves, salt }: Course, ply: number, n: number): Core {
  const dice = diceOf('fall', ply, n, salt)
  const world = kernel.imagine(positions[ply - 1]!, 'together', dice)
  kernel.apply(world, match.log[ply - 1]!.seat, moves[ply - 1]!, dice)
  return world
}

/** What chance changed with this move, the deal included; null where it had no part. */
export function chanceAt(course: Course, ply: number, depth: Depth): Prospect | null {
  if (ply === 0) return deal(course, depth).luck
  const { chance } = depth
  const { kernel, positions, revealing, salt } = course
  if (!revealing[ply] || waits(course, ply)) return null
  const all = [positions[ply]!]
  for (let n = 1; n <= chance.alternatives; n++) all.push(fallen(course, ply, n))
  // A disc that is turned up, a hand that is laid open: what all seats knew between them could not have been otherwise.
  const looks = new Set(
    all.map((s) => canonical(kernel.imagine(s, 'together', diceOf('fall', ply, 0, salt)))),
  )
  if (looks.size === 1) return sumOf([], positions[ply]!.seats)
  return luckOf(chance, beliefIn(kernel), (which, n) =>
    playout(kernel, all[which]!, { purpose: 'after', ply, salt, asks: 'luck' }, n, leadOf),
  )
}

/** What the seats were dealt, against other deals: before it all that was known is what such games come to. */
function deal({ kernel, match, positions, salt }: Course, { playouts, deals, chance }: Depth): Entry {
  const all = [positions[0]!]
  for (let n = 1; n <= deals; n++)
    all.push(kernel.start(diceOf('deal', 0, n, salt), match.seats, match.options, match.rules))
  const start = meanOf(all.map((s) => judged(kernel, s, { purpose: 'judge', ply: 0, salt }, playouts)))
  const luck = luckOf({ alternatives: deals, stages: chance.stages }, beliefIn(kernel), (which, n) =>
    playout(kernel, all[which]!, { purpose: 'after', ply: 0, salt, asks: 'luck' }, n, leadOf),
  )
  return { ply: 0, by: [], value: sumOf([start, luck], match.seats), decided: start, luck }
}

/** `before`: the value before it, for whoever has it already. */
export function entryOf(course: Course, ply: number, depth: Depth, before?: Prospect): Entry {
  if (ply === 0) return deal(course, depth)
  const { kernel, match, positions } = course
  const { value, error } = worthAfter(course, ply, depth)
  const change = difference(value, before ?? worthAfter(course, ply - 1, depth).value)
  const luck = chanceAt(course, ply, depth)
  const position = positions[ply - 1]!
  const asked = kernel.asked(position)
  const last = asked.length > 1 && kernel.pending(position).length === 1
  return {
    ply,
    by: last ? [...asked] : [match.log[ply - 1]!.seat],
    value,
    ...(error ? { error } : {}),
    decided: luck ? difference(change, luck) : change,
    luck,
  }
}
