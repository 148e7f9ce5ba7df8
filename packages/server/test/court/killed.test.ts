/** kill -9 between any two steps of handling an intent: what was acknowledged is there, and nothing is there twice. */
import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import type { Step } from '../../src/court/commits.ts'
import { begin, Client, newFolder, newKey, openTable } from './house.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
/** Beside the other bundles, where Node finds the packages. */
const folder = join(root, 'dist', `court-${process.pid}`)
const child = join(folder, 'child.mjs')

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await build({
    entryPoints: [join(import.meta.dirname, 'child.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    outfile: child,
    external: [
      'libsql',
      'ws',
      'fastify',
      '@fastify/*',
      'web-push',
      '@simplewebauthn/server',
      'piscina',
      'react*',
    ],
    logLevel: 'error',
  })
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Process {
  readonly port: number
  readonly child: ChildProcess
  readonly dead: Promise<NodeJS.Signals | null>
}

async function start(data: string): Promise<Process> {
  const started = fork(child, [data], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  onTestFinished(() => void started.kill('SIGKILL'))
  const dead = new Promise<NodeJS.Signals | null>((resolve) =>
    started.once('exit', (_, signal) => resolve(signal)),
  )
  const port = await new Promise<number>((resolve) =>
    started.once('message', (said) => resolve(Number(said))),
  )
  return { port, child: started, dead }
}

const arm = ({ child: process }: Process, step: Step) =>
  new Promise((resolve) => {
    process.once('message', resolve)
    process.send(step)
  })

const STEPS: readonly Step[] = ['decided', 'writing', 'written', 'committed', 'answered', 'published']

test('at every step: no acknowledged move is missing, none is there twice', async () => {
  const data = newFolder()
  let court = await start(data)
  const people = [await Client.arrive(court, 'Anna'), await Client.arrive(court, 'Ben')]
  const table = await openTable(people[0]!, [{ kind: 'me' }, { kind: 'open' }])
  await people[0]!.join(table, 0)
  await people[1]!.join(table)
  await people[1]!.does(table, { type: 'take', seat: 1 })
  await people[1]!.join(table, 1)
  await begin(table, people[0]!, people[1]!)
  let acknowledged = 0
  const died: string[] = []
  const survived = new Set<Step>()
  for (const step of STEPS) {
    const seat = people[0]!.last('update').awaited[0]!
    const mover = people[seat]!
    const { ply, revision, question } = mover.last('update')
    expect(ply).toBe(acknowledged)
    const play = { type: 'play', seat, ply, revision, move: question!.moves[0]! } as const
    const key = newKey()
    await arm(court, step)
    const from = mover.frames.length
    mover.send({ type: 'intent', table, key, intent: play })
    died.push((await court.dead) ?? 'alive')
    await expect.poll(() => mover.closed).not.toBeNull()
    const answered = mover.frames.slice(from).some((words) => words.includes(key) && words.includes('"done"'))

    court = await start(data)
    for (const [n, person] of people.entries()) {
      people[n] = await Client.with(court, person.device)
      await people[n]!.join(table, n)
    }
    const there = people[seat]!.last('update').ply === ply + 1
    if (there) survived.add(step)
    if (answered) expect(there).toBe(true)
    // Whoever was not answered asks again, with the same key: it is done, and once.
    expect(await people[seat]!.intend(table, play, key)).toMatchObject({ type: 'done' })
    for (const [n, person] of people.entries()) {
      await person.join(table, n)
      expect(person.last('update').ply).toBe(ply + 1)
    }
    acknowledged++
  }
  expect(died).toEqual(STEPS.map(() => 'SIGKILL'))
  expect([...survived]).toEqual(['committed', 'answered', 'published'])
}, 60_000)
