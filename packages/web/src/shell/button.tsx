import type { ButtonHTMLAttributes, Ref } from 'react'
import css from './shell.module.css'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `go`: the one main button of a screen. `alt`: any other. `low`: quiet, without a frame. */
  readonly look?: 'go' | 'alt' | 'low'
  readonly ref?: Ref<HTMLButtonElement>
}

export function Button({ look = 'alt', className, ...rest }: ButtonProps) {
  return (
    <button type="button" className={[css.btn, css[look], className].filter(Boolean).join(' ')} {...rest} />
  )
}

export const buttonClass = (look: 'go' | 'alt' | 'low'): string => `${css.btn} ${css[look]}`
