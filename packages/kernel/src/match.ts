/** A match as data: what it consists of, and what can be said of it without its rules. */
import type { MoveObject, Options, Seat } from './api.ts'
import { isKey } from './dice.ts'
import { attempt } from './show.ts'

export interface Entry {
  readonly seat: Seat
  readonly move: MoveObject
  /** No undo past this entry. */
  readonly barrier: boolean
  /** Checksum of the state after it. */
  readonly sum: number
}

/** A match as anybody may keep, show or send it: the key to its dice is never part of it. */
export interface Match {
  readonly game: string
  readonly rules: number
  readonly seats: number
  readonly options: Options
  /** The shape of the state that the sums are of; left out = the first. */
  readonly shape?: number
  /** Somebody tries another way from a game that is over; left out = a game of its own. */
  readonly from?: Branch
  readonly log: readonly Entry[]
}

/** The first moves are another game's. From there on the dice come from a key of its own. */
export interface Branch {
  /** So many moves are that game's. */
  readonly ply: number
  /** That game's key: it is over, and its dice are no secret. */
  readonly key: string
  /** What this seat could not know is dealt anew; null = everything lies as it lay. */
  readonly anew: Seat | null
}

/** Something could not be done, and the state is as it was. `rule` where a rule forbids it. */
export interface Refused {
  readonly refused: string
  readonly rule?: string
  readonly why?: string
}
export interface Position<S> {
  readonly match: Match
  /** Secret until the end: all dice of the match derive from (key, ply). */
  readonly key: string
  readonly state: S
}
export interface Played<S, E> extends Position<S> {
  readonly events: readonly E[]
}

/** Nothing was done yet; something hidden was shown since; somebody who does not yield has moved since. */
export type NoUndo = 'nothing' | 'revealed' | 'others'

export const isRefused = (x: object): x is Refused => 'refused' in x

/** Whose dice fall with this move. */
export const keyAt = ({ from }: Match, key: string, ply: number): string =>
  from && ply <= from.ply ? from.key : key

/** A copy of what a match consists of; null where its parts cannot even be read. What they say is not judged. */
export function matchIn(given: Match): Match | null {
  return attempt(() => {
    const { game, rules, seats, options, shape, from, log } = given
    if (!Array.isArray(log)) return null
    const entries = log.map(({ seat, move, barrier, sum }: Entry) => ({ seat, move, barrier, sum }))
    const more = { ...(shape === undefined ? {} : { shape }), ...(from ? { from: branchIn(from) } : {}) }
    return { game, rules, seats, options, ...more, log: entries }
  })
}

const branchIn = ({ ply, key, anew }: Branch): Branch => ({ ply, key, anew })

export const isBranch = ({ ply, key, anew }: Branch, seats: number): boolean =>
  Number.isInteger(ply) &&
  ply >= 0 &&
  isKey(key) &&
  (anew === null || (Number.isInteger(anew) && anew >= 0 && anew < seats))
