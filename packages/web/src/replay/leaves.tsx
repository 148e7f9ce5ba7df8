/** The leaves beside the board: who, as whom one looks on, and whether it is in order; moves and the table's own panels. */
import { Leaf, PanelProvider } from '@durbar/table'
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
      <Verdict record={at.found.record} />
    </Leaf>
  )
}

type Panel = 'moves' | 'side' | 'hand'

export function RightLeaf({ at, laid, onClose }: LeafProps & { onClose(): void }) {
  const { t } = useRecordWords()
  const house = useTranslation()
  const id = useId()
  const [chosen, choose] = useState<Panel>('moves')
  const { table, slot } = laid
  const { Side, Hand, Aside } = table
  const panels: readonly (readonly [Panel, string])[] = [
    ['moves', t('replay.moves')],
    ...(Side ? [['side', table.sideTitle?.[slot.language] ?? ''] as const] : []),
    ...(Hand ? [['hand', table.handTitle?.[slot.language] ?? house.t('table.hand')] as const] : []),
  ]
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
              onClick={() => choose(panel)}
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
        {chosen === 'moves' ? <MoveRows at={at} slot={slot} /> : null}
        {chosen === 'side' && Side ? (
          <PanelProvider value="side">
            <Side {...slot} />
          </PanelProvider>
        ) : null}
        {chosen === 'hand' && Hand ? (
          <PanelProvider value="own">
            <Hand {...slot} />
            {Aside ? <Aside {...slot} /> : null}
          </PanelProvider>
        ) : null}
      </div>
    </Leaf>
  )
}
