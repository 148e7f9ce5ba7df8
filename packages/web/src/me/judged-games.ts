/** How well somebody played and what chance had to do with it, where the judge has looked at the game on this device. */
import type { RecordRow } from '@durbar/protocol/court/people'
import { useDigests } from '../records/use-digests.ts'
import type { Digest } from '../review/store.ts'
import { isWon, type Points } from './statistics.ts'

interface Judged {
  readonly accuracy: number | null
  /** In places: more is given. */
  readonly luck: number
}

export type JudgedGames = ReadonlyMap<string, Judged>

/** By table. */
export function judgedOf(records: readonly RecordRow[], known: ReadonlyMap<string, Digest>): JudgedGames {
  return new Map(
    records.flatMap(({ table, seat }) => {
      const mine = known.get(table)?.seats[seat]
      return mine ? [[table, { accuracy: mine.accuracy, luck: -mine.luck + 0 }] as const] : []
    }),
  )
}

/** One figure of every judged game, oldest first; records come newest first. */
export function figuresOf(
  records: readonly RecordRow[],
  judged: JudgedGames,
  figure: (each: Judged) => number | null,
): Points | null {
  const games = records.toReversed().flatMap((record) => {
    const found = judged.get(record.table)
    const points = found ? figure(found) : null
    return points === null ? [] : [{ ended: record.ended, points, won: isWon(record) }]
  })
  const sum = games.reduce((all, { points }) => all + points, 0)
  return games.length < 2 ? null : { game: '', mean: sum / games.length, games }
}

export function useJudged(records: readonly RecordRow[]): JudgedGames {
  return judgedOf(records, useDigests(records))
}
