/** What the played and the preferred move of a decision bring about; asked of the judge when somebody looks. */
import { useEffect, useMemo, useState } from 'react'
import type { Judgement, Outlook } from './asked.ts'
import type { JudgeAtWork } from './use-judging.ts'

export interface Outlooks {
  readonly ply: number
  readonly played: Outlook
  readonly preferred: Outlook
}

const known = new Map<string, Outlooks>()

/** null until they are known, and where there is nothing to compare. */
export function useOutlooks(
  judgement: Judgement | null,
  id: string,
  explain: JudgeAtWork['explain'],
): Outlooks | null {
  const [, drawAgain] = useState(0)
  const ply = judgement?.ply ?? 0
  const moves = useMemo(
    () => (judgement && judgement.legal > 1 ? [judgement.played, judgement.options[0]!.move] : null),
    [judgement],
  )
  const key = `${id} ${ply} ${JSON.stringify(moves)}`
  useEffect(() => {
    if (!moves || known.has(key)) return
    let gone = false
    void explain(ply, moves).then(([played, preferred]) => {
      if (played && preferred) known.set(key, { ply, played, preferred })
      if (!gone) drawAgain((n) => n + 1)
    })
    return () => {
      gone = true
    }
  }, [key, ply, moves, explain])
  return known.get(key) ?? null
}
