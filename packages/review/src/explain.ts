/** What a choice brings about, as far as its seat could know it then; and one way in which the game may go on. */
import { imagined, insightOf, searchFor } from '@durbar/bots'
import { type Core, legalMoves, type Move, type MoveObject, type Seat, storyOf } from '@durbar/kernel'
import type { Course } from './course.ts'
import { diceOf } from './seeds.ts'

/** One move as the seat that is asked about would be told it. */
interface ToldMove {
  readonly by: Seat
  readonly events: readonly unknown[]
}

export interface LineMove extends ToldMove {
  /** The table after it, as that seat would see it. */
  readonly view: unknown
}

export interface Outlook {
  readonly move: MoveObject
  /** What happens at once, whatever is hidden. */
  readonly sure: ToldMove
  /** What can be counted afterwards, by the names that the game gives it. */
  readonly facts: Readonly<Record<string, number>>
  /** What the strongest bot would do after it, all around the table, in one of the worlds that were possible then. */
  readonly line: readonly LineMove[]
}

/** As far as anybody reads. */
const STEPS = 4
const ITERATIONS = 160

export function outlook(course: Course, ply: number, move: MoveObject): Outlook {
  const { kernel, positions, match } = course
  const { seat } = match.log[ply - 1]!
  const state = positions[ply - 1]!
  const packed = kernel.read(move)
  const { events, sure, state: after } = kernel.foresee(state, seat, packed)
  return {
    move,
    sure: { by: seat, events: events.slice(0, sure) },
    facts: insightOf(kernel).facts?.(after, seat) ?? {},
    line: lineAfter(course, ply, seat, packed),
  }
}

function lineAfter(course: Course, ply: number, viewer: Seat, first: Move): LineMove[] {
  const { kernel, positions, match } = course
  const { game } = kernel
  const past = course.events.slice(0, ply).flat()
  const world = imagined(kernel, positions[ply - 1]!, viewer, diceOf('imagine', ply))
  const line: LineMove[] = []
  const make = (by: Seat, move: Move) => {
    const events: unknown[] = []
    kernel.apply(world, by, move, diceOf('line', ply, line.length), (event) => {
      past.push(event)
      const told = game.redact(event, viewer)
      if (told !== null) events.push(told)
    })
    const view: unknown = game.view(world, viewer, true, storyOf(game, match.seats, past, viewer))
    line.push({ by, events, view })
  }
  make(viewer, first)
  while (world.result === null && line.length <= STEPS) {
    const by = kernel.toMove(world)
    make(by, choice(kernel, world, by, ply, line.length))
  }
  return line
}

/** What the search looks at most. */
function choice(kernel: Course['kernel'], world: Core, seat: Seat, ply: number, n: number): Move {
  const legal = legalMoves(kernel, world, seat)
  const [only] = legal
  if (only !== undefined && legal.length === 1) return only
  const search = searchFor(kernel, world.seats)
  search.run(imagined(kernel, world, seat, diceOf('line', ply, n)), seat, diceOf('line', ply, n), ITERATIONS)
  const visits = (move: Move) => search.rootRewards.get(search.rootEdge(move))?.[world.seats] ?? 0
  return legal.reduce((best, move) => (visits(move) > visits(best) ? move : best))
}
