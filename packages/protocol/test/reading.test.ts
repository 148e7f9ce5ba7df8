/** Files that are no record, or no longer one: each is refused with what is wrong, and where. */
import { loadRoom } from '@durbar/games/one-room'
import { host, isRefused } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import {
  doubtOf,
  isAccount,
  isUnreadable,
  matchOf,
  type PlayedThrough,
  type RecordProblem,
  readRecordFile,
  viewsIn,
} from '../src/index.ts'
import { account, DAMAGED, WHOLE } from './damaged.ts'

async function problemOf(text: string): Promise<RecordProblem | null> {
  const read = readRecordFile(text)
  if (isUnreadable(read)) return read
  if (isAccount(read)) return null
  const room = await loadRoom(read.game)
  if (!room) return { kind: 'game', said: read.game, fits: 0 }
  let last = -1
  const end = host(room.game).replay(matchOf(read), read.key, read.moves.length, (_, ply) => {
    last = ply
  })
  const played: PlayedThrough = isRefused(end)
    ? { last, problem: end, result: null }
    : { last, problem: null, result: end.state.result }
  return doubtOf(room.game, read, played)
}

test('a record that is in order is in order, with a mark of its bytes before it too', async () => {
  expect(await problemOf(WHOLE)).toBeNull()
  expect(await problemOf(`\uFEFF${WHOLE}\n\n`)).toBeNull()
})

test('an account shows every view again', () => {
  const read = readRecordFile(account({}))
  if (isUnreadable(read) || !isAccount(read)) throw new Error('no account')
  expect(viewsIn(read)).toEqual([
    { day: 1, hand: [1, 2], gone: true },
    { day: 1, hand: [1, 3] },
    { day: 2, hand: [] },
  ])
  expect(read.views[1]).toEqual({ gone: [], hand: { 1: [3] } })
})

describe('of every other file it is said what is wrong, and where', () => {
  test.each(DAMAGED)('%s', async (_, text, problem) => {
    expect(await problemOf(text)).toMatchObject(problem)
  })
})

test('a garbled file names the line', () => {
  const read = readRecordFile(WHOLE.replace('"rules"', ',"rules"'))
  expect(read).toEqual({ kind: 'garbled', line: WHOLE.slice(0, WHOLE.indexOf('"rules"')).split('\n').length })
})
