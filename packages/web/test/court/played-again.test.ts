/** What a device finds when it plays a finished game again. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rooms } from '@durbar/games'
import type { MatchRecord } from '@durbar/protocol'
import { expect, test } from 'vitest'
import { playAgain } from '../../src/match/checking.ts'

const root = join(import.meta.dirname, '../../../..')
const example = readFileSync(join(root, 'docs/examples/anna-and-ben.durbar.json'), 'utf8')
const record = JSON.parse(example) as MatchRecord

test('every move of an honest record is played again, and its views lead from the first to the last', async () => {
  const played = await playAgain(example)
  expect(played).toMatchObject({ moves: record.moves.length, problem: null })
  const plies = played.stops.map(({ ply }) => ply)
  expect([plies[0], plies.at(-1)]).toEqual([0, record.moves.length])
  expect(plies.length).toBeLessThanOrEqual(62)
  expect(plies).toEqual([...plies].sort((a, b) => a - b))
})

test.each([
  ['a move was changed', { ...record, moves: record.moves.with(3, { ...record.moves[3]!, sum: 1 }) }, 4],
  ['the last move is missing', { ...record, moves: record.moves.slice(0, -1) }, null],
  [
    'another result is claimed',
    { ...record, result: { ...record.result, scores: record.result.scores.map(() => 99) } },
    null,
  ],
  [
    'the secret is another',
    { ...record, dice: record.dice && { ...record.dice, secret: 'a'.repeat(64) } },
    null,
  ],
])('%s: it is found, and where', async (_, bent, wrongMove) => {
  expect(await playAgain(JSON.stringify(bent))).toMatchObject({ problem: expect.any(String), wrongMove })
})

test('no record, and no such game', async () => {
  expect((await playAgain('{')).problem).toMatch(/JSON/)
  expect((await playAgain(JSON.stringify({ ...record, game: 'chess' }))).problem).toMatch(/chess/)
  expect(rooms.map(({ game }) => game.id)).toContain(record.game)
})
