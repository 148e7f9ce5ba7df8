/** What those cost who do nothing: devices that only listen, and tables that nobody looks at. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyTables } from '@durbar/server/testing/stored'
import { Courts } from './courts.ts'
import { arrivals, Crowd, plainTable } from './crowd.ts'
import { sleep } from './faults.ts'
import { unhurried } from './player.ts'

interface Idle {
  /** Of the court, for each device that is connected and does nothing. */
  readonly socketKB: number
  readonly sockets: number
  /** Of the court, before anybody came, with so many tables in its file and with none. */
  readonly storedTables: number
  readonly rssMB: number
  readonly bareMB: number
}

interface IdlePlan {
  readonly program: string
  readonly sockets: number
  readonly tables: number
  readonly progress: (done: number, words: string) => void
}

/** Until what was needed to get there is cleared away. */
const SETTLING_MS = 8_000

export async function idle(plan: IdlePlan): Promise<Idle> {
  const data = mkdtempSync(join(tmpdir(), 'durbar-idle-'))
  try {
    const { bareMB, socketKB } = await listening(plan, data)
    plan.progress(0.5, 'a table is laid')
    await oneTable(plan, data)
    plan.progress(0.6, `and written down ${plan.tables} times`)
    await copyTables(data, plan.tables)
    plan.progress(0.9, 'the court opens')
    const rssMB = await settled(plan.program, data, async () => {})
    return { socketKB, sockets: plan.sockets, storedTables: plan.tables, rssMB, bareMB }
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** Memory of a court once it has come to rest; `first`: what happens there before. */
async function settled(
  program: string,
  data: string,
  first: (courts: Courts) => Promise<unknown>,
): Promise<number> {
  const courts = await Courts.open(program, [{ DURBAR_DATA: data }])
  try {
    await first(courts)
    await sleep(SETTLING_MS)
    return Math.round(courts.usage().rssMB)
  } finally {
    await courts.stopAll()
  }
}

async function listening({ program, sockets, progress }: IdlePlan, data: string) {
  progress(0, 'the court opens')
  const bareMB = await settled(program, data, async () => {})
  let come: Awaited<ReturnType<typeof arrivals>> = []
  const fullMB = await settled(program, data, async ({ where }) => {
    progress(0.1, 'guests arrive')
    come = await arrivals(sockets, { where, patience: unhurried })
    await Promise.all(come.map((player) => player.connect()))
  })
  for (const player of come) player.leave()
  return { bareMB, socketKB: Math.round(((fullMB - bareMB) * 1024 * 10) / sockets) / 10 }
}

/** Some moves into its game, when everybody leaves it. */
async function oneTable({ program }: IdlePlan, data: string): Promise<void> {
  const courts = await Courts.open(program, [{ DURBAR_DATA: data }])
  try {
    let moves = 0
    const crowd = await Crowd.gather(
      1,
      4,
      { where: courts.where, patience: unhurried },
      {
        arrangement: plainTable('vermaechtnis'),
        pause: () => 0,
        choose: (count) => Math.floor(Math.random() * count),
        watcher: { happened: () => {}, answered: () => moves++, shownToAll: () => {}, over: () => {} },
      },
    )
    while (moves < 20) await sleep(20)
    crowd.leave()
  } finally {
    await courts.stopAll()
  }
}
