/** What came of a soak, in numbers. */
import { canonical } from '@durbar/kernel'
import type { Tried } from './soaked.ts'

type Counts = Record<string, number>

interface OfGame {
  cases: number
  decisions: number
  /** How many of its tables, a player count with a combination of options, were played. */
  tables: number
  readonly players: Counts
  readonly options: Record<string, Counts>
  readonly ends: Counts
}

export interface Tally {
  cases: number
  decisions: number
  /** A match played again from its log and its key. */
  replays: number
  /** Somebody looked at a world in which all that is hidden from them was dealt anew. */
  redeals: number
  /** Moves that were taken back. */
  undos: number
  /** Records written, read and verified. */
  records: number
  /** How many seats each bot has had. */
  readonly bots: Counts
  /** How often each check had something to look at. */
  readonly checks: Counts
  readonly games: Record<string, OfGame>
}

const add = (counts: Counts, name: string, n = 1) => {
  counts[name] = (counts[name] ?? 0) + n
}

export class Tallying {
  readonly tally: Tally = {
    cases: 0,
    decisions: 0,
    replays: 0,
    redeals: 0,
    undos: 0,
    records: 0,
    bots: {},
    checks: {},
    games: {},
  }
  private readonly tables = new Set<string>()

  note({ game, seats, options, players, decisions, end, ran }: Tried): void {
    const all = this.tally
    all.games[game] ??= { cases: 0, decisions: 0, tables: 0, players: {}, options: {}, ends: {} }
    const its = all.games[game]
    for (const each of [all, its]) {
      each.cases++
      each.decisions += decisions
    }
    const table = canonical([game, seats, options])
    if (!this.tables.has(table)) its.tables++
    this.tables.add(table)
    add(its.players, String(seats))
    for (const [key, value] of Object.entries(options)) {
      its.options[key] ??= {}
      add(its.options[key], String(value))
    }
    if (end !== null) add(its.ends, end)
    for (const name of players) add(all.bots, name)
    for (const [name, times] of Object.entries(ran)) add(all.checks, name, times)
    all.replays += ran.replay ?? 0
    all.redeals += (ran.indistinguishable ?? 0) + (ran.canonicalRedeal ?? 0)
    all.undos += ran.undo ?? 0
    all.records += ran.record ?? 0
  }
}
