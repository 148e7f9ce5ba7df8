/** Golden playthroughs and recorded games: nothing that was once played may play differently. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefused, settingsOf } from '@durbar/kernel'
import { coverable, coverage, playthrough } from '@durbar/kernel/conformance'
import { type MatchRecord, matchOf, readRecord, verifyRecord } from '@durbar/protocol'
import { describe, expect, test } from 'vitest'
import { rooms } from '../rooms.ts'

const folder = (id: string, name: string) => join(import.meta.dirname, '..', id, 'test', name)
const records = (id: string): [string, MatchRecord][] =>
  readdirSync(folder(id, 'games')).map((file) => {
    const record = readRecord(readFileSync(join(folder(id, 'games'), file), 'utf8'))
    if (isRefused(record)) throw new Error(`${file}: ${record.refused}`)
    return [file, record]
  })

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, { game }) => {
  test('has a golden playthrough, and it is unchanged', async () => {
    const tables = settingsOf(game)
    // The first and the last table: fewest and most players.
    for (const { seats, options } of [tables[0]!, tables.at(-1)!]) {
      const file = join(folder(id, 'playthroughs'), `${seats}-players.txt`)
      await expect(playthrough(game, seats, options, 1)).toMatchFileSnapshot(file)
    }
  })
  test('replays every recorded game with every checksum', () => {
    expect(existsSync(folder(id, 'games'))).toBe(true)
    for (const [file, record] of records(id)) {
      const verdict = verifyRecord(game, record)
      expect(isRefused(verdict) ? verdict.refused : 'in order', file).toBe('in order')
    }
  })
  test('has records of every verb, decision, refusal, end and table', () => {
    const missing = coverable(game)
    for (const [, record] of records(id))
      for (const each of coverage(game, matchOf(record), record.key)) missing.delete(each)
    expect([...missing]).toEqual([])
  })
})
