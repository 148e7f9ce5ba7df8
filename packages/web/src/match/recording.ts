/** For a worker: reads records, makes them of tables on this device, and shows any move of one. */
import { isRefused } from '@durbar/kernel'
import { Playback } from '@durbar/match'
import { accountOf, recordOfMatch } from '@durbar/protocol'
import { lookOf } from '../look-of.ts'
import type { Answered, Asked, Examined, Stop } from '../records/asked.ts'
import { rowFor } from '../records/row-for.ts'
import { isKnown, shelve } from '../records/store.ts'
import { openRecord, type RecordSource } from './record-sources.ts'
import { loadGame } from './rules.ts'
import { type Loaded, load } from './store.ts'

/** The one that was examined last. */
let source: RecordSource | null = null

async function examine(text: string): Promise<Examined> {
  const opened = await openRecord(text)
  source = 'source' in opened ? opened.source : null
  return 'source' in opened ? opened.examined : opened
}

type Stored = Exclude<Loaded, string>

async function stored(id: string): Promise<Stored | null> {
  const found = await load(id).catch(() => 'missing' as const)
  return typeof found === 'string' ? null : found
}

/** null: it cannot be read by today's rules. */
async function recordText({ match, summary }: Stored): Promise<string | null> {
  const game = await loadGame(summary.game)
  if (!game) return null
  const seats = summary.seats.map((plan) => ({
    ...(plan.kind === 'bot' ? { name: plan.name ?? plan.level, bot: plan.level } : { name: plan.name ?? '' }),
    ...lookOf(plan),
  }))
  const record = recordOfMatch(game, match.match, match.key, seats, match.times)
  return isRefused(record) ? null : JSON.stringify(record)
}

/** Puts the records of these finished tables on the shelf; what cannot be read stays where it is. */
async function gather(ids: readonly string[]): Promise<number> {
  let added = 0
  for (const table of ids) {
    const here = await stored(table)
    const text = here?.summary.over ? await recordText(here) : null
    const opened = text && (await openRecord(text))
    if (!here || !opened || !('source' in opened) || (await isKnown(opened.examined.id))) continue
    const { seats, updated: played } = here.summary
    await shelve(rowFor(opened.examined, { table, seats, played }), text)
    added++
  }
  return added
}

/** A game has just ended at this table. */
export const recordEnd = (table: string): Promise<number> => gather([table])

/** A game that goes on, as this seat has seen it; the key stays here. null: there is no such table. */
async function account(id: string, seat: number | null): Promise<string | null> {
  const here = await stored(id)
  const game = here && (await loadGame(here.summary.game))
  if (!here || !game) return null
  const { match, key, times } = here.match
  const playback = new Playback(game, match, key, times)
  const viewer = seat ?? 'observer'
  const { rules, options } = match
  const about = {
    game: game.id,
    rules,
    options,
    seats: here.summary.seats,
    seat,
    told: playback.told(viewer),
  }
  return JSON.stringify(accountOf(about, playback.all(viewer)))
}

/** Views along the way, the first and the last among them. */
function stops(most: number): readonly Stop[] {
  const last = source?.last ?? -1
  const every = Math.max(1, Math.ceil(last / most))
  return Array.from({ length: last + 1 }, (_, ply) => ply)
    .filter((ply) => ply % every === 0 || ply === last)
    .map((ply) => ({ ply, view: source?.at(ply, 'archive')?.view }))
}

/** Apart: few play on. */
const branch = async ({ text, seats, branching }: Extract<Asked, { ask: 'branch' }>) =>
  (await import('./branching.ts')).branchOff(text, seats, branching)

function answer(asked: Asked): unknown {
  if (asked.ask === 'examine') return examine(asked.text)
  if (asked.ask === 'gather') return gather(asked.tables)
  if (asked.ask === 'account') return account(asked.table, asked.seat)
  if (asked.ask === 'told') return source?.told(asked.viewer) ?? []
  if (asked.ask === 'at') return source?.at(asked.ply, asked.viewer, asked.step) ?? null
  if (asked.ask === 'branch') return branch(asked)
  return stops(asked.most)
}

export function keepRecords(port: MessagePort): void {
  port.onmessage = ({ data: { job, ...asked } }: MessageEvent<Asked & { readonly job: number }>) => {
    const tell = (answered: Answered) => port.postMessage(answered)
    Promise.resolve()
      .then(() => answer(asked as Asked))
      .then(
        (value) => tell({ job, value }),
        (error: unknown) => tell({ job, failed: error instanceof Error ? error.message : `${error}` }),
      )
  }
}
