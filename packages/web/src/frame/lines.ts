/** What was told, one line to a turn: who, what, where on the table, and what it brought. */
import type { Told } from '@durbar/protocol/messages'
import type { AnyTable, TableProps, Telling } from '@durbar/table'
import type { ReactNode } from 'react'
import { beginOf } from './turns.ts'

type Brought = NonNullable<Telling['brought']>

export interface Line {
  readonly key: string
  readonly ply: number
  /** Whose turn; null = nobody's. */
  readonly seat: number | null
  /** A heading: a part of the game begins. */
  readonly head: boolean
  /** A part of the game that begins with it, as a time-line calls it. */
  readonly part?: string | undefined
  /** A sentence of its own that names whoever it is about; else the name is said before the parts. */
  readonly whole: boolean
  readonly parts: readonly ReactNode[]
  readonly points: number
  /** What else it brought, in sums. */
  readonly brought: readonly Brought[]
  /** Where the table shows it. */
  readonly at: readonly string[]
  /** What of it was done to whom. */
  readonly against: ReadonlyMap<number, Pick<Line, 'parts' | 'at'>>
  /** All of it, sentence by sentence. */
  readonly details: readonly string[]
}

interface Draft extends Omit<Line, 'parts'> {
  readonly turn: number
  readonly great: readonly ReactNode[]
  readonly minor: readonly ReactNode[]
}

/** One line, however much a turn brought about: the rest unfolds. */
const MOST_PARTS = 4

const finished = ({ great, minor, ...line }: Draft): Line => {
  const told = great.length > 0 ? great : minor
  const parts = told.slice(0, MOST_PARTS)
  return { ...line, parts: told.length > MOST_PARTS ? [...parts, '…'] : parts }
}

/** While a move is told event by event, what is only shown so far: a name alone tells nothing. */
export const saysSomething = ({ parts, points, brought, against }: Line): boolean =>
  parts.length > 0 || points !== 0 || brought.length > 0 || against.size > 0

const seatOf = (event: object): number | null => {
  const { seat } = event as { seat?: unknown }
  return typeof seat === 'number' ? seat : null
}

function addUp(sums: readonly Brought[], more: Brought | undefined): readonly Brought[] {
  if (!more) return sums
  const known = sums.find(({ what }) => what === more.what)
  if (!known) return [...sums, more]
  return sums.map((each) => (each === known ? { ...more, n: known.n + more.n } : each))
}

/** A table that tells nothing: the sentence itself, as a line of its own. */
const plainly = (text: string | null): Telling | null => (text === null ? null : { text })

/** Moves of one seat in a row are one turn; what others do or get meanwhile has lines of its own. */
export function linesOf(
  log: readonly Told[],
  table: Pick<AnyTable, 'tell'>,
  slot: TableProps<unknown>,
): Line[] {
  const lines: Draft[] = []
  let turn = 0
  /** Said before anything was told. */
  let unsaid: readonly string[] = []
  log.forEach(({ ply, by, events }, n) => {
    if (n > 0 && by !== log[n - 1]!.by) turn++
    events.forEach((event, i) => {
      const sentence = slot.speech.event(event, slot.name)
      const told = table.tell ? table.tell(event, slot) : plainly(sentence)
      const last = lines.at(-1)
      const details = [...unsaid, ...(sentence === null ? [] : [sentence])]
      if (!told) {
        if (last) lines[lines.length - 1] = { ...last, details: [...last.details, ...details] }
        else unsaid = details
        return
      }
      unsaid = []
      const seat = told.seat === undefined ? seatOf(event) : told.seat
      const whole = !table.tell
      const goes = last && !whole && !told.head && !told.fresh && !last.head
      const before = goes && seat !== null && last.turn === turn && last.seat === seat ? last : null
      const part = told.text === null ? [] : [told.text]
      const line: Draft = {
        key: before?.key ?? `${ply}.${i}`,
        ply,
        seat,
        turn,
        head: told.head ?? false,
        part: told.part ?? before?.part,
        whole,
        great: [...(before?.great ?? []), ...(told.minor ? [] : part)],
        minor: [...(before?.minor ?? []), ...(told.minor ? part : [])],
        points: (before?.points ?? 0) + (told.points ?? 0),
        brought: addUp(before?.brought ?? [], told.brought),
        at: [...(before?.at ?? []), ...(told.at ?? [])],
        against: new Map([
          ...(before?.against ?? []),
          ...(told.against === undefined
            ? []
            : [[told.against, { parts: part, at: told.at ?? [] }] as const]),
        ]),
        details: [...(before?.details ?? []), ...details],
      }
      if (before) lines[lines.length - 1] = line
      else lines.push(line)
    })
  })
  return lines.map(finished)
}

/** The last that was told, of a log however long. */
export function latestLine(
  log: readonly Told[],
  table: Pick<AnyTable, 'tell'>,
  slot: TableProps<unknown>,
): Line | null {
  for (let end = log.length; end > 0; end = beginOf(log, end)) {
    const said = linesOf(log.slice(beginOf(log, end), end), table, slot).findLast(saysSomething)
    if (said) return said
  }
  return null
}
