/** For a worker: a text that says it is a record, read, checked, and made to be looked at. */
import { canonical, type Viewer } from '@durbar/kernel'
import { Playback, type Shown } from '@durbar/match'
import {
  type Account,
  doubtOf,
  isAccount,
  isUnreadable,
  type MatchRecord,
  matchOf,
  readRecordFile,
  sha256,
  viewsIn,
} from '@durbar/protocol'
import type { SeatPlan } from '@durbar/protocol/messages'
import { lookOf } from '../look-of.ts'
import type { AllTold, Examined, Readable } from '../records/asked.ts'
import { loadGame } from './rules.ts'

export interface RecordSource {
  readonly last: number
  told(viewer: Viewer): AllTold
  at(ply: number, viewer: Viewer, step?: boolean): Shown | null
}

interface OpenedRecord {
  readonly examined: Readable
  readonly source: RecordSource
}

const nameOf = (what: unknown): string => sha256(canonical(what)).slice(0, 12)

/** A bot is its level, as in the records of the court. */
const planOf = ({ name, bot, ...worn }: MatchRecord['seats'][number]): SeatPlan => {
  const known = {
    ...(name && name !== bot ? { name: name.slice(0, 40) } : {}),
    ...lookOf(worn),
  }
  return bot ? { kind: 'bot', level: bot, ...known } : { kind: 'person', ...known }
}

async function ofRecord(record: MatchRecord): Promise<OpenedRecord | null> {
  const game = await loadGame(record.game)
  if (!game) return null
  const { rules, key, moves, seats, options, result } = record
  const times = moves.map(({ ms }) => ms)
  const source = new Playback(game, matchOf(record), key, times)
  // The same game is the same record, whoever sends it and whatever the players are called in it.
  const played = moves.map(({ seat, move }) => [seat, move])
  const examined: Readable = {
    ok: true,
    id: nameOf({ game: record.game, rules, options, key, moves: played }),
    game: record.game,
    seats: seats.map(planOf),
    options,
    moves: moves.length,
    last: source.last,
    ms: times.reduce((sum, ms) => sum + ms, 0),
    result,
    seen: null,
    doubt: doubtOf(game, record, source),
    together: record.dice !== undefined,
    older: (record.shape ?? 1) < game.shape,
  }
  return { examined, source }
}

/** Seen through one pair of eyes, whoever asks. */
async function ofAccount(account: Account): Promise<OpenedRecord | null> {
  if (!(await loadGame(account.game))) return null
  const { game, seats, options, seat, told, awaited } = account
  const views = viewsIn(account)
  const last = told.length - 1
  const source: RecordSource = {
    last,
    told: () => told,
    at: (ply) =>
      ply in views ? { ply, view: views[ply], awaited: awaited[ply] ?? [], result: null, news: null } : null,
  }
  const examined: Readable = {
    ok: true,
    id: nameOf({ game, seats, options, seat, told }),
    ...{ game, seats, options, last },
    moves: last,
    ms: told.reduce((sum, { ms }) => sum + ms, 0),
    result: null,
    seen: seat ?? 'observer',
    doubt: null,
    together: false,
    older: false,
  }
  return { examined, source }
}

export async function openRecord(text: string): Promise<OpenedRecord | Extract<Examined, { ok: false }>> {
  const read = readRecordFile(text)
  if (isUnreadable(read)) return { ok: false, problem: read }
  const opened = await (isAccount(read) ? ofAccount(read) : ofRecord(read))
  return opened ?? { ok: false, problem: { kind: 'game', said: read.game, fits: 0 } }
}
