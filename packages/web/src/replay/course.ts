/** The course of a game, move by move, from what was told of it: what each move was, where rounds begin, what paid. */
import type { Told } from '@durbar/protocol/messages'
import type { AnyTable, TableProps } from '@durbar/table'
import { type Line, linesOf, saysSomething } from '../frame/lines.ts'

export interface MoveTold {
  readonly ply: number
  /** Who moved; null: the beginning. */
  readonly by: number | null
  /** What it was, in one line; null: nothing is said of it. */
  readonly line: Line | null
  /** What it brought others, and what came of it. */
  readonly also: readonly Line[]
  readonly points: number
  /** What begins after it, in the words of the log. */
  readonly heads: readonly Line[]
}

/** A round, a visit, a day: the moves after `from`, up to `to`. */
export interface Band {
  readonly from: number
  readonly to: number
  /** "12 Agra"; empty: what comes before the first. */
  readonly name: string
}

/** A payment worth a pin above the time-line. */
export interface Pin {
  readonly ply: number
  readonly seat: number
  readonly points: number
}

export interface Course {
  readonly moves: readonly MoveTold[]
  readonly bands: readonly Band[]
  readonly pins: readonly Pin[]
}

/** More than these would hide one another. */
const MOST_PINS = 9

interface Part {
  /** The last move before it. */
  readonly from: number
  readonly name: string
}

export function courseOf(
  told: readonly Told[],
  table: Pick<AnyTable, 'tell'>,
  slot: TableProps<unknown>,
): Course {
  const parts: Part[] = []
  const paid: Pin[] = []
  const moves = told.map((each): MoveTold => {
    const { ply, by } = each
    const lines = linesOf([each], table, slot)
    // What stands as a heading comes after the move that led to it; else the move itself begins it.
    for (const { part, head } of lines)
      if (part !== undefined) parts.push({ from: head ? ply : Math.max(0, ply - 1), name: part })
    const said = lines.filter((line) => !line.head && saysSomething(line))
    const line = said.find(({ seat }) => seat === by) ?? said[0] ?? null
    for (const { seat, points } of said) if (seat !== null && points > 0) paid.push({ ply, seat, points })
    return {
      ply,
      by,
      line,
      also: said.filter((other) => other !== line),
      points: line?.points ?? 0,
      heads: lines.filter(({ head }) => head),
    }
  })
  const last = told.length - 1
  return { moves, bands: bandsOf(parts, last), pins: pinsOf(paid) }
}

function bandsOf(parts: readonly Part[], last: number): Band[] {
  const bands = parts
    .map(({ from, name }, i): Band => ({ from, to: parts[i + 1]?.from ?? last, name: name || `${i + 1}` }))
    // What begins with the last move never was a round: the game is over.
    .filter(({ from, to }) => to > from)
  const [first] = bands
  if (!first || first.from === 0) return bands
  // What is counted from 2 has a first.
  return [{ from: 0, to: first.from, name: first.name.startsWith('2') ? '1' : '' }, ...bands]
}

/** The largest, as many as can be told apart. */
function pinsOf(paid: readonly Pin[]): Pin[] {
  const worth = paid.map(({ points }) => points).sort((a, b) => b - a)
  const least = Math.max(2, worth[MOST_PINS] === undefined ? 0 : worth[MOST_PINS]! + 1)
  return paid.filter(({ points }) => points >= least)
}

export type Unit = 'move' | 'turn' | 'round' | 'scoring'

/** The moves at which somebody stops who goes by turns, rounds or payments. */
export function stopsBy(unit: Unit, { moves, bands, pins }: Course): readonly number[] {
  const last = moves.length - 1
  if (unit === 'round') return [...new Set([0, ...bands.map(({ to }) => to), last])]
  if (unit === 'scoring') return [...new Set([0, ...pins.map(({ ply }) => ply), last])]
  const ends = moves.filter(({ ply, by }) => unit === 'move' || ply === last || moves[ply + 1]!.by !== by)
  return ends.map(({ ply }) => ply)
}

/** From here to the next of them, or back to the one before. */
export function nextStop(stops: readonly number[], ply: number, way: 1 | -1): number | null {
  const found = way === 1 ? stops.find((stop) => stop > ply) : stops.findLast((stop) => stop < ply)
  return found ?? null
}

export const bandAt = (bands: readonly Band[], ply: number): Band | null =>
  bands.find(({ from, to }) => ply > from && ply <= to) ?? bands[0] ?? null
