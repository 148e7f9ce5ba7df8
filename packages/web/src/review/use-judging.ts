/** What the judge knows of the record that lies open. */
import { useMemo, useSyncExternalStore } from 'react'
import { type Judge, type Judging, judgeOf } from '../match/judge.ts'
import type { RecordAt } from '../records/at.ts'

export type JudgeAtWork = Judging & Pick<Judge, 'begin' | 'pause' | 'explain'>

export function useJudging({ found }: Pick<RecordAt, 'found'>): JudgeAtWork {
  const judge = useMemo(() => judgeOf(found), [found])
  const judging = useSyncExternalStore(judge.subscribe, judge.get)
  return useMemo(
    () => ({ ...judging, begin: judge.begin, pause: judge.pause, explain: judge.explain }),
    [judging, judge],
  )
}
