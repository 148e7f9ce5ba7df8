/** The end of a day, a visit, a round: what it brought, until it has been seen. A touch goes on. */
import { Emblem, Leaf, PanelHead, type Plate as PlateWords, paced, useSettings } from '@durbar/table'
import { type CSSProperties, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import css from './plate.module.css'
import { Veil } from './veil.tsx'

const GO_ON = ['Escape', 'Enter', ' ']

export function Plate({
  plate,
  facing,
  lasts,
  waits,
  onGoOn,
}: {
  plate: PlateWords
  facing: number | null
  /** Milliseconds at the middle speed, with what travels before it. */
  lasts: number
  /** However long it takes: no time runs out. */
  waits: boolean
  onGoOn(): void
}) {
  const { t } = useTranslation()
  const settings = useSettings()
  const { after = 0 } = plate
  const ms = (time: number) => `${paced(settings, time)}ms`
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!GO_ON.includes(event.key) || event.defaultPrevented) return
      event.preventDefault()
      onGoOn()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [onGoOn])
  return (
    <Veil
      className={css.veil}
      style={{ '--after': ms(after), '--lasts': ms(lasts - after) } as CSSProperties}
      label={t('table.plateOn')}
      onTouch={onGoOn}
    >
      <div role="status" data-plate="" className={css.stand}>
        <Leaf className={css.plate}>
          <PanelHead level={3}>{plate.title}</PanelHead>
          {plate.text ? <p>{plate.text}</p> : null}
          <ol>
            {plate.rows.map(({ seat, text, value }) => (
              <li key={seat} data-mine={seat === facing || undefined}>
                <Emblem seat={seat} size={26} />
                <p>{text}</p>
                {value ? <b>{value}</b> : null}
              </li>
            ))}
          </ol>
          <div className={css.foot}>
            {t('table.plateOn')}
            {waits ? null : <i className={css.bar} />}
          </div>
        </Leaf>
      </div>
    </Veil>
  )
}
