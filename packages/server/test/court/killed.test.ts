/** kill -9 between any two steps of handling an intent: what was acknowledged is there, and nothing is there twice. */
import { type ChildProcess, fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { isRefused } from '@durbar/kernel'
import { Authority } from '@durbar/match'
import type { MatchRecord } from '@durbar/protocol'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import { keyOf } from '@durbar/protocol/court/seal'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bundled } from '../../../../scripts/bundle.mjs'
import type { Step } from '../../src/court/commits.ts'
import { CHILDS_SECRET } from './childs-secret.ts'
import { ask, begin, Client, gameOf, newFolder, newKey, openTable } from './house.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const folder = join(root, 'dist', `court-${process.pid}`)
const child = join(folder, 'child.mjs')

beforeAll(() => bundled({ entryPoints: [join(import.meta.dirname, 'child.ts')], outfile: child }))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

type Update = Extract<ServerFrame, { type: 'update' }>

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

/** Every one of them, in their order: whoever adds a step is told that nobody has died there yet. */
const IS_ON_DISK: Readonly<Record<Step, boolean>> = {
  decided: false,
  writing: false,
  written: false,
  committed: true,
  answered: true,
  published: true,
}
const STEPS = Object.keys(IS_ON_DISK) as readonly Step[]

/** Two people at a table of this court, whose game has begun. */
async function seated(court: Process): Promise<{ people: Client[]; table: string }> {
  const people = [await Client.arrive(court, 'Anna'), await Client.arrive(court, 'Ben')]
  const [anna, ben] = people as [Client, Client]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await begin(table, anna, ben)
  return { people, table }
}

async function comeBack(court: Process, people: Client[], table: string): Promise<void> {
  for (const [n, person] of people.entries()) {
    people[n] = await Client.with(court, person.device)
    await people[n]!.join(table, n)
  }
}

/** What whoever is asked first answers to the question as it was last told. */
function firstAnswer(people: readonly Client[], table: string) {
  const told = (client: Client) =>
    client.all.findLast((each) => each.type === 'update' && each.table === table)
  const seat = (told(people[0]!) as Update).awaited[0]!
  const { ply, revision, question } = told(people[seat]!) as Update
  return { seat, play: { type: 'play', seat, ply, revision, move: question!.moves[0]! } as const }
}

test('at every step: no acknowledged move is missing, none is there twice', async () => {
  const data = newFolder()
  let court = await start(data)
  const { people, table } = await seated(court)
  let acknowledged = 0
  const died: string[] = []
  const survived = new Set<Step>()
  for (const step of STEPS) {
    const { seat, play } = firstAnswer(people, table)
    const { ply } = play
    const mover = people[seat]!
    expect(ply).toBe(acknowledged)
    const key = newKey()
    await arm(court, step)
    const from = mover.frames.length
    mover.send({ type: 'intent', table, key, intent: play })
    died.push((await court.dead) ?? 'alive')
    await expect.poll(() => mover.closed).not.toBeNull()
    const answered = mover.frames.slice(from).some((words) => words.includes(key) && words.includes('"done"'))

    court = await start(data)
    await comeBack(court, people, table)
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
  expect([...survived]).toEqual(STEPS.filter((step) => IS_ON_DISK[step]))
}, 60_000)

/** How many moves a game takes in which everybody always takes the first. */
function movesToTheEnd(): number {
  const key = keyOf(CHILDS_SECRET, ['1'.repeat(64), '2'.repeat(64)])
  const begun = Authority.begin(gameOf('vermaechtnis')!, { now: () => 0 }, { seats: 2, options: {}, key })
  if (isRefused(begun)) throw new Error(begun.refused)
  while (!begun.over) {
    const seat = begun.awaited[0]!
    const { question, ply } = begun.updateFor(seat)
    begun.play({ seat, ply, move: question!.moves[0] })
  }
  return begun.ply
}

test('the last move, its result and its record are there together, or none of them', async () => {
  const data = newFolder()
  let court = await start(data)
  const { people, table } = await seated(court)
  const last = movesToTheEnd() - 1
  for (;;) {
    const { seat, play } = firstAnswer(people, table)
    if (play.ply === last) break
    await people[seat]!.does(table, play)
    for (const person of people)
      await person.until('update', (frame) => frame.table === table && frame.ply > play.ply)
  }
  const { seat, play } = firstAnswer(people, table)
  const key = newKey()
  const record = () => ask<Partial<MatchRecord>>(court, 'GET', `/api/records/${table}`)
  for (const step of ['written', 'committed'] as const) {
    await arm(court, step)
    people[seat]!.send({ type: 'intent', table, key, intent: play })
    expect(await court.dead).toBe('SIGKILL')
    court = await start(data)
    await comeBack(court, people, table)
    const isThere = IS_ON_DISK[step]
    expect(people[seat]!.last('update').result !== null).toBe(isThere)
    expect(people[seat]!.last('table').table.phase).toBe(isThere ? 'over' : 'playing')
    expect((await record()).status).toBe(isThere ? 200 : 404)
  }
  expect(await people[seat]!.intend(table, play, key)).toMatchObject({ type: 'done' })
  expect((await record()).json.moves).toHaveLength(last + 1)
}, 60_000)
