/** One of several things, each with its sign and what it means: a list that opens under the field. */
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import shell from '../shell/shell.module.css'
import { MenuContent, MenuRoot } from '../shell/veiled-menu.tsx'
import css from './picker.module.css'

interface Pick<T extends string> {
  readonly value: T
  readonly sign: ReactNode
  readonly text: string
  readonly help?: string
}

/** Drawn with a pen, as those of the presets are. */
export const Sign = ({ d }: { d: string }) => (
  <svg className={css.sign} viewBox="0 0 24 24" aria-hidden="true">
    <path d={d} />
  </svg>
)

export function Picker<T extends string>(props: {
  label: string
  value: T
  picks: readonly Pick<T>[]
  onChange: (value: T) => void
}) {
  const { label, value, picks, onChange } = props
  const now = picks.find((each) => each.value === value)
  return (
    <MenuRoot>
      <DropdownMenu.Trigger className={css.field} aria-label={`${label} ${now?.text ?? ''}`}>
        {now?.sign}
        <span>{now?.text}</span>
        <Sign d="m6 9 6 6 6-6" />
      </DropdownMenu.Trigger>
      <MenuContent align="start" sideOffset={4}>
        <DropdownMenu.RadioGroup
          value={value}
          onValueChange={(next) => {
            const chosen = picks.find((each) => each.value === next)
            if (chosen) onChange(chosen.value)
          }}
          aria-label={label}
        >
          {picks.map(({ value: each, sign, text, help }) => (
            <DropdownMenu.RadioItem key={each} value={each} className={`${shell.menuItem} ${css.pick}`}>
              {sign}
              <span>
                <b>{text}</b>
                {help ? <small>{help}</small> : null}
              </span>
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuContent>
    </MenuRoot>
  )
}
