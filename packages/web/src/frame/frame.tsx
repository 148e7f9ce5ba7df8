/** One frame for all games: everything around the board. A table fills the slots and knows no frame. */
import type { MoveObject } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'
import type { AnyTexts } from '@durbar/room'
import {
  type AnyTable,
  ChoosingProvider,
  Leaf,
  LookedProvider,
  OfferBook,
  PanelProvider,
  readBy,
  readingOf,
  type Subject,
  type TableProps,
  type Touch,
  Travelling,
  useLanguage,
  useSettings,
} from '@durbar/table'
import { useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearch } from 'wouter'
import type { MatchState, MatchStore } from '../match/match-store.ts'
import { sameAgain } from '../match/openings.ts'
import { readerOf, useSeatNames } from '../seat-names.ts'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import { Bubble } from './bubble.tsx'
import { courseOf, stepsOf } from './courses.ts'
import { EndSheet } from './end.tsx'
import css from './frame.module.css'
import { Handover } from './handover.tsx'
import { Inspect } from './inspect.tsx'
import { Log } from './log.tsx'
import { Plate } from './plate.tsx'
import { Pointing } from './pointing.ts'
import { Prompt } from './prompt.tsx'
import { Rings } from './rings.tsx'
import { SeatChips, Seats } from './seats.tsx'
import { TableBar, TableSheets, useSheets } from './sheets.tsx'
import { Tabs } from './tabs.tsx'
import { Telling } from './telling.tsx'
import { useAnswer } from './use-answer.ts'
import { useAttacks } from './use-attacks.ts'
import { useHappening } from './use-happening.ts'
import { useInspecting } from './use-inspecting.ts'
import { useSounds } from './use-sounds.ts'
import { useTab } from './use-tab.ts'
import { useWalking } from './use-walking.ts'

/** Apart: few tables are an introduction. */
const Notes = later(() => import('./notes.tsx'))

export interface FrameProps {
  readonly match: MatchStore
  readonly state: MatchState
  readonly shown: Update
  readonly table: AnyTable
  readonly texts: AnyTexts
}

export function Frame({ match, state, shown, table, texts }: FrameProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const settings = useSettings()
  const [path, go] = useLocation()
  const introducing = useSearch() === 'intro'
  const sheets = useSheets(table)
  const again = () => go(sameAgain(shown.summary))
  const [end, setEnd] = useState(true)
  useSounds(match, table)
  useWalking()

  const speech = texts.speech[language]
  const names = useSeatNames(shown.summary.seats)
  const you = readerOf(shown.summary.seats, shown.facing)
  const name = useMemo(() => readBy(you, (seat) => names[seat] ?? ''), [you, names])
  const slot = useMemo<TableProps<unknown>>(
    () => ({ view: shown.view, language, name, speech }),
    [shown.view, language, name, speech],
  )
  const reading = useMemo(() => readingOf(table, shown.view, language), [table, shown.view, language])
  const { flights, plate } = useHappening(match, state, table, slot)
  const attacks = useAttacks(match, state, shown, table, slot)

  const makeMove = useCallback(
    (move: MoveObject, touches: readonly Touch[]) =>
      match.play(move, shown, stepsOf(courseOf(table, slot, move, touches))),
    [match, shown, table, slot],
  )
  const { ply } = shown
  const { answer, onRefused, close } = useAnswer(slot, ply)
  const [inspected, closeInspect] = useInspecting()
  const looked = (inspected?.thing.dataset.look as Subject | undefined) ?? null

  const { Board, Side, Hand, Aside } = table
  const [book] = useState(() => new OfferBook())
  const offers = useSyncExternalStore(book.subscribe, book.get, book.get)
  const { tab, show } = useTab(offers)
  const [pointing] = useState(() => new Pointing())
  const over = shown.result !== null
  const quiet = state.waiting === 0

  return (
    <ChoosingProvider
      question={quiet && !state.sent ? shown.question : null}
      confirm={settings.confirm}
      nothing={table.nothing}
      reading={reading}
      deliberate={table.deliberate}
      offers={book}
      onMove={makeMove}
      onRefused={onRefused}
    >
      <Travelling scene={shown.view} flights={flights}>
        <div
          className={css.frame}
          data-tab={tab}
          data-side={Side ? '' : undefined}
          data-hand={Hand ? '' : undefined}
          data-game={shown.summary.game}
          data-ply={ply}
          data-waiting={state.waiting || undefined}
        >
          <TableBar sheets={sheets} table={table} slot={slot} game={shown.summary.game} onAgain={again} />
          {state.kept ? null : (
            <p className={css.unkept} role="alert">
              {t('table.unkept')}
            </p>
          )}
          <SeatChips table={table} shown={shown} slot={slot} />
          <Leaf className={css.left} name={t('table.seats')}>
            <section
              className={css.seatsPanel}
              data-panel="seats"
              aria-label={t('table.others')}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: five seats must scroll by keyboard
              tabIndex={0}
            >
              <Seats table={table} shown={shown} state={state} slot={slot} />
            </section>
            <div className={css.logPanel} data-panel="log">
              <Log
                state={state}
                shown={shown}
                table={table}
                slot={slot}
                pointing={pointing}
                attacks={attacks}
                onTable={() => show('board')}
              />
            </div>
          </Leaf>
          <main
            id="main"
            className={css.board}
            aria-label={t('table.board')}
            // Who touches the table has seen enough of what is being shown.
            onPointerDownCapture={() => {
              pointing.point(null)
              if (!quiet && !state.stepping) match.step()
            }}
          >
            <h2 className="sr-only">{t('table.board')}</h2>
            <Leaf className={css.boardLeaf}>
              <LookedProvider value={looked}>
                <Board {...slot} />
              </LookedProvider>
            </Leaf>
          </main>
          {Side ? (
            <Leaf className={css.side} name={table.sideTitle?.[language]} panel="side">
              <h2 className="sr-only">{table.sideTitle?.[language]}</h2>
              <PanelProvider value="side">
                <Side {...slot} />
              </PanelProvider>
            </Leaf>
          ) : null}
          <Telling
            state={state}
            facing={shown.facing}
            table={table}
            slot={slot}
            attacks={attacks}
            onOpen={() => show('log')}
          />
          <Leaf className={css.own}>
            <PanelProvider value="own">
              {Hand ? (
                <section className={css.hand} aria-label={table.handTitle?.[language] ?? t('table.hand')}>
                  <h2 className="sr-only">{table.handTitle?.[language] ?? t('table.hand')}</h2>
                  {Aside ? (
                    <>
                      <div className={css.held}>
                        <Hand {...slot} />
                      </div>
                      <div className={css.aside}>
                        <Aside {...slot} />
                      </div>
                    </>
                  ) : (
                    <Hand {...slot} />
                  )}
                </section>
              ) : null}
            </PanelProvider>
            <Prompt
              match={match}
              state={state}
              shown={shown}
              table={table}
              slot={slot}
              onEnd={() => setEnd(true)}
            />
          </Leaf>
          <Tabs
            now={tab}
            side={Side ? (table.sideTitle?.[language] ?? '') : null}
            offers={offers.side}
            onShow={show}
          />
        </div>
        <TableSheets sheets={sheets} table={table} slot={slot} game={shown.summary.game} over={over} />
        {introducing && table.introduction ? (
          <Notes
            game={shown.summary.game}
            introduction={table.introduction}
            view={shown.view}
            onPanel={show}
            onEnd={() => go(path, { replace: true })}
          />
        ) : null}
        {shown.handTo !== null && quiet && !state.sent ? (
          <Handover seat={shown.handTo} name={name(shown.handTo)} onTake={match.face} />
        ) : null}
        <Rings pointing={pointing} state={state} shown={shown} table={table} slot={slot} attacks={attacks} />
        {answer ? <Bubble answer={answer} onClose={close} onRule={sheets.openRule} /> : null}
        {inspected?.thing.isConnected ? (
          <Inspect
            inspected={inspected}
            table={table}
            slot={slot}
            game={shown.summary.game}
            onClose={closeInspect}
            onRule={sheets.openRule}
          />
        ) : null}
        {plate ? (
          <Plate
            plate={plate}
            facing={shown.facing}
            lasts={state.lasts}
            waits={state.stepping || state.halted}
            onGoOn={match.step}
          />
        ) : null}
        {over && quiet ? (
          <EndSheet
            open={end}
            onOpenChange={setEnd}
            table={table}
            shown={shown}
            slot={slot}
            actions={
              <>
                <Button onClick={() => go(`/new/${shown.summary.game}`)}>{t('end.anew')}</Button>
                <Button look="go" onClick={again}>
                  {t('end.again')}
                </Button>
              </>
            }
          />
        ) : null}
      </Travelling>
    </ChoosingProvider>
  )
}
