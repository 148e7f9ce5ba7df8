/** What was said here and nobody at this device has seen. */
import type { CourtTable } from './court-table.ts'
import { keptDevice } from './device.ts'
import { useMuted } from './muted.ts'
import { useCourtTableState } from './use-court-table.ts'

export function useUnread(table: CourtTable): number {
  const { talk, heard } = useCourtTableState(table)
  const muted = useMuted()
  const me = keptDevice()?.person
  return talk.filter(({ n, from }) => n > heard && from.person !== me && !muted.has(from.person)).length
}
