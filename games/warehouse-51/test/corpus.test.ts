/** The recorded games together show every card effect and every kind of tie. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRefused } from '@durbar/kernel'
import { matchOf, readRecord } from '@durbar/protocol'
import { expect, test } from 'vitest'
import { SHOWABLE, shows } from './coverage.ts'

const folder = join(import.meta.dirname, 'games')

test('WH-9.7 WH-10.1 the corpus shows every effect, every way an auction is decided and every kind of tie', () => {
  const missing = new Set(SHOWABLE)
  for (const file of readdirSync(folder)) {
    const record = readRecord(readFileSync(join(folder, file), 'utf8'))
    if (isRefused(record)) throw new Error(`${file}: ${record.refused}`)
    for (const each of shows(matchOf(record), record.key)) missing.delete(each)
  }
  expect([...missing]).toEqual([])
})
