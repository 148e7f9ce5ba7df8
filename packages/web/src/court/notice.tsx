/** What concerns whoever is at this table, at the head of the prompt: one at a time, the most pressing first. */
import { type ReactNode, useEffect, useState } from 'react'
import type { MatchState, MatchStore } from '../match/match-store.ts'
import { Button } from '../shell/button.tsx'
import { BetweenPeople } from './between-people.tsx'
import type { CourtTable } from './court-table.ts'
import { useLinePlace } from './line-note.tsx'
import { Notice } from './notice-card.tsx'
import { useConnectionState, useCourtTableState } from './use-court-table.ts'
import { useCourtWords } from './wording.ts'

/** A break that is over at once is nobody's concern. */
const UNNOTICED_MS = 2000

export function useBroken(): boolean {
  const state = useConnectionState()
  const [broken, setBroken] = useState(false)
  useEffect(() => {
    if (state === 'open') return setBroken(false)
    const timer = setTimeout(() => setBroken(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [state])
  return broken
}

type Telling = Pick<MatchState, 'trouble' | 'missed'>

/** What the notices need to know of the match, and no more often than it changes. */
function useTelling(match: MatchStore): Telling {
  const [telling, setTelling] = useState<Telling>({ trouble: null, missed: 0 })
  useEffect(
    () =>
      match.subscribe(() => {
        const { trouble, missed } = match.get()
        setTelling((now) => (now.trouble === trouble && now.missed === missed ? now : { trouble, missed }))
      }),
    [match],
  )
  return telling
}

export function CourtNotice(props: {
  table: CourtTable
  match: MatchStore
  names: (seat: number) => string
  moveOf: (seat: number) => ReactNode | null
}) {
  const { table, match, names, moveOf } = props
  const { t } = useCourtWords()
  const broken = useBroken()
  const place = useLinePlace()
  const { told, resting } = useCourtTableState(table)
  const { trouble, missed } = useTelling(match)
  const seated = (told?.yours.length ?? 0) > 0
  if (broken)
    return place !== null ? null : (
      <Notice title={t('line.broken')} text={t(seated ? 'line.brokenText' : 'line.brokenWatching')}>
        <Button onClick={table.connection.tryNow}>{t('line.now')}</Button>
      </Notice>
    )
  if (resting) return <Notice title={t('notice.resting')} text={t('notice.restingText')} />
  if (trouble !== null) return <Notice title={t('line.failed')} text={t('line.unwritten')} />
  if (missed > 0)
    return (
      <Notice title={t('notice.backAgain')} text={t('notice.missed', { count: missed })} tone="glad">
        <Button onClick={match.skip}>{t('notice.skip')}</Button>
      </Notice>
    )
  return told?.phase === 'playing' ? (
    <BetweenPeople table={table} told={told} names={names} moveOf={moveOf} />
  ) : null
}
