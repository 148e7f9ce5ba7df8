/** What two moves have in common and what each has over the other: from what was told of them, and from nothing else. */
import type { TableProps } from '@durbar/table'
import { linesOf } from '../frame/lines.ts'
import type { RecordAt } from '../records/at.ts'
import type { Outlook } from './asked.ts'

/** What a move brings its seat at once, and what it brings others. */
export interface Brings {
  readonly points: number
  /** By seat, without the mover's own. */
  readonly others: readonly (readonly [seat: number, points: number])[]
  readonly facts: Outlook['facts']
}

export function bringsOf(
  { sure, facts }: Pick<Outlook, 'sure' | 'facts'>,
  table: Pick<RecordAt['table'], 'tell'>,
  slot: TableProps<unknown>,
): Brings {
  const lines = linesOf([{ ply: 0, ms: 0, by: sure.by, events: sure.events as never }], table, slot)
  const bySeat = new Map<number, number>()
  for (const { seat, points } of lines)
    if (seat !== null && points !== 0) bySeat.set(seat, (bySeat.get(seat) ?? 0) + points)
  const points = bySeat.get(sure.by) ?? 0
  bySeat.delete(sure.by)
  return { points, others: [...bySeat], facts }
}

/** A difference that a sentence can name. */
export type Reason =
  /** Both bring the same. */
  | { readonly kind: 'bothPoints'; readonly points: number }
  /** The preferred one brings more, or fewer and is still preferred. */
  | { readonly kind: 'points'; readonly preferred: number; readonly played: number }
  /** The played one brings somebody else more. */
  | { readonly kind: 'gives'; readonly seat: number; readonly more: number }
  /** A fact of the game of which the preferred one leaves more. */
  | { readonly kind: 'fact'; readonly fact: string; readonly more: number }

const MOST = 2

/** First what both have in common, then what the preferred one has over the other; at most two. */
export function reasonsOf(played: Brings, preferred: Brings): readonly Reason[] {
  const reasons: Reason[] = []
  if (played.points !== preferred.points)
    reasons.push({ kind: 'points', preferred: preferred.points, played: played.points })
  else if (played.points > 0) reasons.push({ kind: 'bothPoints', points: played.points })
  const given = new Map(preferred.others)
  for (const [seat, points] of played.others) {
    const more = points - (given.get(seat) ?? 0)
    if (more > 0) reasons.push({ kind: 'gives', seat, more })
  }
  // In the order in which the game names them.
  const facts = Object.keys(preferred.facts)
    .map((fact) => ({ fact, more: preferred.facts[fact]! - (played.facts[fact] ?? 0) }))
    .filter(({ more }) => more > 0)
  for (const each of facts) reasons.push({ kind: 'fact', ...each })
  return reasons.slice(0, MOST)
}
