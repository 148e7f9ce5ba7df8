/**
 * For whoever runs a match. A match is its log; everything else is derived. All functions are pure (input is
 * never modified) and total (bad input is a value, not an exception). What still throws is a fault of the rules.
 */
import type { Core, Game, Options, Seat } from './api.ts'
import { checksum } from './checksum.ts'
import { diceFor, isKey } from './dice.ts'
import { kernelOf } from './kernel.ts'
import type { Kernel } from './kernel-api.ts'
import {
  type Branch,
  isBranch,
  isRefused,
  keyAt,
  type Match,
  matchIn,
  type NoUndo,
  type Played,
  type Position,
  type Refused,
} from './match.ts'
import { once } from './once.ts'
import { optionsOf } from './options.ts'
import { moves } from './packing.ts'
import { attempt, show } from './show.ts'

export type Watch<S, E> = (event: E, state: Readonly<S>) => void

export interface Host<S extends Core, V, E, C = unknown> {
  readonly kernel: Kernel<S, V, E, C>
  /** Complete options from what was given, or why they do not fit. */
  options(seats: number, given: unknown): Options | Refused
  start(seats: number, options: unknown, key: string, rules?: number): Played<S, E> | Refused
  /** `watch` sees every event of a new move at the moment it is told, with the state as it is then. */
  play(at: Position<S>, seat: Seat, move: unknown, watch?: Watch<S, E>): Played<S, E> | Refused
  /**
   * Back by one own move: not past a barrier, except for a secret choice that still waits. Where others have moved
   * since, back to the beginning of the own turn, through moves of seats that yield (bots) and show nothing hidden.
   */
  undo(at: Position<S>, seat: Seat, yielding?: readonly Seat[]): Position<S> | Refused
  mayUndo(at: Position<S>, seat: Seat, yielding?: readonly Seat[]): boolean
  /** The first entry that `undo` would drop; or why there is no way back: `why` is a `NoUndo`. */
  undoable(at: Position<S>, seat: Seat, yielding?: readonly Seat[]): number | Refused
  /**
   * Folds `play` over the log, up to `plies`, and verifies every checksum. Those of an earlier shape of the state say
   * nothing any more: the moves are replayed, and the match that comes back is stamped anew.
   */
  replay(
    match: Match,
    key: string,
    plies?: number,
    each?: (played: Played<S, E>, ply: number) => void,
  ): Position<S> | Refused
}

const noUndo = (why: NoUndo): Refused => ({ refused: 'nothing to take back', why })

const hosts = new WeakMap<object, unknown>()

/** One for all matches of a game: what it is made of is the same for each, and knows which states are of its making. */
export const host = <S extends Core, V, E, C>(game: Game<S, V, E, C>): Host<S, V, E, C> =>
  once(hosts, game, () => hostOf(game))

function hostOf<S extends Core, V, E, C>(game: Game<S, V, E, C>): Host<S, V, E, C> {
  const k = kernelOf(game)
  const buffer = moves()

  const self: Host<S, V, E, C> = {
    kernel: k,
    options: (seats, given) => optionsOf(game, seats, given),

    start(seats, given, key, rules = k.version) {
      const options = self.options(seats, given)
      if (isRefused(options)) return options
      if (!isKey(key)) return { refused: 'a key is 64 hexadecimal digits' }
      if (!Number.isInteger(rules) || !Object.hasOwn(game.rulesByVersion, rules))
        return { refused: `${game.id} has no rules of version ${show(rules)}` }
      const events: E[] = []
      const state = k.start(diceFor(key, 0), seats, options, rules, (event) => events.push(event))
      const match = { game: game.id, rules, seats, options, shape: game.shape, log: [] }
      return making({ match, key, state, events }, 0)
    },

    play: (at, seat, move, watch) => trusted(at, (honest) => play(honest, seat, move, watch)),

    undoable: (at, seat, yielding = []) => trusted(at, (honest) => undoable(honest, seat, yielding)),

    mayUndo: (at, seat, yielding) => typeof self.undoable(at, seat, yielding) === 'number',

    undo: (at, seat, yielding = []) =>
      trusted(at, (honest) => {
        const { match, key, state } = honest
        const from = undoable(honest, seat, yielding)
        if (typeof from !== 'number') return from
        // A secret choice that waits is taken out from among the others'.
        const dropped = k.chosen(state, seat) === null ? match.log.length : 1
        const log = match.log.toSpliced(from, dropped)
        return fold({ ...match, log }, key, log.length, false)
      }),

    replay(given, key, plies, each) {
      const match = matchIn(given)
      if (match === null) return { refused: 'not a match' }
      if (match.game !== game.id) return { refused: `a match of ${show(match.game)}, not of ${game.id}` }
      if (!Number.isInteger(plies ?? 0)) return { refused: `${show(plies)} is no number of moves` }
      if (match.from && !(isKey(key) && isBranch(match.from, match.seats)))
        return { refused: 'it comes from nowhere in another game' }
      const shape = match.shape ?? 1
      if (!Number.isInteger(shape) || shape > game.shape)
        return { refused: `its checksums are of shape ${show(shape)}, which is not known here` }
      return fold(match, key, plies ?? match.log.length, shape === game.shape, each)
    },
  }

  const play = (at: Position<S>, seat: Seat, move: unknown, watch?: Watch<S, E>): Played<S, E> | Refused => {
    const { match, key, state } = at
    if (state.result) return { refused: 'the game is over' }
    if (!Number.isInteger(seat) || !k.mayChoose(state, seat))
      return { refused: `seat ${show(seat)} is not asked now` }
    const packed = attempt(() => k.read(move)) ?? -1
    if (packed < 0) return { refused: `no such move: ${show(move)}` }
    k.legal(state, seat, buffer)
    if (buffer.at.subarray(0, buffer.n).indexOf(packed) < 0) {
      const refusal = k.ask(state, seat)?.refused.find((each) => k.read(each.move) === packed)
      const text = show(k.write(packed))
      if (!refusal) return { refused: `not possible now: ${text}` }
      return { refused: `not allowed (${refusal.rule}): ${text}`, rule: refusal.rule, why: refusal.why }
    }
    // A changed mind replaces the entry where it stands, so that the log never holds a stale choice.
    if (k.chosen(state, seat) !== null) {
      const entry = { seat, move: k.write(packed), barrier: false, sum: 0 }
      return refold({ ...match, log: match.log.with(lastOf(match, seat), entry) }, key, match.log.length)
    }
    const events: E[] = []
    const next = game.clone(state)
    const ply = match.log.length + 1
    const barrier = k.apply(next, seat, packed, diceFor(keyAt(match, key, ply), ply), (event) => {
      events.push(event)
      watch?.(event, next)
    })
    const entry = { seat, move: k.write(packed), barrier, sum: checksum(next) }
    const shown = k.revealed() ? ply : made.get(state)!.shown
    return making({ match: { ...match, log: [...match.log, entry] }, key, state: next, events }, shown)
  }

  /** The rules run on states of this host's own making; any other is first held against its log, once. */
  const made = new WeakMap<object, Pick<Position<S>, 'match' | 'key'> & { readonly shown: number }>()
  /** `shown`: after how many moves something hidden was last shown. */
  const making = <P extends Position<S>>(at: P, shown: number): P => {
    made.set(at.state, { match: at.match, key: at.key, shown })
    return at
  }
  const trusted = <T>(at: Position<S>, act: (honest: Position<S>) => T): T | Refused => {
    const honest = attempt(() => {
      const { match, key, state } = at
      const own = made.get(state)
      if (own && own.match === match && own.key === key) return { match, key, state }
      const again = self.replay(match, key)
      return !isRefused(again) && checksum(again.state) === checksum(state) ? again : null
    })
    return honest ? act(honest) : { refused: 'not a position of this match' }
  }

  const lastOf = (match: Match, seat: Seat) => match.log.findLastIndex((entry) => entry.seat === seat)

  const undoable = (at: Position<S>, seat: Seat, yielding: readonly Seat[]): number | Refused => {
    const { match, state } = at
    const { log } = match
    const last = lastOf(match, seat)
    if (last < (match.from?.ply ?? 0)) return noUndo('nothing')
    if (k.chosen(state, seat) !== null) return last
    if (last === log.length - 1 && !log[last]!.barrier) return last
    const { shown } = made.get(state)!
    if (last < shown) return noUndo('revealed')
    const since = [...log.slice(last + 1).map((entry) => entry.seat), ...k.asked(state)]
    if (since.some((each) => each !== seat && !yielding.includes(each))) return noUndo('others')
    let from = last
    while (from > shown && log[from - 1]!.seat === seat) from--
    return from
  }

  /** Plays the moves of a changed log again and stamps it anew. */
  const refold = (match: Match, key: string, plies: number): Played<S, E> | Refused => {
    let events: readonly E[] = []
    const end = fold(match, key, plies, false, (played) => {
      events = played.events
    })
    return isRefused(end) ? end : { ...end, events }
  }

  const belonging = (at: Played<S, E>, from: Branch, key: string): Played<S, E> =>
    making({ ...at, key, match: { ...at.match, from } }, 0)

  /** Where a branch leaves the game it comes from, what its player could not know may be dealt anew. */
  const branched = (at: Played<S, E>): Played<S, E> => {
    const { match, key, state } = at
    const { from } = match
    if (!from || from.anew === null || match.log.length !== from.ply) return at
    return making({ ...at, state: k.imagine(state, from.anew, diceFor(key, from.ply)) }, from.ply)
  }

  const fold = (
    match: Match,
    key: string,
    plies: number,
    verify: boolean,
    each?: (played: Played<S, E>, ply: number) => void,
  ): Position<S> | Refused => {
    const begun = self.start(match.seats, match.options, keyAt(match, key, 0), match.rules)
    if (isRefused(begun)) return begun
    let now: Played<S, E> = branched(match.from ? belonging(begun, match.from, key) : begun)
    each?.(now, 0)
    for (let ply = 1; ply <= plies; ply++) {
      const entry = match.log[ply - 1]
      if (!entry) return { refused: `the log has only ${match.log.length} moves` }
      const next = play(now, entry.seat, entry.move)
      if (isRefused(next)) return { ...next, refused: `move ${ply}: ${next.refused}` }
      now = branched(next)
      if (now.match.log.length !== ply)
        return { refused: `move ${ply}: seat ${entry.seat} has chosen already` }
      if (verify && now.match.log[ply - 1]!.sum !== entry.sum)
        return { refused: `move ${ply}: the state is not the one that was recorded` }
      each?.(now, ply)
    }
    return { match: now.match, key, state: now.state }
  }
  return self
}
