/** The host arranges a table anew while it waits. Everybody sees what has changed and says again whether they are ready. */
import type { Box } from 'virtual:catalogue'
import type { TableTold } from '@durbar/protocol/court/told'
import { PanelHead, useLanguage } from '@durbar/table'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CourtTable } from '../court/court-table.ts'
import { ownSeat } from '../court/seats-of.ts'
import { useCourtWords } from '../court/wording.ts'
import { loadTexts } from '../games.ts'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import { useLoaded } from '../shell/use-loaded.ts'
import { CountForm } from './count-form.tsx'
import { CourtDetails } from './court-details.tsx'
import css from './new-table.module.css'
import { OptionForm } from './option-form.tsx'
import { useObjection } from './use-objection.ts'

export default function RoomSettings(props: {
  table: CourtTable
  told: TableTold
  box: Box
  onClose: () => void
}) {
  const { table, told, box, onClose } = props
  const { t } = useTranslation()
  const { t: court } = useCourtWords()
  const language = useLanguage()
  const texts = useLoaded(() => loadTexts(box.id), box.id)
  const [arrangement, setArrangement] = useState(told.arrangement)
  const [count, setCount] = useState(told.seats.length)
  const [refused, setRefused] = useState<'tooFew' | 'notApplied' | null>(null)
  const objection = useObjection(box, count, arrangement.options)
  const hasOpen = told.seats.some(({ kind }) => kind === 'open')
  const words = texts?.speech[language]
  const change = (part: Partial<typeof arrangement>) => setArrangement({ ...arrangement, ...part })
  const apply = async () => {
    const wasReady = ownSeat(told)?.ready ?? false
    const answer = await table.intend({ type: 'arrange', arrangement, seats: count })
    if (answer.type !== 'done')
      return setRefused(answer.type === 'refused' && answer.why === 'taken' ? 'tooFew' : 'notApplied')
    // Whoever has arranged it so agrees to it.
    if (wasReady) void table.intend({ type: 'ready', ready: true })
    onClose()
  }
  return (
    <Sheet open onOpenChange={onClose} title={court('room.settings')} lead={court('room.settingsLead')} wide>
      <form
        className={css.form}
        data-settings=""
        onSubmit={(event) => {
          event.preventDefault()
          if (!objection) void apply()
        }}
      >
        <CountForm counts={box.seats} count={count} onChange={setCount} />
        {texts && box.options.length > 0 ? <PanelHead>{t('setup.options')}</PanelHead> : null}
        {texts
          ? box.options.map((spec) => (
              <OptionForm
                key={spec.key}
                spec={spec}
                texts={texts}
                value={arrangement.options[spec.key] ?? spec.default}
                onChange={(value) => change({ options: { ...arrangement.options, [spec.key]: value } })}
              />
            ))
          : null}
        <CourtDetails plan={arrangement} change={change} hasOpen={hasOpen} hasPlain={box.plain} />
        <div className={css.end}>
          <p role="status" className={css.refusal}>
            {objection
              ? `${words?.refusals[objection.refusal.why ?? ''] ?? objection.refusal.refused} (${objection.refusal.rule ?? ''})`
              : refused
                ? court(`room.${refused}`)
                : null}
          </p>
          <Button look="go" type="submit" disabled={objection !== null}>
            {court('room.apply')}
          </Button>
        </div>
      </form>
    </Sheet>
  )
}
