/** What group commit brings: the same moves at many tables at once, committed each alone and together, on both stores. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rules } from '@durbar/games/rules'
import { type Bus, Court, openBus, openStore } from '@durbar/server/court'
import { hasPostgres, startCluster } from '../../packages/server/testing/postgres.ts'

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4)
const TABLES = Number(process.env.BENCH_TABLES ?? 64)

const game = await rules.vermaechtnis()
const clock = {
  now: () => Date.now(),
  after: (ms: number, then: () => void) => {
    const timer = setTimeout(then, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
}
const arrangement = {
  game: game.id,
  options: {},
  pace: { kind: 'none' },
  timeUp: 'bot',
  standIn: 'level1',
  door: 'link',
  spectators: true,
  talk: 'off',
  hints: false,
  start: 'ready',
} as const

async function openCourt(where: string, mostTogether?: number) {
  const store = await openStore(where)
  const bus: Bus = await openBus(store)
  const court = await Court.open({
    ...{ store, bus, clock },
    gameOf: (id) => (id === game.id ? game : null),
    think: async () => null,
    log: () => {},
    ...(mostTogether ? { mostTogether } : {}),
  })
  return { court, store }
}

/** A table at which one person plays both seats, and whose game has begun. */
async function begun(court: Court, person: string): Promise<string> {
  const opened = await court.laying.open(person, {
    arrangement,
    seats: [{ kind: 'me' }, { kind: 'here', name: 'Other' }],
  })
  if ('refused' in opened) throw new Error(opened.refused)
  await court.intend(opened.table.id, person, true, { type: 'begin' }, { actor: person, key: 'it begins' })
  // Nobody adds to the dice: the court begins by itself after three seconds.
  while ((await court.tables.tableOf(opened.table.id))!.phase !== 'playing')
    await new Promise((resolve) => setTimeout(resolve, 50))
  return opened.table.id
}

/** As fast as the answers come, until the game or the time is over. */
async function play(court: Court, id: string, person: string, times: number[], until: number): Promise<void> {
  for (;;) {
    const authority = (await court.tables.tableOf(id))!.authority!
    if (authority.over || performance.now() >= until) return
    const seat = authority.awaited[0]!
    const { ply, revision } = authority
    const { question } = authority.updateFor(seat, ply)
    const move = question!.moves[ply % question!.moves.length]!
    const sender = { actor: person, key: `move ${ply}` }
    const began = performance.now()
    const { type } = await court.intend(id, person, true, { type: 'play', seat, ply, revision, move }, sender)
    if (type !== 'done') throw new Error(`a move was answered with ${type}`)
    times.push(performance.now() - began)
  }
}

const at = (sorted: readonly number[], share: number) =>
  Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(2))

async function measure(store: string, where: string, mostTogether?: number) {
  const { court, store: opened } = await openCourt(where, mostTogether)
  const people = Array.from({ length: TABLES }, (_, n) => `bench${n}`.padEnd(24, '0'))
  const tables = await Promise.all(people.map((person) => begun(court, person)))
  const before = { ...court.tables.commits.counted }
  const times: number[] = []
  const began = performance.now()
  await Promise.all(tables.map((table, n) => play(court, table, people[n]!, times, began + SECONDS * 1000)))
  const seconds = (performance.now() - began) / 1000
  const { changes, commits } = court.tables.commits.counted
  await court.close()
  await opened.close()
  const sorted = times.toSorted((a, b) => a - b)
  return {
    store,
    together: mostTogether !== 1,
    movesPerSecond: Number((times.length / seconds).toFixed(1)),
    p50: at(sorted, 0.5),
    p99: at(sorted, 0.99),
    perCommit: Number(((changes - before.changes) / (commits - before.commits)).toFixed(1)),
  }
}

const folder = mkdtempSync(join(tmpdir(), 'durbar-bench-'))
const cluster = hasPostgres ? await startCluster('') : null
const runs: Awaited<ReturnType<typeof measure>>[] = []
try {
  for (const mostTogether of [1, undefined]) {
    process.stderr.write(`SQLite, ${mostTogether ? 'each alone' : 'together'}…\n`)
    runs.push(await measure('sqlite', join(folder, mostTogether ? 'alone' : 'together'), mostTogether))
  }
  if (cluster)
    for (const mostTogether of [1, undefined]) {
      process.stderr.write(`PostgreSQL, ${mostTogether ? 'each alone' : 'together'}…\n`)
      runs.push(await measure('postgres', cluster.address('postgres'), mostTogether))
    }
} finally {
  await cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}
const ratio = (store: string) => {
  const [alone, together] = runs.filter((run) => run.store === store)
  return alone && together ? Number((together.movesPerSecond / alone.movesPerSecond).toFixed(2)) : null
}
const ratios = { sqlite: ratio('sqlite'), postgres: ratio('postgres') }
process.stdout.write(`${JSON.stringify({ tables: TABLES, seconds: SECONDS, runs, ratios })}\n`)
process.exit()
