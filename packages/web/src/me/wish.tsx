/** A wish with five answers, each a medallion: which emblem, which colour. */
import { EMBLEMS, type EmblemLook } from '@durbar/table'
import { useId } from 'react'
import css from './me.module.css'

export function Wish(props: {
  title: string
  names: readonly string[]
  chosen: number
  look: (n: number) => EmblemLook
  onChoose: (n: number) => void
}) {
  const { title, names, chosen, look, onChoose } = props
  const id = useId()
  return (
    <fieldset className={css.wish}>
      <legend className="sr-only">{title}</legend>
      <span aria-hidden="true">{title}</span>
      {EMBLEMS.map((each, n) => {
        const { d, fill, edge, mark } = look(n)
        return (
          <label key={each.name} data-on={n === chosen || undefined} title={names[n]}>
            <input
              type="radio"
              className="sr-only"
              name={id}
              checked={n === chosen}
              onChange={() => onChoose(n)}
            />
            <span className="sr-only">{names[n]}</span>
            <svg viewBox="0 0 40 40" aria-hidden="true">
              <circle cx="20" cy="20" r="18.7" fill="none" stroke="var(--gold-line)" strokeWidth="1.3" />
              <circle cx="20" cy="20" r="15.6" fill={fill} stroke={edge} strokeWidth="1.4" />
              <path d={d} fill={mark} fillRule="evenodd" transform="translate(9.8 9.8) scale(.85)" />
            </svg>
          </label>
        )
      })}
    </fieldset>
  )
}
