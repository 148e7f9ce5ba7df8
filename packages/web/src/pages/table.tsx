/** A table: opens or resumes the match, loads what the game looks like, and hands both to the frame. */
import { SeatingProvider, useLanguage, useSettings } from '@durbar/table'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Frame, type FrameProps } from '../frame/frame.tsx'
import { memoSlots } from '../frame/memo-slots.ts'
import { plainTable } from '../frame/plain-table.tsx'
import { boxOf, loadTable, loadTexts } from '../games.ts'
import { MatchStore } from '../match/match-store.ts'
import { opened, openingOf } from '../match/openings.ts'
import { useMatchState } from '../match/use-match-state.ts'
import { WorkerTransport } from '../match/worker-transport.ts'
import { useSeatingOf } from '../seat-names.ts'
import { Loading } from '../shell/loading.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { Elsewhere } from './elsewhere.tsx'
import Lost from './lost.tsx'

/** What a game looks like comes while its rules lay the table, not after. What fails here is told where it is needed. */
function fetchAhead(game: string): void {
  for (const load of [loadTable, loadTexts]) load(game).catch(() => undefined)
}

function useMatch(id: string): MatchStore | null {
  const [match, setMatch] = useState<MatchStore | null>(null)
  useEffect(() => {
    const opening = openingOf(id)
    if (opening) fetchAhead(opening.game)
    const start = opening ? ({ type: 'new', opening } as const) : ({ type: 'open', id } as const)
    const fresh = new MatchStore(new WorkerTransport({ withBots: true }), start)
    const unsubscribe = fresh.subscribe(() => {
      if (fresh.get().shown) opened(id)
    })
    setMatch(fresh)
    return () => {
      unsubscribe()
      fresh.close()
    }
  }, [id])
  return match
}

function Seated(props: FrameProps) {
  const { summary, facing } = props.shown
  return (
    <SeatingProvider value={useSeatingOf(summary.seats, facing)}>
      <Frame {...props} />
    </SeatingProvider>
  )
}

function OpenTable({ match }: { match: MatchStore }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { speed } = useSettings()
  const state = useMatchState(match)
  const game = state.shown?.summary.game ?? ''
  const table = useLoaded(
    () =>
      game ? loadTable(game).then((found) => memoSlots(found ?? plainTable)) : Promise.resolve(plainTable),
    game,
  )
  const texts = useLoaded(() => (game ? loadTexts(game) : Promise.resolve(null)), game)
  const over = state.shown?.result != null
  useEffect(() => match.setSpeed(speed), [match, speed])
  useEffect(() => {
    // Apart: only the end of a game needs it.
    if (over) void import('../known-games.ts').then(({ remember }) => remember(game))
  }, [over, game])
  useEffect(() => {
    const title = boxOf(game)?.title[language]
    if (title) document.title = `${title} · Durbar`
  }, [game, language])
  if (state.status === 'missing') return <Lost text={t('table.missing')} />
  if (state.status === 'unreadable') return <Lost text={t('table.unreadable')} />
  if (state.status === 'failed') return <Lost text={t('table.trouble', { text: state.trouble })} />
  if (state.status === 'elsewhere') return <Elsewhere onTakeOver={match.takeOver} />
  if (state.status === 'loading' || !state.shown || !table || !texts) return <Loading />
  return <Seated match={match} state={state} shown={state.shown} table={table} texts={texts} />
}

export default function TablePage({ id }: { id: string }) {
  const match = useMatch(id)
  return match ? <OpenTable match={match} /> : <Loading />
}
