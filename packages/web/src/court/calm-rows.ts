/** A list under a finger: nothing in it jumps. What is gone fades where it stands, and what is new comes at the end. */
import type { TableRow } from '@durbar/protocol/court/told'
import { useCallback, useEffect, useState } from 'react'

const FADED_MS = 5000

interface CalmRow {
  readonly row: TableRow
  /** Nobody can sit down there any more. */
  readonly gone: boolean
}

export function calmed(before: readonly CalmRow[], now: readonly TableRow[]): readonly CalmRow[] {
  const known = before.map(({ row }) => {
    const next = now.find(({ id }) => id === row.id)
    return { row: next ?? row, gone: next === undefined }
  })
  const fresh = now.filter(({ id }) => before.every(({ row }) => row.id !== id))
  return [...known, ...fresh.map((row) => ({ row, gone: false }))]
}

/** `sweep`: nobody points at it now. */
export function useCalmRows(now: readonly TableRow[]): { rows: readonly CalmRow[]; sweep(): void } {
  const [rows, setRows] = useState(() => calmed([], now))
  const ids = now.map(({ id, free, updated }) => `${id} ${free} ${updated}`).join()
  // Whenever something else is said of the tables, whichever list says it.
  useEffect(() => setRows((before) => calmed(before, now)), [ids])
  const sweep = useCallback(() => {
    setRows((all) => (all.some(({ gone }) => gone) ? all.filter(({ gone }) => !gone) : all))
  }, [])
  const faded = rows.some(({ gone }) => gone)
  useEffect(() => {
    if (!faded) return
    const timer = setTimeout(sweep, FADED_MS)
    return () => clearTimeout(timer)
  }, [faded, sweep])
  return { rows, sweep }
}
