/** A field for a link, which bears a chain. */
import type { ComponentProps } from 'react'
import css from './link-field.module.css'
import { CHAIN } from './signs.tsx'

export function LinkField(field: ComponentProps<'input'>) {
  return (
    <span className={css.chained}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={CHAIN} />
      </svg>
      <input {...field} className={css.field} />
    </span>
  )
}
