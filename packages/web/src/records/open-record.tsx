/** A record that was found: its game is fetched, and the view that is wanted shows it. */
import type { AnyTexts } from '@durbar/room'
import { type AnyTable, readBy, useLanguage } from '@durbar/table'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { memoSlots } from '../frame/memo-slots.ts'
import { plainTable } from '../frame/plain-table.tsx'
import { boxOf, loadTable, loadTexts } from '../games.ts'
import { withWords } from '../i18n/index.ts'
import type { Reader } from '../match/record-reader.ts'
import { courseOf } from '../replay/course.ts'
import { ReplayFrame } from '../replay/frame.tsx'
import { useReplayer } from '../replay/use-replayer.ts'
import { useTurning } from '../replay/use-turning.ts'
import { lonePerson, readerOf, useSeatNames } from '../seat-names.ts'
import { later } from '../shell/later.ts'
import { Loading } from '../shell/loading.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { useSteady } from '../shell/use-steady.ts'
import type { AllTold, Viewer } from './asked.ts'
import type { RecordAt } from './at.ts'
import type { Found } from './finding.ts'
import { RecordTabs } from './record-tabs.tsx'
import { useCursor } from './use-cursor.ts'
import { useRace } from './use-race.ts'

export type View = 'result' | 'replay' | 'review'

const ResultView = later(() => import('./result-view.tsx'))
/** Apart: it thinks. */
const ReviewView = later(() => withWords(['review'], import('../review/review-view.tsx')), Loading)

interface OpenProps {
  readonly reader: Reader
  readonly found: Found
  /** As the address has it. */
  readonly move: string | undefined
  readonly view: View
  /** A moment that was sent: what comes after is veiled, and it is seen through these eyes. */
  readonly sent?: { readonly viewer: Viewer; readonly veiled: boolean }
  /** The decision at this move is to be shown at once. */
  readonly show?: boolean
  onView(ply: number, view: View, replace: boolean): void
}

function useTold(reader: Reader, viewer: Viewer): AllTold | null {
  const [told, setTold] = useState<AllTold | null>(null)
  useEffect(() => {
    let gone = false
    void reader.told(viewer).then(
      (all) => gone || setTold(all),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [reader, viewer])
  return told
}

/** Whole numbers only; anything else is the end, where a record lies open first. */
function plyIn(move: string | undefined, last: number): number {
  const ply = move && /^\d{1,6}$/.test(move) ? Number(move) : last
  return Math.min(last, ply)
}

function Opened(props: OpenProps & { table: AnyTable; texts: AnyTexts }) {
  const { reader, found, move, view, sent, show, onView, table, texts } = props
  const { record } = found
  const last = Math.max(0, record.last)
  const write = useCallback((ply: number) => onView(ply, view, true), [onView, view])
  const [start] = useState(() => ({
    ply: plyIn(move, last),
    last,
    viewer: record.seen ?? sent?.viewer ?? lonePerson(found.row.seats) ?? ('archive' as const),
    veiled: sent?.veiled ?? false,
    showing: show ?? false,
  }))
  const cursor = useCursor(start, write)
  const language = useLanguage()
  const names = useSeatNames(found.row.seats)
  const { viewer } = cursor
  const you = readerOf(found.row.seats, typeof viewer === 'number' ? viewer : null)
  const slot = useMemo(
    () => ({
      view: null,
      language,
      name: readBy(you, (seat) => names[seat] ?? ''),
      speech: texts.speech[language],
    }),
    [language, you, names, texts],
  )
  const told = useTold(reader, viewer)
  const course = useMemo(() => told && courseOf(told, table, slot), [told, table, slot])
  const race = useRace(reader, found, table)
  const replayer = useReplayer(reader, found, cursor)
  const turning = useTurning(found)
  // The address follows the cursor a moment later: nothing is drawn anew for it.
  const at = useMemo<RecordAt>(
    () => ({ found, reader, table, texts, cursor, course, slot, race, turning }),
    [found, reader, table, texts, cursor, course, slot, race, turning],
  )
  const turn = useSteady((to: View) => onView(cursor.ply, to, false))
  const toReview = useCallback(() => turn('review'), [turn])
  const onReplay = useCallback(() => turn('replay'), [turn])
  const { veiled } = cursor
  const tabs = useMemo(
    () => <RecordTabs found={found} veiled={veiled} view={view} onView={turn} />,
    [found, veiled, view, turn],
  )
  if (!replayer) return <Loading />
  if (view === 'replay') return <ReplayFrame at={at} replayer={replayer} tabs={tabs} toReview={toReview} />
  const Shown = view === 'result' ? ResultView : ReviewView
  return <Shown at={at} tabs={tabs} onReplay={onReplay} />
}

export function OpenRecord(props: OpenProps) {
  const { game } = props.found.record
  const language = useLanguage()
  const table = useLoaded(() => loadTable(game).then((found) => memoSlots(found ?? plainTable)), game)
  const texts = useLoaded(() => loadTexts(game), game)
  useEffect(() => {
    document.title = `${boxOf(game)?.title[language] ?? game} · Durbar`
  }, [game, language])
  return table && texts ? <Opened {...props} table={table} texts={texts} /> : <Loading />
}
