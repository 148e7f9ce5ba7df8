/** The latest thing that happened between people at the table, for as long as it takes to read it. */
import { useEffect, useState } from 'react'
import type { CourtTable, Happened } from './court-table.ts'
import type { News } from './news.ts'
import { useCourtTableState } from './use-court-table.ts'

/** As long as it takes to read a notice. */
export const READ_MS = 7000
/** What one does oneself one knows. */
const concerns = (news: News, own: readonly number[]): boolean =>
  news.type === 'declined' || ((news.type === 'standIn' || news.type === 'back') && !own.includes(news.seat))

export function usePassingNews(table: CourtTable): Happened | null {
  const { news, told } = useCourtTableState(table)
  const [read, setRead] = useState<Happened | null>(null)
  const own = told?.yours ?? []
  const now = table.courtNow()
  // The oldest first: whoever waits is read next.
  const next =
    news.find(
      (each) =>
        concerns(each.news, own) &&
        now - each.at < READ_MS * 3 &&
        (read === null || news.indexOf(each) > news.indexOf(read)),
    ) ?? null
  useEffect(() => {
    if (!next) return
    const timer = setTimeout(() => setRead(next), READ_MS)
    return () => clearTimeout(timer)
  }, [next])
  return next
}
