/** The end of a day, a visit, a round: what it brought, until it has been seen. A touch goes on. */
import { Emblem, Leaf, PanelHead, type Plate as PlateWords, seconds, useSettings } from '@durbar/table'
import { type CSSProperties, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import css from './plate.module.css'

export function Plate({
  plate,
  facing,
  stepping,
  onGoOn,
}: {
  plate: PlateWords
  facing: number | null
  stepping: boolean
  onGoOn(): void
}) {
  const { t } = useTranslation()
  const after = seconds(useSettings(), plate.after ?? 0)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!['Escape', 'Enter', ' '].includes(event.key) || event.defaultPrevented) return
      event.preventDefault()
      onGoOn()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onGoOn])
  return (
    <div
      className={css.veil}
      style={{ '--after': `${after}ms` } as CSSProperties}
      role="status"
      data-plate=""
    >
      {/* The whole page takes the touch: nothing that lies under the plate is meant by it. */}
      <button type="button" className={css.anywhere} aria-label={t('table.plateOn')} onClick={onGoOn} />
      <Leaf className={css.plate}>
        <PanelHead level={3}>{plate.title}</PanelHead>
        {plate.text ? <p>{plate.text}</p> : null}
        <ol>
          {plate.rows.map(({ seat, text, value }) => (
            <li key={seat} data-mine={seat === facing || undefined}>
              <Emblem seat={seat} size={26} />
              <p>{text}</p>
              {value ? <b data-sign={value[0] === '−' ? '-' : '+'}>{value}</b> : null}
            </li>
          ))}
        </ol>
        <div className={css.foot}>
          {t('table.plateOn')}
          {stepping ? null : <i className={css.bar} />}
        </div>
      </Leaf>
    </div>
  )
}
