/** For workers: the game of a record as the judge goes through it. */
import { isRefused } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import { type Course, courseOf } from '@durbar/review'
import type { Unjudged } from '../review/asked.ts'
import { loadGame } from './rules.ts'

export async function judgedCourse(text: string): Promise<Course | Unjudged> {
  const record = readRecord(text)
  if (isRefused(record)) return 'damaged'
  const game = await loadGame(record.game)
  if (!game) return 'damaged'
  const course = courseOf(game, matchOf(record), record.key)
  if (!isRefused(course)) return course
  // What follows older rules can be played again, and nobody judges by rules that have changed.
  return Object.hasOwn(game.rulesByVersion, record.rules) && course.rule === undefined && isOlder(course)
    ? 'rules'
    : 'damaged'
}

const isOlder = ({ refused }: { readonly refused: string }) => refused.startsWith('played by version')
