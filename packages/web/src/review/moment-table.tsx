/** The table at one moment, as the seat that decided saw it. Nothing on it asks for a move. */
import { Leaf, LookedProvider, PanelProvider, type TableProps, Travelling } from '@durbar/table'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NobodyAsked } from '../frame/nobody-asked.tsx'
import type { RecordAt } from '../records/at.ts'
import css from './moment.module.css'

const NO_FLIGHTS: readonly never[] = []

export function MomentTable({ at, view, children }: { at: RecordAt; view: unknown; children: ReactNode }) {
  const { t } = useTranslation()
  const { table } = at
  const slot: TableProps<unknown> = { ...at.slot, view }
  const { Board, Side, Hand } = table
  return (
    <NobodyAsked table={table}>
      <Travelling scene={view} flights={NO_FLIGHTS}>
        <div className={css.table} data-game={at.found.record.game}>
          {/* Rings stay within it: it is the one part of the page that is a box of its own at every width. */}
          <main id="main" className={css.board} aria-label={t('table.board')}>
            <Leaf className={css.boardLeaf}>
              <LookedProvider value={null}>
                <Board {...slot} />
              </LookedProvider>
            </Leaf>
          </main>
          {Hand || Side ? (
            <div className={css.strip}>
              {Hand ? (
                <PanelProvider value="own">
                  <Leaf className={css.hand} name={table.handTitle?.[slot.language] ?? t('table.hand')}>
                    <Hand {...slot} />
                  </Leaf>
                </PanelProvider>
              ) : null}
              {Side ? (
                <PanelProvider value="side">
                  <Leaf className={css.side} name={table.sideTitle?.[slot.language] ?? t('table.board')}>
                    <Side {...slot} />
                  </Leaf>
                </PanelProvider>
              ) : null}
            </div>
          ) : null}
        </div>
        {children}
      </Travelling>
    </NobodyAsked>
  )
}
