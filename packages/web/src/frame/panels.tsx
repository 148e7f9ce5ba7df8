/**
 * The leaves around and under the board, each with what it holds. Drawn anew when the match has moved, not because
 * something was laid above them.
 */
import { Leaf, LookedProvider, PanelProvider, type Subject } from '@durbar/table'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { type AtTable, isQuiet } from './at-table.ts'
import css from './frame.module.css'
import { Log } from './log.tsx'
import { LogOrTalk } from './log-or-talk.tsx'
import { Prompt } from './prompt.tsx'
import { Seats } from './seats.tsx'

export const SeatsAndLog = memo(function SeatsAndLog({ at, onTable }: { at: AtTable; onTable: () => void }) {
  const { t } = useTranslation()
  const { state, shown, table, slot, pointing, attacks } = at
  return (
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
      <LogOrTalk asked={shown.question !== null} onTable={onTable}>
        <Log
          state={state}
          shown={shown}
          table={table}
          slot={slot}
          pointing={pointing}
          attacks={attacks}
          onTable={onTable}
        />
      </LogOrTalk>
    </Leaf>
  )
})

export const BoardPanel = memo(function BoardPanel({ at, looked }: { at: AtTable; looked: Subject | null }) {
  const { t } = useTranslation()
  const { match, state, table, slot, pointing } = at
  const { Board } = table
  return (
    <main
      id="main"
      className={css.board}
      aria-label={t('table.board')}
      // Who touches the table has seen enough of what is being shown.
      onPointerDownCapture={() => {
        pointing.point(null)
        if (!isQuiet(state) && !state.stepping) match.step()
      }}
    >
      <h2 className="sr-only">{t('table.board')}</h2>
      <Leaf className={css.boardLeaf}>
        <LookedProvider value={looked}>
          <Board {...slot} />
        </LookedProvider>
      </Leaf>
    </main>
  )
})

export const SidePanel = memo(function SidePanel({ at: { table, slot } }: { at: AtTable }) {
  const { Side, sideTitle } = table
  if (!Side) return null
  return (
    <Leaf className={css.side} name={sideTitle?.[slot.language]} panel="side">
      <h2 className="sr-only">{sideTitle?.[slot.language]}</h2>
      <PanelProvider value="side">
        <Side {...slot} />
      </PanelProvider>
    </Leaf>
  )
})

/** What one holds, and what one is asked. */
export const OwnPanel = memo(function OwnPanel({ at, onEnd }: { at: AtTable; onEnd: () => void }) {
  const { t } = useTranslation()
  const { match, state, shown, table, slot } = at
  const { Hand, Aside } = table
  const title = table.handTitle?.[slot.language] ?? t('table.hand')
  return (
    <Leaf className={css.own}>
      <PanelProvider value="own">
        {Hand ? (
          <section className={css.hand} aria-label={title}>
            <h2 className="sr-only">{title}</h2>
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
      <Prompt match={match} state={state} shown={shown} table={table} slot={slot} onEnd={onEnd} />
    </Leaf>
  )
})
