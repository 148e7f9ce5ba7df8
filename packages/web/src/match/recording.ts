/** For a worker: reads records, makes them of tables that were finished here, and plays one of them again. */
import { canonical, isRefused, type Viewer } from '@durbar/kernel'
import { Playback, type Shown } from '@durbar/match'
import {
  doubtOf,
  isUnreadable,
  type MatchRecord,
  matchOf,
  readRecordFile,
  recordOfMatch,
  sha256,
} from '@durbar/protocol'
import type { SeatPlan, Told } from '@durbar/protocol/messages'
import type { Answered, Asked, Examined, Stop } from '../records/asked.ts'
import { rowFor } from '../records/row-for.ts'
import { isKnown, shelve } from '../records/store.ts'
import type { Branching } from './branching.ts'
import { loadGame } from './rules.ts'
import { load } from './store.ts'

let open: { readonly playback: Playback; readonly record: MatchRecord } | null = null

/** The same game is the same record, whoever sends it and whatever the players are called in it. */
const idOf = ({ game, rules, options, key, moves }: MatchRecord): string =>
  sha256(canonical({ game, rules, options, key, moves: moves.map(({ seat, move }) => [seat, move]) })).slice(
    0,
    12,
  )

/** A bot is its level, as in the records of the court. */
const planOf = ({ name, bot }: MatchRecord['seats'][number]): SeatPlan => {
  const named = name && name !== bot ? { name: name.slice(0, 40) } : {}
  return bot ? { kind: 'bot', level: bot, ...named } : { kind: 'person', ...named }
}

async function examine(text: string): Promise<Examined> {
  open = null
  const record = readRecordFile(text)
  if (isUnreadable(record)) return { ok: false, problem: record }
  const { game: id, moves, seats, options, result } = record
  const game = await loadGame(id)
  if (!game) return { ok: false, problem: { kind: 'game', said: id, fits: 0 } }
  const times = moves.map(({ ms }) => ms)
  const playback = new Playback(game, matchOf(record), record.key, times)
  const doubt = doubtOf(game, record, playback)
  open = { playback, record }
  return {
    ok: true,
    id: idOf(record),
    game: id,
    seats: seats.map(planOf),
    options,
    moves: moves.length,
    last: playback.last,
    ms: times.reduce((sum, ms) => sum + ms, 0),
    result,
    doubt,
    together: record.dice !== undefined,
    older: (record.shape ?? 1) < game.shape,
  }
}

interface FinishedHere {
  readonly text: string
  readonly seats: readonly SeatPlan[]
  readonly played: number
}

/** null: there is no such table, it goes on, or its game is not here. */
async function finished(id: string): Promise<FinishedHere | null> {
  const stored = await load(id)
  if (typeof stored === 'string' || !stored.summary.over) return null
  const { match, summary } = stored
  const game = await loadGame(summary.game)
  if (!game) return null
  const seats = summary.seats.map((plan) =>
    plan.kind === 'bot' ? { name: plan.name ?? plan.level, bot: plan.level } : { name: plan.name ?? '' },
  )
  const record = recordOfMatch(game, match.match, match.key, seats, match.times)
  if (isRefused(record)) return null
  return { text: JSON.stringify(record), seats: summary.seats, played: summary.updated }
}

const told = (viewer: Viewer): readonly Told[] => open?.playback.told(viewer) ?? []
const at = (ply: number, viewer: Viewer, step: boolean): Shown | null =>
  open?.playback.at(ply, viewer, step) ?? null

/** Puts the records of these finished tables on the shelf; what cannot be read stays where it is. */
async function gather(ids: readonly string[]): Promise<number> {
  let added = 0
  for (const table of ids) {
    const here = await finished(table).catch(() => null)
    const examined = here && (await examine(here.text))
    if (!here || !examined?.ok || (await isKnown(examined.id))) continue
    await shelve(rowFor(examined, { table, seats: here.seats, played: here.played }), here.text)
    added++
  }
  return added
}

/** A game has just ended at this table. */
export const recordEnd = (table: string): Promise<number> => gather([table])

/** Views along the way, the first and the last among them. */
function stops(most: number): readonly Stop[] {
  const last = open?.playback.last ?? -1
  const every = Math.max(1, Math.ceil(last / most))
  return Array.from({ length: last + 1 }, (_, ply) => ply)
    .filter((ply) => ply % every === 0 || ply === last)
    .map((ply) => ({ ply, view: at(ply, 'archive', false)?.view }))
}

/** Apart: few play on. */
const branch = async (seats: readonly SeatPlan[], branching: Branching): Promise<string | null> =>
  open ? (await import('./branching.ts')).branchOff(open.record, seats, branching) : null

function answer(asked: Asked): unknown {
  if (asked.ask === 'examine') return examine(asked.text)
  if (asked.ask === 'gather') return gather(asked.tables)
  if (asked.ask === 'told') return told(asked.viewer)
  if (asked.ask === 'at') return at(asked.ply, asked.viewer, asked.step)
  if (asked.ask === 'branch') return branch(asked.seats, asked.branching)
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
