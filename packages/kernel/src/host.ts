/**
 * For whoever runs a match. A match is its log; everything else is derived. All functions are pure (input is
 * never modified) and total (bad input is a value, not an exception).
 */
import type { AnyGame, Core, Game, Json, MoveObject, Options, Seat } from './api.ts'
import { canonical, checksum } from './checksum.ts'
import { diceFor, isKey } from './dice.ts'
import { kernel } from './kernel.ts'
import type { Kernel } from './machine.ts'
import { moves } from './packing.ts'

export interface Entry {
  readonly seat: Seat
  readonly move: MoveObject
  /** No undo past this entry. */
  readonly barrier: boolean
  /** Checksum of the state after it. */
  readonly sum: number
}

export interface Match {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** Secret until the end: all dice of the match derive from (key, ply). */
  readonly key: string
  readonly log: readonly Entry[]
}

/** Something could not be done, and the state is as it was. `rule` where a rule forbids it. */
export interface Refused {
  readonly refused: string
  readonly rule?: string
  readonly why?: string
}
export interface Position<S> {
  readonly match: Match
  readonly state: S
}
export interface Played<S, E> extends Position<S> {
  readonly events: readonly E[]
}

export interface Host<S extends Core, V, E, C = unknown> {
  readonly kernel: Kernel<S, V, E, C>
  /** Complete options from what was given, or why they do not fit. */
  options(seats: number, given: unknown): Options | Refused
  start(seats: number, options: unknown, key: string, rules?: number): Played<S, E> | Refused
  play(at: Position<S>, seat: Seat, move: unknown): Played<S, E> | Refused
  /** Back by one own move: not past a barrier, except for a secret choice that still waits. */
  undo(at: Position<S>, seat: Seat): Position<S> | Refused
  mayUndo(at: Position<S>, seat: Seat): boolean
  /** Folds `play` over the log, up to `plies`, and verifies every checksum. */
  replay(
    match: Match,
    plies?: number,
    each?: (played: Played<S, E>, ply: number) => void,
  ): Position<S> | Refused
}

export const isRefused = (x: object): x is Refused => 'refused' in x

export function host<S extends Core, V, E, C>(game: Game<S, V, E, C>): Host<S, V, E, C> {
  const k = kernel(game)
  const buffer = moves()

  const self: Host<S, V, E, C> = {
    kernel: k,
    options(seats, given) {
      if (!game.seats.includes(seats))
        return { refused: `${game.id} is for ${game.seats.join(', ')} players, not ${seats}` }
      if (typeof given !== 'object' || given === null || Array.isArray(given))
        return { refused: 'options must be an object' }
      const known = new Map(game.options.map((option) => [option.key, option]))
      const complete: Record<string, string | number | boolean> = {}
      for (const option of game.options) complete[option.key] = option.default
      for (const [key, value] of Object.entries(given as Record<string, Json>)) {
        const option = known.get(key)
        if (!option) return { refused: `${game.id} has no option '${key}'` }
        const chosen = option.values.find((each) => each === value)
        if (chosen === undefined)
          return {
            refused: `option '${key}' must be one of ${option.values.map((v) => JSON.stringify(v)).join(', ')}`,
          }
        complete[key] = chosen
      }
      const refusal = game.refuseOptions(seats, complete)
      if (refusal)
        return { refused: `these options do not fit ${seats} players (${refusal.rule})`, ...refusal }
      return complete
    },

    start(seats, given, key, rules = k.version) {
      const options = self.options(seats, given)
      if (isRefused(options)) return options as Refused
      if (!isKey(key)) return { refused: 'a key is 64 hexadecimal digits' }
      if (!game.tables[rules]) return { refused: `${game.id} has no rules of version ${rules}` }
      const events: E[] = []
      const state = k.start(diceFor(key, 0), seats, options as Options, rules, (event) => events.push(event))
      return {
        match: { game: game.id, rules, seats, options: options as Options, key, log: [] },
        state,
        events,
      }
    },

    play({ match, state }, seat, move) {
      if (state.result) return { refused: 'the game is over' }
      if (!k.mayChoose(state, seat)) return { refused: `seat ${seat} is not asked now` }
      const packed = k.read(move)
      if (packed < 0) return { refused: `no such move: ${JSON.stringify(move)?.slice(0, 200)}` }
      k.legal(state, seat, buffer)
      if (buffer.at.subarray(0, buffer.n).indexOf(packed) < 0) {
        const text = JSON.stringify(k.write(packed))
        const refusal = k.ask(state, seat)?.refused.find((each) => JSON.stringify(each.move) === text)
        if (!refusal) return { refused: `not possible now: ${text}` }
        return { refused: `not allowed (${refusal.rule}): ${text}`, rule: refusal.rule, why: refusal.why }
      }
      // A changed mind replaces the entry where it stands, so that the log never holds a stale choice.
      if (k.chosen(state, seat) !== null) {
        const log = match.log.with(lastOf(match, seat), {
          seat,
          move: k.write(packed),
          barrier: false,
          sum: 0,
        })
        return refold({ ...match, log }, match.log.length)
      }
      const events: E[] = []
      const next = game.clone(state)
      const barrier = k.apply(next, seat, packed, diceFor(match.key, match.log.length + 1), (event) =>
        events.push(event),
      )
      const entry = { seat, move: k.write(packed), barrier, sum: checksum(next) }
      return { match: { ...match, log: [...match.log, entry] }, state: next, events }
    },

    mayUndo: ({ match, state }, seat) => undoable(match, state, seat) >= 0,

    undo({ match, state }, seat) {
      const ply = undoable(match, state, seat)
      if (ply < 0) return { refused: 'nothing to take back' }
      return fold({ ...match, log: match.log.toSpliced(ply, 1) }, match.log.length - 1, false)
    },

    replay: (match, plies = match.log.length, each) => fold(match, plies, true, each),
  }

  const lastOf = (match: Match, seat: Seat) => match.log.findLastIndex((entry) => entry.seat === seat)

  /** The entry that `undo` would drop, or -1. */
  const undoable = (match: Match, state: S, seat: Seat): number => {
    const last = lastOf(match, seat)
    if (last < 0) return -1
    if (k.chosen(state, seat) !== null) return last
    return last === match.log.length - 1 && !match.log[last]!.barrier ? last : -1
  }

  /** Plays the moves of a changed log again and stamps it anew. */
  const refold = (match: Match, plies: number): Played<S, E> | Refused => {
    let events: readonly E[] = []
    const end = fold(match, plies, false, (played) => {
      events = played.events
    })
    return isRefused(end) ? end : { ...(end as Position<S>), events }
  }

  const fold = (
    match: Match,
    plies: number,
    verify: boolean,
    each?: (played: Played<S, E>, ply: number) => void,
  ): Position<S> | Refused => {
    const begun = self.start(match.seats, match.options, match.key, match.rules)
    if (isRefused(begun)) return begun
    let now = begun as Played<S, E>
    each?.(now, 0)
    for (let ply = 1; ply <= plies; ply++) {
      const entry = match.log[ply - 1]
      if (!entry) return { refused: `the log has only ${match.log.length} moves` }
      const next = self.play(now, entry.seat, entry.move)
      if (isRefused(next)) return { ...next, refused: `move ${ply}: ${next.refused}` }
      now = next as Played<S, E>
      if (now.match.log.length !== ply)
        return { refused: `move ${ply}: seat ${entry.seat} has chosen already` }
      if (verify && now.match.log[ply - 1]!.sum !== entry.sum)
        return { refused: `move ${ply}: the state is not the one that was recorded` }
      each?.(now, ply)
    }
    return { match: now.match, state: now.state }
  }
  return self
}

/** Every table a game can be played at: all player counts with all options that fit. */
export function tablesOf(game: AnyGame): { seats: number; options: Options }[] {
  const { options } = host(game)
  let combinations: Options[] = [{}]
  for (const { key, values } of game.options)
    combinations = combinations.flatMap((each) => values.map((value) => ({ ...each, [key]: value })))
  return game.seats.flatMap((seats) =>
    combinations.filter((each) => !isRefused(options(seats, each))).map((each) => ({ seats, options: each })),
  )
}

/**
 * A few tables that show every player count and every value of every option, where all combinations would be too
 * many: the defaults and the last values at each count, every other value once.
 */
export function sampleTables(game: AnyGame): { seats: number; options: Options }[] {
  const all = tablesOf(game)
  const chosen = new Map<string, { seats: number; options: Options }>()
  const pick = (seats: number, wanted: Options) => {
    const fitting = all.find(
      (table) => table.seats === seats && canonical(table.options) === canonical(wanted),
    )
    if (fitting) chosen.set(canonical(fitting), fitting)
    return fitting !== undefined
  }
  const defaults = Object.fromEntries(game.options.map((option) => [option.key, option.default]))
  for (const seats of game.seats) {
    const fits = all.filter((table) => table.seats === seats)
    if (!pick(seats, defaults)) pick(seats, fits[0]!.options)
    pick(seats, fits.at(-1)!.options)
  }
  let turn = 0
  for (const { key, values } of game.options)
    for (const value of values)
      for (let tries = 0; tries < game.seats.length; tries++)
        if (pick(game.seats[turn++ % game.seats.length]!, { ...defaults, [key]: value })) break
  return [...chosen.values()]
}
