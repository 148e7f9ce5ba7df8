/** The tables at court where one sits or is called to, on every device of a person, now and whenever one of them changes. */
import type { TableRow } from '@durbar/protocol/court/told'
import { api } from './api.ts'
import { connection } from './court.ts'

/** Where one sits, or is called to sit down. */
const isGoing = ({ phase, yours, invited }: TableRow) =>
  phase !== 'over' && phase !== 'closed' && (yours.length > 0 || invited)

export function watchOwnTables(onRows: (rows: readonly TableRow[]) => void): () => void {
  let gone = false
  let rows: readonly TableRow[] = []
  const set = (now: readonly TableRow[]) => {
    rows = now.filter(isGoing)
    if (!gone) onRows(rows)
  }
  void api.tables().then((reply) => {
    if (reply.ok) set(reply.value.tables)
  })
  const deaf = connection.hear((frame) => {
    if (frame.type === 'yours') set([...rows.filter(({ id }) => id !== frame.table.id), frame.table])
  })
  return () => {
    gone = true
    deaf()
  }
}
