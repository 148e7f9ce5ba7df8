/** One frame for all games: everything around the board. A table fills the slots and knows no frame. */
import type { MoveObject } from '@durbar/kernel'
import type { AnyTexts } from '@durbar/room'
import {
  ChoosingProvider,
  OfferBook,
  readingOf,
  type Subject,
  type Touch,
  Travelling,
  useSettings,
} from '@durbar/table'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { sameAgain } from '../match/openings.ts'
import { Above } from './above.tsx'
import { type AtTable, isQuiet, useSlot } from './at-table.ts'
import { useCompany } from './company.ts'
import { courseOf, stepsOf } from './courses.ts'
import css from './frame.module.css'
import { TableSheets, useOverlaysSoon } from './overlaid.ts'
import { BoardPanel, OwnPanel, SeatsAndLog, SidePanel } from './panels.tsx'
import { Pointing } from './pointing.ts'
import { SeatChips } from './seats.tsx'
import { TableBar, useSheets } from './sheets.tsx'
import { Tabs } from './tabs.tsx'
import { Telling } from './telling.tsx'
import { useAnswer } from './use-answer.ts'
import { useAttacks } from './use-attacks.ts'
import { useHappening } from './use-happening.ts'
import { useInspecting } from './use-inspecting.ts'
import { useSounds } from './use-sounds.ts'
import { useTab } from './use-tab.ts'
import { useWalking } from './use-walking.ts'

export interface FrameProps extends Pick<AtTable, 'match' | 'state' | 'shown' | 'table'> {
  readonly texts: AnyTexts
}

/** What is asked, and what a touch does with it. */
function useQuestion({ match, state, shown, table, slot }: Omit<AtTable, 'attacks' | 'pointing'>) {
  const { confirm } = useSettings()
  const { view, language } = slot
  const reading = useMemo(() => readingOf(table, view, language), [table, view, language])
  const onMove = useCallback(
    (move: MoveObject, touches: readonly Touch[]) =>
      match.play(move, shown, stepsOf(courseOf(table, slot, move, touches))),
    [match, shown, table, slot],
  )
  const question = isQuiet(state) && !state.sent ? shown.question : null
  const presumed = question && table.presumed?.(question.rule, view)
  return {
    question,
    confirm,
    nothing: table.nothing,
    reading,
    deliberate: table.deliberate,
    presumed,
    onMove,
  }
}

export function Frame({ match, state, shown, table, texts }: FrameProps) {
  const { t } = useTranslation()
  const [, go] = useLocation()
  const sheets = useSheets(table)
  const [end, setEnd] = useState(true)
  useSounds(match, table)
  useWalking()
  useOverlaysSoon()

  const slot = useSlot(shown, texts)
  const { flights, plate } = useHappening(match, state, table, slot)
  const attacks = useAttacks(match, state, shown, table, slot)
  const [pointing] = useState(() => new Pointing())
  const at = useMemo<AtTable>(
    () => ({ match, state, shown, table, slot, attacks, pointing }),
    [match, state, shown, table, slot, attacks, pointing],
  )

  const question = useQuestion(at)
  const answering = useAnswer(slot, shown.ply)
  const inspecting = useInspecting()
  const looked = (inspecting[0]?.thing.dataset.look as Subject | undefined) ?? null

  const [book] = useState(() => new OfferBook())
  const offers = useSyncExternalStore(book.subscribe, book.get, book.get)
  const { tab, show } = useTab(offers)
  const { game } = shown.summary
  const company = useCompany()
  const toTable = useCallback(() => show(null), [show])
  const openEnd = useCallback(() => setEnd(true), [])
  const again = () => go(sameAgain(shown.summary))
  // Apart: few save a game that goes on.
  const saveSoFar = () =>
    void import('../records/so-far.ts').then((file) => file.saveSoFar(shown.summary, shown.facing))

  return (
    <ChoosingProvider {...question} offers={book} onRefused={answering.onRefused}>
      <Travelling scene={shown} flights={flights}>
        <div
          className={css.frame}
          data-tab={tab}
          data-side={table.Side ? '' : undefined}
          data-hand={table.Hand ? '' : undefined}
          data-game={game}
          data-ply={shown.ply}
          data-waiting={state.waiting || undefined}
          data-talking={company?.talking || undefined}
        >
          <TableBar
            sheets={sheets}
            table={table}
            slot={slot}
            game={game}
            onAgain={again}
            onSave={company || shown.result ? null : saveSoFar}
            onTalk={(open) => show(open ? 'log' : null)}
          />
          {state.kept ? null : (
            <p className={css.unkept} role="alert">
              {t('table.unkept')}
            </p>
          )}
          {company?.below}
          <SeatChips table={table} shown={shown} slot={slot} />
          <SeatsAndLog at={at} onTable={toTable} />
          <BoardPanel at={at} looked={looked} />
          <SidePanel at={at} />
          <Telling
            state={state}
            facing={shown.facing}
            table={table}
            slot={slot}
            attacks={attacks}
            onOpen={() => show(tab === 'log' ? null : 'log')}
            flag={question.question ? company?.flag : null}
          />
          <OwnPanel at={at} onEnd={openEnd} />
          <Tabs
            now={tab}
            side={table.Side ? (table.sideTitle?.[slot.language] ?? '') : null}
            offers={offers.side}
            onShow={show}
          />
        </div>
        {sheets.wanted ? (
          <TableSheets sheets={sheets} table={table} slot={slot} game={game} over={shown.result !== null} />
        ) : null}
        <Above
          at={at}
          plate={plate}
          answering={answering}
          inspecting={inspecting}
          end={end}
          onEnd={setEnd}
          onAgain={again}
          onRule={sheets.openRule}
          onPanel={show}
        />
      </Travelling>
    </ChoosingProvider>
  )
}
