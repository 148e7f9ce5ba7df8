/** The leaves beside the board: who, as whom one looks on, and whether it is in order; moves and the table's own panels. */
import { Leaf, PanelProvider, usePhone } from '@durbar/table'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AtTable } from '../frame/at-table.ts'
import { Seats } from '../frame/seats.tsx'
import { useRecordWords } from '../i18n/records.ts'
import type { RecordAt } from '../records/at.ts'
import { Cross } from '../shell/cross.tsx'
import { Eyes } from './eyes.tsx'
import css from './frame.module.css'
import { MoveRows } from './move-rows.tsx'
import { Verdict } from './verdict.tsx'

interface LeafProps {
  readonly at: RecordAt
  readonly laid: AtTable
}

export function LeftLeaf({ at, laid }: LeafProps) {
  const { t } = useTranslation()
  const { table, shown, state, slot } = laid
  return (
    <Leaf className={css.left} name={t('table.seats')}>
      <Eyes at={at} />
      <section
        className={css.seats}
        aria-label={t('table.others')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: five seats must scroll by keyboard
        tabIndex={0}
      >
        <Seats table={table} shown={shown} state={state} slot={slot} />
      </section>
      <Verdict at={at} />
    </Leaf>
  )
}

/** What it is called; null: there is none, or nobody looks on who had one. */
export function useHeldTitle({ table, slot, shown }: AtTable): string | null {
  const { t } = useTranslation()
  return table.Hand && shown.facing !== null ? (table.handTitle?.[slot.language] ?? t('table.hand')) : null
}

type Panel = 'moves' | 'side' | 'hand'

/** What the seat held through whose eyes one looks. */
export function Held({ laid: { table, slot } }: Pick<LeafProps, 'laid'>) {
  const { Hand, Aside } = table
  return Hand ? (
    <PanelProvider value="own">
      <Hand {...slot} />
      {Aside ? <Aside {...slot} /> : null}
    </PanelProvider>
  ) : null
}

export function RightLeaf(props: LeafProps & { open: boolean; onClose(): void }) {
  const { at, laid, open, onClose } = props
  const { t } = useRecordWords()
  const id = useId()
  const phone = usePhone()
  const { table, slot } = laid
  const { Side } = table
  const held = useHeldTitle(laid)
  const panels: readonly (readonly [Panel, string])[] = [
    ['moves', t('replay.moves')],
    ...(Side ? [['side', table.sideTitle?.[slot.language] ?? ''] as const] : []),
    // Elsewhere it lies under the board.
    ...(phone && held ? [['hand', held] as const] : []),
  ]
  const [wanted, want] = useState<Panel>('moves')
  const chosen = panels.some(([panel]) => panel === wanted) ? wanted : 'moves'
  return (
    <Leaf className={css.right} name={t('replay.moves')}>
      <div className={css.panels}>
        <div role="tablist" aria-label={t('replay.moves')}>
          {panels.map(([panel, text]) => (
            <button
              key={panel}
              type="button"
              role="tab"
              id={`${id}${panel}`}
              aria-selected={chosen === panel}
              aria-controls={`${id}leaf`}
              onClick={() => want(panel)}
            >
              {text}
            </button>
          ))}
        </div>
        <button type="button" className={css.closes} aria-label={t('replay.close')} onClick={onClose}>
          <Cross />
        </button>
      </div>
      <div className={css.panel} id={`${id}leaf`} role="tabpanel" aria-labelledby={`${id}${chosen}`}>
        {/* Hundreds of rows that nobody sees need not follow. */}
        {chosen === 'moves' && (open || !phone) ? <MoveRows at={at} open={open} /> : null}
        {chosen === 'side' && Side ? (
          <PanelProvider value="side">
            <Side {...slot} />
          </PanelProvider>
        ) : null}
        {chosen === 'hand' ? <Held laid={laid} /> : null}
      </div>
    </Leaf>
  )
}
