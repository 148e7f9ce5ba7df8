/** A table at once: for whom, then of which game. Every detail can be arranged instead. */
import { type Box, boxes } from 'virtual:catalogue'
import { useLanguage } from '@durbar/table'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'wouter'
import { openTable } from '../court/opening.ts'
import { useCourtWords } from '../court/wording.ts'
import { useHallWords } from '../i18n/hall.ts'
import { BoxPicture } from '../shell/box.tsx'
import { Button } from '../shell/button.tsx'
import { Sheet } from '../shell/sheet.tsx'
import form from './court-form.module.css'
import css from './court-leaf.module.css'
import { type Preset, planOf, wantedOf } from './court-plan.ts'
import { SIGNS } from './court-presets.tsx'

const COMPANY = ['friends', 'open', 'days'] as const satisfies readonly Preset[]

const usual = ({ options }: Box) => Object.fromEntries(options.map(({ key, default: usual }) => [key, usual]))

export default function WhichGame({ onClose }: { onClose(): void }) {
  const { t } = useHallWords()
  const { t: court } = useCourtWords()
  const { t: house } = useTranslation()
  const language = useLanguage()
  const [, go] = useLocation()
  const [preset, setPreset] = useState<(typeof COMPANY)[number]>('friends')
  const [sent, setSent] = useState<'no' | 'sent' | 'failed'>('no')
  const id = useId()
  const begin = async (box: Box) => {
    if (sent === 'sent') return
    setSent('sent')
    const table = await openTable(wantedOf(planOf(preset, box), box.id, usual(box), false))
    if (table) go(table)
    else setSent('failed')
  }
  return (
    <Sheet open onOpenChange={onClose} title={t('hall.whichGame')} lead={t('hall.atOnce')}>
      <fieldset className={`${form.presets} ${css.company}`}>
        <legend className="sr-only">{court('arrange.presets')}</legend>
        {COMPANY.map((each) => (
          <label key={each} data-on={each === preset || undefined} data-preset={each}>
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={each === preset}
              onChange={() => setPreset(each)}
            />
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={SIGNS[each]} />
            </svg>
            <b>{court(`arrange.${each}`)}</b>
            <span>{court(`arrange.${each}Help`)}</span>
          </label>
        ))}
      </fieldset>
      <p role="status" className={css.failed}>
        {sent === 'failed' ? court('arrange.failed') : null}
      </p>
      <ul className={css.games}>
        {boxes.map((box) => (
          <li key={box.id}>
            <Button disabled={sent === 'sent'} data-opens={box.id} onClick={() => void begin(box)}>
              <BoxPicture id={box.id} className={css.small} />
              {box.title[language]}
            </Button>
            <Link
              href={`/new/${box.id}?with=${preset}`}
              aria-label={house('home.arrangeFor', { title: box.title[language] })}
            >
              {house('home.arrange')}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
