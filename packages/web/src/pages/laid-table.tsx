/** A match on the screen, whatever carries it: what the game looks like is loaded and both are handed to the frame. */
import { SeatingProvider, useLanguage, useSettings } from '@durbar/table'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompany } from '../frame/company.ts'
import { Frame, type FrameProps } from '../frame/frame.tsx'
import { memoSlots } from '../frame/memo-slots.ts'
import { Handover } from '../frame/overlaid.ts'
import { plainTable } from '../frame/plain-table.tsx'
import { boxOf, loadTable, loadTexts } from '../games.ts'
import type { MatchStore } from '../match/match-store.ts'
import { useMatchState } from '../match/use-match-state.ts'
import { personsHere, useSeatingOf } from '../seat-names.ts'
import { Loading } from '../shell/loading.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { Elsewhere } from './elsewhere.tsx'
import Lost from './lost.tsx'

function Seated(props: FrameProps) {
  const { summary, facing } = props.shown
  return (
    <SeatingProvider value={useSeatingOf(summary.seats, facing)}>
      <Frame {...props} />
    </SeatingProvider>
  )
}

export function LaidTable({ match }: { match: MatchStore }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { speed } = useSettings()
  const state = useMatchState(match)
  const game = state.shown?.summary.game ?? ''
  // Whoever takes the device out of another's hands must not see the table before its curtain.
  const shared = state.shown !== null && personsHere(state.shown.summary.seats).length > 1
  const table = useLoaded(async () => {
    if (!game) return plainTable
    const [found] = await Promise.all([loadTable(game), shared ? Handover.bring() : null])
    return memoSlots(found ?? plainTable)
  }, game)
  const texts = useLoaded(() => (game ? loadTexts(game) : Promise.resolve(null)), game)
  const over = state.shown?.result != null
  useEffect(() => match.setSpeed(speed), [match, speed])
  useEffect(() => {
    // Apart: only the end of a game needs it.
    if (over) void import('../known-games.ts').then(({ remember }) => remember(game))
  }, [over, game])
  // Among others the title says whether one is waited for.
  const alone = useCompany() === null
  useEffect(() => {
    const title = boxOf(game)?.title[language]
    if (title && alone) document.title = `${title} · Durbar`
  }, [game, language, alone])
  if (state.status === 'missing') return <Lost text={t('table.missing')} />
  if (state.status === 'unreadable') return <Lost text={t('table.unreadable')} />
  if (state.status === 'failed') return <Lost text={t('table.trouble', { text: state.trouble })} />
  if (state.status === 'elsewhere') return <Elsewhere onTakeOver={match.takeOver} />
  if (state.status === 'loading' || !state.shown || !table || !texts) return <Loading />
  return <Seated match={match} state={state} shown={state.shown} table={table} texts={texts} />
}
