import type { Update } from '@durbar/protocol/messages'
import type { AnyTable, TableProps } from '@durbar/table'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withWords } from '../i18n/index.ts'
import { useOutcome } from '../outcome.ts'
import { Button } from '../shell/button.tsx'
import { later } from '../shell/later.ts'
import { Sheet } from '../shell/sheet.tsx'
import { useCompany } from './company.ts'
import css from './end.module.css'
import { FinalPlaces } from './final-places.tsx'

/** Judged when somebody has seen who won; nobody waits for it. */
const Story = later(() => withWords(['review'], import('../review/story.tsx')))

/** Games also say it in the middle of a sentence. */
export const sentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

/** The end: how the game unfolds its scoring, who won, and what the points are made of. */
export function EndSheet(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  table: AnyTable
  shown: Update
  slot: TableProps<unknown>
  actions: ReactNode
}) {
  const { open, onOpenChange, table, shown, slot, actions } = props
  const { t } = useTranslation()
  const company = useCompany()
  const [unfolded, setUnfolded] = useState(false)
  const result = shown.result!
  const { seats } = shown.summary
  const { said, winners } = useOutcome(
    result,
    seats,
    seats.map((_, seat) => slot.name(seat)),
  )!
  const ends = sentence(slot.speech.ends[result.end] ?? '')
  const { Ending, Score } = table
  const showEnding = Ending !== undefined && !unfolded
  return (
    <Sheet
      open={open}
      onOpenChange={(now) => {
        // Who has closed it wants the result the next time, not the story again.
        if (!now) setUnfolded(true)
        onOpenChange(now)
      }}
      title={showEnding ? t('end.title') : said}
      lead={winners && !showEnding ? `${winners}. ${ends}` : ends}
      wide
      // Seats and log know the result that is being told.
      alone={showEnding}
    >
      {showEnding ? (
        <Ending {...slot} onDone={() => setUnfolded(true)} />
      ) : (
        <div data-over="">
          <FinalPlaces table={table} result={result} seats={seats} slot={slot} />
          <Score {...slot} />
          {company || shown.summary.from !== undefined ? null : (
            <Story table={shown.summary.id} slot={slot} />
          )}
          <div className={css.actions}>
            <Button onClick={() => onOpenChange(false)}>{t('end.look')}</Button>
            {actions}
          </div>
        </div>
      )}
    </Sheet>
  )
}
