/** Runs in a thread of the pool: one step of a review, or one game of a trial of the judge. */
import { loadRoom } from '@durbar/games/one-room'
import { isRefused, type Match } from '@durbar/kernel'
import { type Course, courseOf, type DepthName, type Done, perform, type Task } from '@durbar/review'
import { type LuckGame, type LuckTrial, luckTrial } from './luck.ts'
import { type PlantedGame, type PlantedTrial, plantedTrial } from './planted.ts'

export interface Step {
  readonly match: Match
  readonly key: string
  readonly depth: DepthName
  readonly task: Task
}

const ruleOf = async (id: string) => (await loadRoom(id))!.game

/** Threads judge one game at a time. */
let latest: { readonly key: string; readonly course: Course } | null = null

export async function step({ match, key, depth, task }: Step): Promise<Done> {
  if (latest?.key !== key) {
    const course = courseOf(await ruleOf(match.game), match, key)
    if (isRefused(course)) throw new Error(course.refused)
    latest = { key, course }
  }
  return perform(latest.course, depth, task)
}

export const planted = async (trial: PlantedTrial): Promise<PlantedGame> =>
  plantedTrial(await ruleOf(trial.game), trial)

export const lucky = async (trial: LuckTrial): Promise<LuckGame> => luckTrial(await ruleOf(trial.game), trial)
