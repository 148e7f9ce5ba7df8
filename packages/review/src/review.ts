/**
 * A review in the making: a plain document that can be put away after any step and taken up again anywhere. Every
 * task depends on the record, the depth and its own earlier looks alone, so that whoever does them, in whichever
 * order and however often interrupted, comes to the same figures.
 */
import { canonical, checksum, type Seat } from '@durbar/kernel'
import { type Entry, entryOf } from './account.ts'
import type { Course } from './course.ts'
import { type Asked, deepen, type Judgement, look } from './decision.ts'
import { DEPTHS, type DepthName, isDepth } from './depth.ts'
import type { Prospect } from './prospect.ts'
import { judged } from './rollout.ts'

/** Counts what would change a figure: a review of another judge is no review of this one. */
export const JUDGE = 2

export interface Review {
  readonly durbar: 'review'
  readonly judge: number
  readonly game: string
  /** Of the match that is judged. */
  readonly sum: number
  readonly depth: DepthName
  /** By number of the move, 0 is the deal; null = not booked yet. */
  readonly entries: (Entry | null)[]
  /** By number of the move, from 1 on at index 0; null = not judged yet. */
  readonly decisions: (Judgement | null)[]
  /** What the game was worth after each move as one seat could see it, for the seats that were asked for. */
  readonly seen: Record<Seat, (Prospect | null)[]>
}

/** What is wanted beside the books. */
export interface Wanted {
  /** Whose decisions are judged; everybody's if it is left out. */
  readonly seats?: readonly Seat[]
  /** Through whose eyes the course of the game is wanted; nobody's if it is left out. */
  readonly viewers?: readonly Seat[]
}

export type Task =
  /** `before`: what the game was worth before it, where that is in the books already. */
  | { readonly kind: 'book'; readonly ply: number; readonly before?: Prospect }
  | { readonly kind: 'see'; readonly ply: number; readonly viewer: Seat }
  | { readonly kind: 'look'; readonly ply: number }
  | { readonly kind: 'deepen'; readonly ply: number; readonly first: Judgement }
export type Done =
  | { readonly entry: Entry }
  | { readonly judgement: Judgement }
  | { readonly seen: Prospect; readonly ply: number; readonly viewer: Seat }

const sumOf = ({ match }: Course) =>
  checksum({ ...match, log: match.log.map(({ seat, move }) => ({ seat, move })) })

export const newReview = (course: Course, depth: DepthName): Review => ({
  durbar: 'review',
  judge: JUDGE,
  game: course.match.game,
  sum: sumOf(course),
  depth,
  entries: course.positions.map(() => null),
  decisions: course.moves.map(() => null),
  seen: {},
})

/** What was put away, if it is a review of this match by this judge; else null. */
export function resumed(course: Course, kept: unknown): Review | null {
  const review = kept as Review | null
  if (typeof review !== 'object' || review?.durbar !== 'review' || !isDepth(review.depth)) return null
  const fresh = newReview(course, review.depth)
  const { entries, decisions, seen, ...head } = review
  const { entries: moments, decisions: moves, seen: _, ...due } = fresh
  if (typeof seen !== 'object' || seen === null) return null
  if (canonical(head) !== canonical(due)) return null
  if (!Array.isArray(entries) || entries.length !== moments.length) return null
  return Array.isArray(decisions) && decisions.length === moves.length ? review : null
}

function bookAt({ entries }: Review, ply: number): Task {
  const before = entries[ply - 1]?.value
  return before ? { kind: 'book', ply, before } : { kind: 'book', ply }
}

/** What is left to do, the most telling first: the course of the game, a look at every decision, then second looks. */
export function tasksOf(course: Course, review: Review, { seats, viewers = [] }: Wanted = {}): Task[] {
  const { entries, decisions, seen } = review
  const wanted = (i: number) => seats?.includes(course.match.log[i]!.seat) ?? true
  const views = viewers.flatMap((viewer) =>
    entries.flatMap((_, ply): Task[] => (seen[viewer]?.[ply] ? [] : [{ kind: 'see', ply, viewer }])),
  )
  const books = entries.flatMap((entry, ply): Task[] => (entry ? [] : [bookAt(review, ply)]))
  // The deal takes longest, and the first move follows from it: whoever shares the tasks need not wait for both.
  const first = books.findIndex(({ ply }) => ply === 1)
  if (first >= 0) books.push(...books.splice(first, 1))
  const looks = decisions.flatMap((each, i): Task[] =>
    each || !wanted(i) ? [] : [{ kind: 'look', ply: i + 1 }],
  )
  const open = decisions.filter((each): each is Judgement => each?.open === true && wanted(each.ply - 1))
  open.sort((a, b) => b.measured.high - a.measured.high || a.ply - b.ply)
  const second = open.map((first): Task => ({ kind: 'deepen', ply: first.ply, first }))
  return [...views, ...books, ...looks, ...second]
}

/** Changes nothing: also for a thread that knows the record and nothing of the review. */
export function perform(course: Course, depth: DepthName, task: Task): Done {
  const how = DEPTHS[depth]
  if (task.kind === 'book') return { entry: entryOf(course, task.ply, how, task.before) }
  const { ply } = task
  const { kernel, match, positions, moves } = course
  if (task.kind === 'see') {
    const { viewer } = task
    const seen = judged(kernel, positions[ply]!, { purpose: 'judge', ply, who: viewer }, how.playouts)
    return { seen, ply, viewer }
  }
  const asked: Asked = {
    kernel,
    state: positions[ply - 1]!,
    seat: match.log[ply - 1]!.seat,
    move: moves[ply - 1]!,
    ply,
  }
  return { judgement: task.kind === 'look' ? look(asked, how) : deepen(asked, task.first, how) }
}

/** A hasty look at what the game was worth after a move: for a first picture, never for the books. */
export const glance = ({ kernel, positions, salt }: Course, ply: number): Prospect =>
  judged(kernel, positions[ply]!, { purpose: 'judge', ply, salt }, DEPTHS.quick.playouts)

export function note(review: Review, done: Done): void {
  if ('entry' in done) review.entries[done.entry.ply] = done.entry
  else if ('seen' in done) {
    review.seen[done.viewer] ??= review.entries.map(() => null)
    review.seen[done.viewer]![done.ply] = done.seen
  } else review.decisions[done.judgement.ply - 1] = done.judgement
}

interface Progress {
  readonly review: Review
  /** What has just been done. */
  readonly task: Task
  /** 0 to 1: how much of all that is known to be needed is done. */
  readonly share: number
}

/** How long tasks of each kind take, roughly: a second look takes as long as many first ones. */
const TOIL = { see: 1, book: 2, look: 8, deepen: 20 } as const

/** How much of a review is done; second looks that nobody knows of yet are not counted. */
export function shareDone(review: Review, left: readonly Task[]): number {
  const toil = left.reduce((sum, { kind }) => sum + TOIL[kind], 0)
  const done =
    TOIL.see * Object.values(review.seen).reduce((sum, each) => sum + each.filter((one) => one).length, 0) +
    TOIL.book * review.entries.filter((each) => each !== null).length +
    TOIL.look * review.decisions.filter((each) => each !== null).length
  return done / (done + toil || 1)
}

/** Task by task in one thread; whoever stops iterating may go on later from the review as it is. */
export function* reviewing(course: Course, review: Review, wanted: Wanted = {}): Generator<Progress, Review> {
  for (;;) {
    const tasks = tasksOf(course, review, wanted)
    if (tasks.length === 0) return review
    for (const [i, task] of tasks.entries()) {
      note(review, perform(course, review.depth, task))
      yield { review, task, share: shareDone(review, tasks.slice(i + 1)) }
    }
  }
}
