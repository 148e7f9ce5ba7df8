import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Question } from '@durbar/bots'
import { BOTS, decide } from '@durbar/bots'
import { roomOf, rooms } from '@durbar/games'
import { kernel, settingsOf, streamDice } from '@durbar/kernel'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Thinkers } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'durbar-thinkers-'))
let thinkers: Thinkers

beforeAll(async () => {
  const outfile = join(folder, 'thread.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, '../src/thinkers/thread.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  })
  thinkers = new Thinkers(pathToFileURL(outfile).href, 1)
})
afterAll(async () => {
  await thinkers.close()
  rmSync(folder, { recursive: true })
})

function beginning(game: string, level: string, milliseconds?: number): Question {
  const k = kernel(roomOf(game)!.game)
  const { seats, options } = settingsOf(k.game).at(-1)!
  const state = k.start(streamDice(8), seats, options)
  return { game, state, seat: k.toMove(state), level, seed: 5, ...(milliseconds ? { milliseconds } : {}) }
}

test.each(rooms.map(({ game }) => game.id))('%s: the pool answers as the bot itself does', async (game) => {
  const k = kernel(roomOf(game)!.game)
  const question = beginning(game, 'level2')
  const move = decide(BOTS.level2!, k, question.state as never, question.seat, streamDice(5))
  expect(await thinkers.think(question)).toEqual({ move: k.write(move), choices: [] })
})

test('a decision in the pool tells its progress, gives reasons, and leaves this thread free', async () => {
  const shares: number[] = []
  let breaths = 0
  const breathing = setInterval(() => breaths++, 5)
  const answer = await thinkers.think(beginning('raja', 'level5', 400), { progress: (x) => shares.push(x) })
  clearInterval(breathing)
  expect(breaths).toBeGreaterThan(20)
  expect(shares.length).toBeGreaterThan(1)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(answer!.choices[0]!.move).toEqual(answer!.move)
})

test('a decision is called off at once, and the thread takes the next', async () => {
  const stop = new AbortController()
  const thinking = thinkers.think(beginning('vermaechtnis', 'level5', 60_000), { signal: stop.signal })
  const next = thinkers.think(beginning('vermaechtnis', 'level1'))
  setTimeout(() => stop.abort(), 100)
  expect(await thinking).toBeNull()
  expect((await next)!.move).toHaveProperty('type')
  expect(await thinkers.think(beginning('vermaechtnis', 'level5'), { signal: stop.signal })).toBeNull()
})

test('a question nobody can answer is an error of that question alone', async () => {
  await expect(thinkers.think(beginning('vermaechtnis', 'level9'))).rejects.toThrow("no bot 'level9'")
  await expect(thinkers.think({ ...beginning('raja', 'level1'), game: 'chess' })).rejects.toThrow(
    "no game 'chess'",
  )
  expect(await thinkers.think(beginning('vermaechtnis', 'level1'))).not.toBeNull()
})
