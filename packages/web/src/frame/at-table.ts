/** What everything around the board is given to draw. */
import type { Update } from '@durbar/protocol/messages'
import type { AnyTexts } from '@durbar/room'
import { type AnyTable, readBy, type TableProps, useLanguage } from '@durbar/table'
import { useMemo } from 'react'
import type { MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'
import { readerOf, useSeatNames } from '../seat-names.ts'
import type { Pointing } from './pointing.ts'
import type { Attacks } from './use-attacks.ts'

export interface AtTable {
  readonly match: MatchStore
  readonly state: MatchState
  readonly shown: Update
  readonly table: AnyTable
  /** What every part of a table gets. */
  readonly slot: TableProps<unknown>
  readonly attacks: Attacks
  /** What a line of the log points at. */
  readonly pointing: Pointing
}

/** Nothing waits to be shown: what lies there is how it is. */
export const isQuiet = ({ waiting }: Pick<MatchState, 'waiting'>): boolean => waiting === 0

export function useSlot({ view, summary, facing }: Update, texts: AnyTexts): TableProps<unknown> {
  const language = useLanguage()
  const speech = texts.speech[language]
  const names = useSeatNames(summary.seats)
  const you = readerOf(summary.seats, facing)
  const name = useMemo(() => readBy(you, (seat) => names[seat] ?? ''), [you, names])
  return useMemo(() => ({ view, language, name, speech }), [view, language, name, speech])
}
