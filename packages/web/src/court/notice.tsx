/** What concerns whoever is at this table, at the head of the prompt: one at a time, the most pressing first. */
import { type ReactNode, useEffect, useState } from 'react'
import type { MatchState } from '../match/match-state.ts'
import type { MatchStore } from '../match/match-store.ts'
import { Button } from '../shell/button.tsx'
import { BetweenPeople } from './between-people.tsx'
import type { CourtTable } from './court-table.ts'
import { useBrokenSaid, useLinePlace } from './line-note.tsx'
import { Notice } from './notice-card.tsx'
import { READ_MS } from './passing-news.ts'
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

type Telling = Pick<MatchState, 'trouble' | 'missed' | 'overtaken'> & { readonly asked: boolean }

/** What the notices need to know of the match, and no more often than it changes. */
function useTelling(match: MatchStore): Telling {
  const [telling, setTelling] = useState<Telling>({ trouble: null, missed: 0, overtaken: 0, asked: false })
  useEffect(
    () =>
      match.subscribe(() => {
        const { trouble, missed, overtaken, shown } = match.get()
        const asked = shown?.question != null
        setTelling((now) =>
          now.trouble === trouble &&
          now.missed === missed &&
          now.overtaken === overtaken &&
          now.asked === asked
            ? now
            : { trouble, missed, overtaken, asked },
        )
      }),
    [match],
  )
  return telling
}

/** Whether this has counted on, for as long as it takes to read of it. */
function useForAWhile(count: number): boolean {
  const [read, setRead] = useState(count)
  useEffect(() => {
    if (count === read) return
    const timer = setTimeout(() => setRead(count), READ_MS)
    return () => clearTimeout(timer)
  }, [count, read])
  return count !== read
}

function Broken({ table, asked }: { table: CourtTable; asked: boolean }) {
  const { t } = useCourtWords()
  return (
    <Notice title={t('line.broken')} text={useBrokenSaid(table, asked)}>
      <Button onClick={table.connection.tryNow}>{t('line.now')}</Button>
    </Notice>
  )
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
  const { trouble, missed, overtaken, asked } = useTelling(match)
  const tooLate = useForAWhile(overtaken)
  if (broken) return place !== null ? null : <Broken table={table} asked={asked} />
  if (resting) return <Notice title={t('notice.resting')} text={t('notice.restingText')} />
  if (trouble !== null) return <Notice title={t('line.failed')} text={t('line.unwritten')} />
  if (missed > 0)
    return (
      <Notice title={t('notice.backAgain')} text={t('notice.missed', { count: missed })} tone="glad">
        <Button onClick={match.skip}>{t('notice.skip')}</Button>
      </Notice>
    )
  if (tooLate) return <Notice title={t('line.overtaken')} text={t('line.overtakenText')} />
  return told?.phase === 'playing' ? (
    <BetweenPeople table={table} told={told} names={names} moveOf={moveOf} />
  ) : null
}
