/** What is on or off; the dress of its row is that of the page it stands on. */
import type { ReactNode } from 'react'

export function Switch(props: {
  on: boolean
  disabled?: boolean
  className: string | undefined
  onChange: (on: boolean) => void
  children: ReactNode
}) {
  const { on, disabled = false, className, onChange, children } = props
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={className}
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span>{children}</span>
      <i aria-hidden="true" />
    </button>
  )
}
