/** Load, chaos and hostile frames in short, against a real court in a process of its own. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ALL_KINDS } from '../src/hostile/attack.ts'

const script = join(import.meta.dirname, '../../../scripts/proving.mjs')
const prove = async (...args: string[]) =>
  JSON.parse((await promisify(execFile)(process.execPath, [script, ...args, '--json'])).stdout)

test('load: sockets play, and everything is acknowledged', async () => {
  const found = await prove(
    'load',
    '--tables',
    '6',
    '--seats',
    '3',
    '--onlookers',
    '1',
    '--thinking',
    '30',
    '--warm-up',
    '2',
    '--seconds',
    '2',
  )
  expect(found).toMatchObject({ store: 'sqlite', nodes: 1, sockets: 24, tables: 6, refused: 0 })
  expect(found.movesPerSecond).toBeGreaterThan(0)
  expect(found.p50).toBeGreaterThan(0)
  expect(found.screen.p50).toBeGreaterThanOrEqual(found.p50)
})

test('chaos: nothing that was acknowledged is lost, nothing is there twice, and what is planted is found', async () => {
  const found = await prove('chaos', '--tables', '3', '--kills', '2', '--others', '1', '--thinking', '10')
  expect(found).toMatchObject({ kills: 2, lost: 0, doubled: 0, stale: 0, divided: 0, found: [] })
  expect(found.acknowledged).toBeGreaterThan(100)
  expect(found.verified).toBe(found.records)
  expect(found.records).toBeGreaterThanOrEqual(3)
  expect(found.planted).toEqual({ of: 15, found: 15 })
})

test('hostile: every kind once, and nothing has changed', async () => {
  const found = await prove('hostile', '--tables', '3', '--frames', '1500', '--thinking', '20')
  expect(found).toMatchObject({ kinds: ALL_KINDS.length, changed: 0, crashes: 0, found: [] })
  expect(found.kinds).toBeGreaterThanOrEqual(40)
  expect(found.frames).toBeGreaterThanOrEqual(1500)
})
