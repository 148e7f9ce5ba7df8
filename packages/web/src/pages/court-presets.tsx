/** Four tables ready to use, and the one that was kept. */
import { useId } from 'react'
import { useCourtWords } from '../court/wording.ts'
import css from './court-form.module.css'
import { type CourtArrangement, PRESETS } from './use-court-arrangement.ts'

export function Presets({ court, closed }: { court: CourtArrangement; closed: boolean }) {
  const { t } = useCourtWords()
  const id = useId()
  const presets = court.template ? [...PRESETS, 'own' as const] : PRESETS
  return (
    <fieldset className={css.presets}>
      <legend className="sr-only">{t('arrange.presets')}</legend>
      {presets.map((preset) => (
        <label key={preset} data-on={court.preset === preset || undefined} data-preset={preset}>
          <input
            type="radio"
            name={id}
            className="sr-only"
            checked={court.preset === preset}
            disabled={closed && preset !== 'bots'}
            onChange={() => court.choose(preset)}
          />
          <b>{t(`arrange.${preset}`)}</b>
          <span>
            {t(`arrange.${preset}Help`)}
            {court.preset === preset && court.adapted ? ` · ${t('arrange.adapted')}` : ''}
          </span>
        </label>
      ))}
      {closed ? <p className={css.closed}>{t('arrange.shutter')}</p> : null}
    </fieldset>
  )
}
