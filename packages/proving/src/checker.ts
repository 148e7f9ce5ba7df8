/**
 * Holds what devices were told against what everybody can read in the end. It knows nothing of the court: only what was
 * sent, what was acknowledged, what was shown, and the records.
 */
import { canonical } from '@durbar/kernel'
import type { Happened, Sent, Truth } from './history.ts'

export interface Verdict {
  readonly acknowledged: number
  /** Acknowledged, and not in the record where it belongs. */
  readonly lost: readonly string[]
  /** In the record, and sent by nobody for that place; or declined, and there all the same. */
  readonly doubled: readonly string[]
  /** Whoever joined was shown less than had been acknowledged before. */
  readonly stale: readonly string[]
  /** Two devices ended with different truths, or with another than the record. */
  readonly divided: readonly string[]
  readonly records: number
  readonly verified: number
  readonly problems: readonly string[]
}

const place = (table: string, ply: number) => `${table} ${ply}`
const said = ({ seat, move }: { readonly seat: number; readonly move: unknown }) =>
  `${seat} ${canonical(move)}`

export function check(history: readonly Happened[], truths: readonly Truth[]): Verdict {
  const records = new Map(truths.map((truth) => [truth.table, truth]))
  const sent = new Map<string, Sent>()
  /** By place and what was wanted there: under which keys. */
  const sentFor = new Map<string, Map<string, Set<string>>>()
  const declined = new Set<string>()
  const lost: string[] = []
  const stale: string[] = []
  const divided: string[] = []
  let acknowledged = 0
  /** How far each table had come for certain, and for each device when it last joined. */
  const certain = new Map<string, number>()
  const owed = new Map<string, number>()
  for (const each of history) {
    const seat = `${each.who} ${each.table}`
    if (each.kind === 'sent') {
      sent.set(each.key, each)
      const at = place(each.table, each.ply)
      const keys = sentFor.get(at) ?? new Map<string, Set<string>>()
      keys.set(said(each), (keys.get(said(each)) ?? new Set()).add(each.key))
      sentFor.set(at, keys)
    } else if (each.kind === 'acknowledged') {
      acknowledged++
      const { table, ply, seat, move } = sent.get(each.key)!
      certain.set(table, Math.max(certain.get(table) ?? 0, ply + 1))
      const found = records.get(table)?.moves[ply]
      if (!found || said(found) !== said({ seat, move }))
        lost.push(`${table}, move ${ply}: ${canonical(move)} of seat ${seat} was acknowledged (${each.key})`)
    } else if (each.kind === 'declined') declined.add(each.key)
    else if (each.kind === 'joined') owed.set(seat, certain.get(each.table) ?? 0)
    else {
      const least = owed.get(seat) ?? 0
      if (each.fresh && each.ply < least)
        stale.push(`${each.who} joined ${each.table} and was shown ${each.ply} moves after ${least} had been`)
      const result = records.get(each.table)?.result
      if (each.result !== null && result !== undefined && each.result !== result)
        divided.push(`${each.who} ended ${each.table} with ${each.result}, the record with ${result}`)
    }
  }
  const doubled: string[] = []
  for (const { table, moves } of truths)
    for (const [ply, entry] of moves.entries()) {
      const keys = sentFor.get(place(table, ply))?.get(said(entry))
      if (!keys) doubled.push(`${table}, move ${ply}: ${said(entry)} was sent by nobody for this place`)
      else if ([...keys].every((key) => declined.has(key)))
        doubled.push(`${table}, move ${ply}: ${said(entry)} was declined and is there all the same`)
    }
  const problems = truths.flatMap(({ table, problem }) => (problem === null ? [] : [`${table}: ${problem}`]))
  return {
    acknowledged,
    lost,
    doubled,
    stale,
    divided,
    records: truths.length,
    verified: truths.length - problems.length,
    problems,
  }
}
