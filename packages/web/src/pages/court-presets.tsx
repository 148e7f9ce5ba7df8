/** Four tables ready to use, and the one that was kept. */
import { useId } from 'react'
import { useCourtWords } from '../court/wording.ts'
import { CHAIN } from '../shell/signs.tsx'
import css from './court-form.module.css'
import { PRESETS } from './court-plan.ts'
import type { CourtArrangement } from './use-court-arrangement.ts'

/** A robot's head, a chain, a gate, the sun, a leaf that was kept. */
export const SIGNS: Readonly<Record<(typeof PRESETS)[number] | 'own', string>> = {
  bots: 'M12 2v3M6 9a2 2 0 0 1 2-2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H8a2 2 0 0 1-2-2zM9.5 12v1M14.5 12v1M9.5 16h5M3 12v3M21 12v3',
  friends: CHAIN,
  open: 'M4 21V12a8 8 0 0 1 16 0v9M8 21v-8a4 4 0 0 1 8 0v8M3 21h18',
  days: 'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 1 0 0-9M12 1.500v2.500M12 20v2.500M1.500 12H4M20 12h2.500M4.600 4.600l1.700 1.700M17.700 17.700l1.700 1.700M4.600 19.400l1.700-1.700M17.700 6.300l1.700-1.700',
  own: 'M6 3h12v18l-6-4-6 4z',
}

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
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={SIGNS[preset]} />
          </svg>
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
