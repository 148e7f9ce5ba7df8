/**
 * Runs in a thread of its own: the court's judge. He has one game open, looks at one piece of it at a time, and forgets
 * nothing as long as the thread lives; whoever asks keeps the pieces, so that another can go on.
 */
import { constants, setPriority } from 'node:os'
import { isMainThread } from 'node:worker_threads'
import { roomOf } from '@durbar/games'
import { isRefused, type Match } from '@durbar/kernel'
import {
  type Course,
  courseOf,
  type DepthName,
  type Done,
  newReview,
  note,
  perform,
  type Review,
  shareDone,
  tasksOf,
} from '@durbar/review'

export type AskedOfJudge =
  | {
      readonly type: 'open'
      readonly table: string
      readonly match: Match
      readonly key: string
      readonly depth: DepthName
      /** What was judged of it before. */
      readonly pieces: readonly Done[]
    }
  | { readonly type: 'next'; readonly table: string }

/** What every piece belongs to: another judge or another depth would come to other figures. */
export type Head = Pick<Review, 'judge' | 'sum' | 'depth'>

export type ToldByJudge =
  | { readonly type: 'opened'; readonly head: Head; readonly share: number }
  | { readonly type: 'judged'; readonly done: Done; readonly share: number }
  | { readonly type: 'over' }
  /** Another game lies open, or none. */
  | { readonly type: 'unknown' }
  | { readonly type: 'refused'; readonly why: string }

/** Linux has a priority for every thread: on a machine that is busy this one gets what the others leave. */
if (!isMainThread && process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)

let open: { readonly table: string; readonly course: Course; readonly review: Review } | null = null

export default async function judged(asked: AskedOfJudge): Promise<ToldByJudge> {
  if (asked.type === 'open') return begin(asked)
  if (open?.table !== asked.table) return { type: 'unknown' }
  const { course, review } = open
  const [task] = tasksOf(course, review)
  if (!task) return { type: 'over' }
  const done = perform(course, review.depth, task)
  note(review, done)
  return { type: 'judged', done, share: shareDone(review, tasksOf(course, review)) }
}

function begin({ table, match, key, depth, pieces }: Extract<AskedOfJudge, { type: 'open' }>): ToldByJudge {
  const room = roomOf(match.game)
  if (!room) return { type: 'refused', why: `there is no game '${match.game}'` }
  const course = courseOf(room.game, match, key)
  if (isRefused(course)) return { type: 'refused', why: course.refused }
  const review = newReview(course, depth)
  for (const piece of pieces) note(review, piece)
  open = { table, course, review }
  const { judge, sum } = review
  return { type: 'opened', head: { judge, sum, depth }, share: shareDone(review, tasksOf(course, review)) }
}
