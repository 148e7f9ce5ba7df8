/**
 * One of several, from a leaf that opens above the page: where there is no room to show them all. A menu of ours and not
 * the browser's own list, so that it looks like everything else by day and by night.
 */
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import css from './choice.module.css'
import shell from './shell.module.css'
import { MenuContent, MenuRoot } from './veiled-menu.tsx'

interface ChoiceProps<T extends string> {
  /** What is chosen here. */
  readonly label: string
  readonly value: T
  readonly choices: readonly (readonly [value: T, text: string, sign?: ReactNode])[]
  /** On a table: round, on its own ground. */
  readonly pill?: boolean
  onChoose(value: T): void
}

export function Choice<T extends string>({ label, value, choices, pill, onChoose }: ChoiceProps<T>) {
  const chosen = choices.find(([each]) => each === value)
  return (
    <MenuRoot>
      <DropdownMenu.Trigger
        className={css.choice}
        data-pill={pill || undefined}
        aria-label={`${label}: ${chosen?.[1] ?? ''}`}
        title={label}
      >
        {chosen?.[2]}
        <span>{chosen?.[1]}</span>
        <svg viewBox="0 0 12 8" aria-hidden="true">
          <path d="M1 1h10L6 7Z" />
        </svg>
      </DropdownMenu.Trigger>
      <MenuContent align="start" sideOffset={6} aria-label={label}>
        <DropdownMenu.RadioGroup
          value={value}
          onValueChange={(next) => {
            const found = choices.find(([each]) => each === next)
            if (found) onChoose(found[0])
          }}
        >
          {choices.map(([each, text, sign]) => (
            <DropdownMenu.RadioItem key={each} value={each} className={`${shell.menuItem} ${css.item}`}>
              {sign}
              {text}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </MenuContent>
    </MenuRoot>
  )
}
