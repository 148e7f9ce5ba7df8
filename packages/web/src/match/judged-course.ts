/** For workers: the game of a record as the judge goes through it. */
import { isRefused, kernelOf } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import { type Course, courseOf } from '@durbar/review'
import type { Unjudged } from '../review/asked.ts'
import { loadGame } from './rules.ts'

export async function judgedCourse(text: string): Promise<Course | Unjudged> {
  const record = readRecord(text)
  if (isRefused(record)) return 'damaged'
  const game = await loadGame(record.game)
  if (!game) return 'damaged'
  // What follows older rules can be watched; nobody judges it by rules that have changed since.
  if (record.rules !== kernelOf(game).version) return 'rules'
  const course = courseOf(game, matchOf(record), record.key)
  return isRefused(course) ? 'damaged' : course
}
