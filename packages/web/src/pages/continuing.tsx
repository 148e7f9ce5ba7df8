/** One's own tables, on this device and at court, in the order in which they wait: where each stands, and on to it. */

import type { TableRow } from '@durbar/protocol/court/told'
import type { StoredSummary } from '@durbar/protocol/stored'
import { Icon, icons, PanelHead, useLanguage } from '@durbar/table'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAtCourt } from '../court/is-at-court.ts'
import { dateSaid } from '../days.ts'
import { boxOf, loadTexts } from '../games.ts'
import { forget, tables } from '../match/store.ts'
import { useOutcome } from '../outcome.ts'
import { useSeatNames } from '../seat-names.ts'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import { SeatRow } from '../shell/seat-row.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import css from './home.module.css'
import row from './own-row.module.css'
import { OwnRow } from './own-row.tsx'
import { inOrder } from './pressing.ts'
import { type Removal, useRemoval } from './use-removal.ts'
import { Welcome } from './welcome.tsx'

/** Apart: whoever never was at court has none there. */
const CourtRow = later(() => import('./court-row.tsx'))

const LISTED = 3

function useCourtRows(): readonly TableRow[] {
  const [rows, setRows] = useState<readonly TableRow[]>([])
  useEffect(() => {
    if (!isAtCourt()) return
    let stop: (() => void) | null = null
    let gone = false
    void import('../court/own-tables.ts').then(({ watchOwnTables }) => {
      if (!gone) stop = watchOwnTables(setRows)
    })
    return () => {
      gone = true
      stop?.()
    }
  }, [])
  return rows
}

const focus = (node: HTMLElement | null) => node?.focus()

/** In the words of the game, in the language of today. What an older house has kept may not tell it. */
function useStanding({ game, standing, ply, over, seats, result }: StoredSummary): string {
  const { t } = useTranslation()
  const language = useLanguage()
  const outcome = useOutcome(result, seats, useSeatNames(seats))
  const wanted = standing !== null && !over && boxOf(game) !== undefined
  const texts = useLoaded(
    () => (wanted ? loadTexts(game).catch(() => null) : Promise.resolve(null)),
    wanted ? game : '',
  )
  if (over) return outcome ? `${outcome.said}, ${outcome.score}` : t('home.over')
  try {
    if (texts && wanted) return texts.speech[language].subtitle(standing)
  } catch {
    // Falls through to the number of moves.
  }
  return t('home.moves', { count: ply })
}

function Continue(props: { summary: StoredSummary; removal: Removal; first: boolean }) {
  const { summary, removal, first } = props
  const { t } = useTranslation()
  const language = useLanguage()
  const { id, game, seats, over, yours } = summary
  const title = boxOf(game)?.title[language] ?? game
  const removed = removal.isRemoved(id)
  const day = dateSaid(language, summary.updated, Date.now())
  const text = over ? t('home.watch') : t('home.turn')
  return (
    <OwnRow
      game={game}
      title={title}
      standing={useStanding(summary)}
      seats={<SeatRow seats={seats} />}
      turn={over ? t('home.over') : t(yours ? 'home.yourTurn' : 'home.othersTurn')}
      note={t('home.here', { day })}
      to={{ href: `/${over ? 'records' : 'table'}/${id}`, text, label: `${title}: ${text}` }}
      pressing={yours && !over && first}
      removed={removed}
    >
      <button
        type="button"
        className={row.forget}
        aria-label={t('home.forget', { title })}
        onClick={() => removal.remove(id)}
      >
        <Icon d={icons.trashCan} />
      </button>
      {/* Lies where the table lay, so that nothing moves under the finger. */}
      {removed ? (
        <div className={row.removed}>
          <p role="status">{t('home.removed', { title })}</p>
          {/* The button that removed it is gone: whoever goes by keyboard goes on here. */}
          <Button ref={focus} onClick={() => removal.restore(id)}>
            {t('home.restore')}
          </Button>
        </div>
      ) : null}
    </OwnRow>
  )
}

export default function Continuing() {
  const { t } = useTranslation()
  const [summaries, setSummaries] = useState<readonly StoredSummary[]>([])
  const [unreadable, setUnreadable] = useState(0)
  const [looked, setLooked] = useState(false)
  const [all, setAll] = useState(false)
  const removal = useRemoval((id) => {
    setSummaries((known) => known.filter((summary) => summary.id !== id))
    void forget(id)
  })
  useEffect(() => {
    let gone = false
    tables().then(
      (found) => {
        if (gone) return
        setSummaries(found.summaries)
        setUnreadable(found.unreadable)
        setLooked(true)
      },
      // A device that keeps nothing has nothing to go on with.
      () => setLooked(true),
    )
    return () => {
      gone = true
    }
  }, [])
  const rows = useCourtRows()
  const own = inOrder(rows, summaries)
  const going = own.filter((table) => table.at === 'court' || !table.summary.over)
  const listed = all ? own : (going.length > 0 ? going : own).slice(0, LISTED)
  if (own.length === 0 && unreadable === 0) return looked && !isAtCourt() ? <Welcome /> : null
  return (
    <div className={css.continuing}>
      <PanelHead>{t(going.length > 0 ? 'home.tables' : 'home.games')}</PanelHead>
      <ul data-own-tables="">
        {listed.map((table, n) =>
          table.at === 'court' ? (
            <CourtRow key={table.id} row={table.row} first={n === 0} />
          ) : (
            <Continue key={table.id} summary={table.summary} removal={removal} first={n === 0} />
          ),
        )}
      </ul>
      {unreadable > 0 ? (
        <p className={css.unreadable}>{t('home.unreadable', { count: unreadable })}</p>
      ) : null}
      {!all && own.length > listed.length ? (
        <Button look="low" onClick={() => setAll(true)}>
          {t('home.more', { count: own.length })}
        </Button>
      ) : null}
    </div>
  )
}
