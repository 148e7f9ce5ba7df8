import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Question } from '@durbar/bots'
import { BOTS, decide } from '@durbar/bots'
import { roomOf, rooms } from '@durbar/games'
import { host, isRefused, kernel, keyFromSeed, settingsOf, streamDice } from '@durbar/kernel'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Judge, Thinkers } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'durbar-thinkers-'))
let thinkers: Thinkers
let judge: Judge

beforeAll(async () => {
  const at = (name: string) => join(import.meta.dirname, '../src', name, 'thread.ts')
  await build({
    entryPoints: { thinkers: at('thinkers'), judge: at('judge') },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
  const thread = (name: string) => pathToFileURL(join(folder, `${name}.mjs`)).href
  thinkers = new Thinkers(thread('thinkers'), 1)
  judge = new Judge(thread('judge'), () => thinkers.idle())
})
afterAll(async () => {
  await Promise.all([thinkers.close(), judge.close()])
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

/** A whole game of the weakest, to be judged. */
function finished(game: string, seed: number) {
  const house = host(roomOf(game)!.game)
  const { seats, options } = settingsOf(house.kernel.game)[0]!
  const dice = streamDice(seed)
  let at = house.start(seats, options, keyFromSeed(seed))
  for (;;) {
    if (isRefused(at)) throw new Error(at.refused)
    const seat = house.kernel.toMove(at.state)
    if (seat < 0) return { match: at.match, key: at.key }
    at = house.play(at, seat, house.kernel.write(decide(BOTS.random!, house.kernel, at.state, seat, dice)))
  }
}

test('bots’ turns go before a judge’s piece, and no bot waits for the one he is at', async () => {
  const game = { ...finished('vermaechtnis', 5), table: 'a', depth: 'standard', pieces: [] } as const
  expect(await judge.ask({ type: 'open', ...game })).toMatchObject({ type: 'opened', share: 0 })
  const order: string[] = []
  const thought = (n: number) =>
    thinkers.think(beginning('raja', 'level5', 150)).then(() => void order.push(`bot ${n}`))
  // The deal takes longest of all pieces: the bots that are asked meanwhile do not wait for its end.
  const first = judge.ask({ type: 'next', table: 'a' }).then(() => order.push('piece 1'))
  await new Promise((resolve) => setTimeout(resolve, 20))
  const bots = [1, 2, 3, 4].map(thought)
  const second = judge.ask({ type: 'next', table: 'a' }).then(() => order.push('piece 2'))
  await Promise.all([first, second, ...bots])
  // It began when the last of them no longer waited.
  const before = order.slice(0, order.indexOf('piece 2'))
  expect(before.filter((each) => each.startsWith('bot')).length).toBeGreaterThanOrEqual(3)
})

test.runIf(process.platform === 'linux')('the judge’s thread has the lowest priority there is', async () => {
  await judge.ask({ type: 'next', table: 'nobody' })
  // After the name in brackets the 17th is how nice a thread is.
  const nice = readdirSync('/proc/self/task').map((task) =>
    Number(readFileSync(`/proc/self/task/${task}/stat`, 'utf8').split(') ').at(-1)!.split(' ')[16]),
  )
  expect(nice.filter((each) => each === 19)).toHaveLength(1)
})

test('one who takes ten seconds keeps nobody else waiting for a thread', async () => {
  const stop = new AbortController()
  const shares: number[] = []
  const unbeaten = thinkers.think(beginning('vermaechtnis', 'level6', 60_000), {
    signal: stop.signal,
    progress: (share) => shares.push(share),
  })
  await expect.poll(() => shares.length, { timeout: 60_000 }).toBeGreaterThan(0)
  // The pool has but one thread for those who answer soon.
  expect((await thinkers.think(beginning('vermaechtnis', 'level2')))!.move).toBeDefined()
  stop.abort()
  expect(await unbeaten).toBeNull()
})
