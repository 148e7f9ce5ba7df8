/** Threads that judge. */
import {
  type Course,
  type DepthName,
  type Done,
  newReview,
  note,
  type Review,
  tasksOf,
  type Wanted,
} from '@durbar/review'
import { withPool } from '../threads.ts'
import type { LuckGame, LuckTrial } from './luck.ts'
import type { PlantedGame, PlantedTrial } from './planted.ts'
import type { Step } from './thread.ts'

interface Jobs {
  step: { readonly given: Step; readonly done: Done }
  planted: { readonly given: PlantedTrial; readonly done: PlantedGame }
  lucky: { readonly given: LuckTrial; readonly done: LuckGame }
}

export interface Threads {
  run<J extends keyof Jobs>(job: J, given: Jobs[J]['given']): Promise<Jobs[J]['done']>
}

export function withThreads<T>(
  threads: number | undefined,
  act: (threads: Threads) => Promise<T>,
): Promise<T> {
  return withPool('review-thread', threads, (pool) =>
    act({ run: (job, given) => pool.run(given, { name: job }) }),
  )
}

/** A whole review, its tasks spread over the threads. */
export async function reviewed(
  threads: Threads,
  course: Course,
  key: string,
  depth: DepthName,
  wanted: Wanted,
  tick: (done: number, known: number) => void,
): Promise<Review> {
  const review = newReview(course, depth)
  let done = 0
  for (;;) {
    const tasks = tasksOf(course, review, wanted)
    if (tasks.length === 0) return review
    const known = done + tasks.length
    await Promise.all(
      tasks.map(async (task) => {
        note(review, await threads.run('step', { match: course.match, key, depth, task }))
        tick(++done, known)
      }),
    )
  }
}
