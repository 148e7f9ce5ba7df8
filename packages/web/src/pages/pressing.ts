/** Which of one's tables comes first: what waits for one, by how soon; then others' turns, then what can wait. */
import type { TableRow } from '@durbar/protocol/court/told'
import type { StoredSummary } from '@durbar/protocol/stored'

type OwnTable =
  | { readonly at: 'court'; readonly id: string; readonly updated: number; readonly row: TableRow }
  | { readonly at: 'device'; readonly id: string; readonly updated: number; readonly summary: StoredSummary }

const PACES = { live: 0, slow: 1, none: 2 } as const
const [WAITS, HERE, LAYING, OTHERS, REST, OVER] = [0, 3, 4, 5, 6, 7] as const

function rank(table: OwnTable): number {
  if (table.at === 'device') return table.summary.over ? OVER : table.summary.yours ? HERE : REST
  const { yourTurn, phase, arrangement, invited } = table.row
  // Somebody waits for an answer.
  if (invited) return HERE
  if (yourTurn) return WAITS + PACES[arrangement.pace.kind]
  return phase === 'playing' ? OTHERS : LAYING
}

export const inOrder = (
  rows: readonly TableRow[],
  summaries: readonly StoredSummary[],
): readonly OwnTable[] =>
  [
    ...rows.map((row): OwnTable => ({ at: 'court', id: row.id, updated: row.updated, row })),
    ...summaries.map(
      (summary): OwnTable => ({ at: 'device', id: summary.id, updated: summary.updated, summary }),
    ),
  ].sort((a, b) => rank(a) - rank(b) || b.updated - a.updated)
