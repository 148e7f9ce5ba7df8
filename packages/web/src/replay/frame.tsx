/** A record in the table's own frame: everything as in play, without what asks for a move. */
import type { Update } from '@durbar/protocol/messages'
import { SeatingProvider, type Subject, Travelling, usePhone } from '@durbar/table'
import {
  memo,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { type AtTable, useSlot } from '../frame/at-table.ts'
import { CompanyProvider } from '../frame/company.ts'
import { NobodyAsked } from '../frame/nobody-asked.tsx'
import { Inspect, TableSheets, useOverlaysSoon } from '../frame/overlaid.ts'
import { BoardPanel } from '../frame/panels.tsx'
import { Plate } from '../frame/plate.tsx'
import { Pointing } from '../frame/pointing.ts'
import { Rings } from '../frame/rings.tsx'
import { SeatChips } from '../frame/seats.tsx'
import { useSheets } from '../frame/sheets.tsx'
import { useHappening } from '../frame/use-happening.ts'
import { useInspecting } from '../frame/use-inspecting.ts'
import { useSounds } from '../frame/use-sounds.ts'
import { useRecordWords } from '../i18n/records.ts'
import type { MatchState } from '../match/match-state.ts'
import type { RecordAt } from '../records/at.ts'
import { useSeatingOf } from '../seat-names.ts'
import { Loading } from '../shell/loading.tsx'
import { Desk } from './desk.tsx'
import { EyesPill } from './eyes.tsx'
import css from './frame.module.css'
import { Held, LeftLeaf, RightLeaf, useHeldTitle } from './leaves.tsx'
import { useLookersOn } from './lookers-on.ts'
import { MovePlate } from './move-plate.tsx'
import type { Replayer } from './replayer.ts'
import { VerdictPill } from './verdict.tsx'

/** In play something done to whoever looks on waits for them. Here nobody is held up. */
const NOBODY_ATTACKED: AtTable['attacks'] = { lines: [], see: () => undefined }

const NOTHING: MatchState['log'] = []

/** Whether what is shown is more than a move away from what was shown before, or seen through other eyes. */
function useJumped(shown: Update): boolean {
  const last = useRef({ shown, jumped: false })
  const { shown: before } = last.current
  if (shown !== before) {
    const jumped = shown.facing !== before.facing || Math.abs(shown.ply - before.ply) > 1
    last.current = { shown, jumped }
  }
  return last.current.jumped
}

interface FrameProps {
  readonly at: RecordAt
  readonly replayer: Replayer
  /** Result, replay, review. */
  readonly tabs: ReactNode
  toReview(): void
}

function Laid({
  at,
  replayer,
  tabs,
  toReview,
  state,
  shown,
}: FrameProps & { state: MatchState; shown: Update }) {
  const { t } = useRecordWords()
  const { match } = replayer
  const { table, texts, course, cursor } = at
  useSounds(match, table)
  useOverlaysSoon()
  const slot = useSlot(shown, texts)
  const { flights, plate } = useHappening(match, state, table, slot)
  useLayoutEffect(() => {
    match.halting = () => false
  })
  const [pointing] = useState(() => new Pointing())
  const line = course?.moves[shown.ply]?.line ?? null
  const quiet = state.waiting === 0
  const jumped = useJumped(shown)
  // Only the move that is looked at is ringed, not what went before it.
  const untold = useMemo(() => ({ ...state, log: NOTHING }), [state])
  useEffect(() => pointing.point(quiet ? line : null), [pointing, line, quiet])
  const sheets = useSheets(table)
  const inspecting = useInspecting()
  const [inspected, closeInspect] = inspecting
  const looked = (inspected?.thing.dataset.look as Subject | undefined) ?? null
  const [panel, setPanel] = useState(false)
  const [hand, setHand] = useState(false)
  const phone = usePhone()
  const laid = useMemo<AtTable>(
    () => ({ match, state, shown, table, slot, attacks: NOBODY_ATTACKED, pointing }),
    [match, state, shown, table, slot, pointing],
  )
  const held = useHeldTitle(laid)
  const { show } = cursor
  const showMe = useCallback(() => {
    show(true)
    toReview()
  }, [show, toReview])
  return (
    <NobodyAsked table={table}>
      <Travelling scene={shown} flights={flights} jumped={jumped}>
        <div
          className={css.frame}
          data-game={shown.summary.game}
          data-replay={shown.ply}
          data-panel-open={panel || undefined}
          data-waiting={state.waiting || undefined}
        >
          {tabs}
          <SeatChips table={table} shown={shown} slot={slot} />
          <LeftLeaf at={at} laid={laid} />
          <div className={css.middle}>
            <div className={css.boardArea}>
              <BoardPanel at={laid} looked={looked} />
              <section className={css.pills} aria-label={t('replay.eyes')}>
                <EyesPill at={at} />
                <VerdictPill at={at} />
              </section>
            </div>
            {held && hand && !phone ? (
              <section
                className={css.held}
                aria-label={held}
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a large hand must scroll by keyboard
                tabIndex={0}
              >
                <Held laid={laid} />
              </section>
            ) : null}
            <MovePlate at={at} slot={slot} onMoves={() => setPanel(!panel)}>
              {held ? (
                <button
                  type="button"
                  className={css.holds}
                  aria-pressed={hand}
                  onClick={() => setHand(!hand)}
                >
                  {held}
                </button>
              ) : null}
            </MovePlate>
          </div>
          <RightLeaf at={at} laid={laid} open={panel} onClose={() => setPanel(false)} />
          <Desk at={at} replayer={replayer} quiet={quiet} showMe={showMe} />
        </div>
        {sheets.wanted ? (
          <TableSheets
            sheets={sheets}
            table={table}
            slot={slot}
            game={shown.summary.game}
            over={shown.result !== null}
          />
        ) : null}
        <Rings
          pointing={pointing}
          state={untold}
          shown={shown}
          table={table}
          slot={slot}
          attacks={NOBODY_ATTACKED}
        />
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
        {plate && cursor.playing ? (
          <Plate plate={plate} facing={shown.facing} lasts={state.lasts} waits={false} onGoOn={match.step} />
        ) : null}
      </Travelling>
    </NobodyAsked>
  )
}

/** Drawn anew when the cursor or the table has moved, and not because the address has. */
export const ReplayFrame = memo(function ReplayFrame(props: FrameProps) {
  // Drawn at once: it follows the finger that lies on the time-line, where play would wait until it is lifted.
  const { match } = props.replayer
  const state = useSyncExternalStore(match.subscribe, match.get, match.get)
  const { shown } = state
  const { row } = props.at.found
  const seating = useSeatingOf(row.seats, shown?.facing ?? null)
  const company = useLookersOn()
  if (!shown) return <Loading />
  return (
    <SeatingProvider value={seating}>
      <CompanyProvider value={company}>
        <Laid {...props} state={state} shown={shown} />
      </CompanyProvider>
    </SeatingProvider>
  )
})
