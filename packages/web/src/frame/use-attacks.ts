/** What was done to whoever looks on, until they have touched it. */
import type { Update } from '@durbar/protocol/messages'
import type { AnyTable, TableProps } from '@durbar/table'
import { useCallback, useMemo, useState } from 'react'
import type { MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'
import type { Line } from './lines.ts'
import { againstLines } from './marks.ts'

export interface Attacks {
  readonly lines: readonly Line[]
  /** They have been touched, and what they held up goes on. */
  see(): void
}

export function useAttacks(
  match: MatchStore,
  { log, halted }: MatchState,
  { facing }: Update,
  table: AnyTable,
  slot: TableProps<unknown>,
): Attacks {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set())
  const lines = useMemo(
    () => againstLines(log, facing, table, slot).filter(({ key }) => !seen.has(key)),
    [log, facing, table, slot, seen],
  )
  const see = useCallback(() => {
    setSeen((before) => new Set([...before, ...lines.map(({ key }) => key)]))
    if (halted) match.step()
  }, [match, halted, lines])
  return useMemo(() => ({ lines, see }), [lines, see])
}
