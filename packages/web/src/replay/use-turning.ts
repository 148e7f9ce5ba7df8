/**
 * The turning points of the record that lies open: as they were put away, or as the judge finds them now. Nobody judges
 * unasked in a replay.
 */
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { type Judge, judgeOf } from '../match/judge.ts'
import type { Found } from '../records/finding.ts'
import { digestOf } from '../review/store.ts'

export interface Turning {
  readonly plies: readonly number[]
  /** Asks the judge; null: they are known, or nobody can be asked. */
  readonly find: (() => void) | null
  /** He is looking for them. */
  readonly sought: boolean
}

const NO_PLIES: readonly number[] = []
const NOBODY = { subscribe: () => () => undefined, get: () => null }

export function useTurning({ row, record, text }: Found): Turning {
  const [kept, setKept] = useState<readonly number[] | 'none' | null>(null)
  const [judge, setJudge] = useState<Judge | null>(null)
  useEffect(() => {
    let gone = false
    digestOf(row.id).then(
      (digest) => gone || setKept(digest?.turning ?? 'none'),
      () => gone || setKept('none'),
    )
    return () => {
      gone = true
    }
  }, [row.id])
  const { subscribe, get } = judge ?? NOBODY
  const judging = useSyncExternalStore<ReturnType<Judge['get']> | null>(subscribe, get)
  const find = useCallback(() => {
    const asked = judgeOf({ row, text })
    asked.begin()
    setJudge(asked)
  }, [row, text])
  const found = judging?.picture?.summary?.turning
  const may = kept === 'none' && !judge && record.result !== null && record.doubt === null
  return useMemo(
    () => ({
      plies: found ?? (Array.isArray(kept) ? kept : NO_PLIES),
      find: may ? find : null,
      sought: judge !== null && !found && judging?.phase !== 'failed' && judging?.phase !== 'unjudged',
    }),
    [found, kept, may, find, judge, judging?.phase],
  )
}
