/**
 * A menu that lies above everything until it is closed. Not modal in the library's sense: that would write styles into
 * the page, which its policy forbids; a veil does what is wanted.
 */
import { DropdownMenu } from 'radix-ui'
import type { ComponentProps } from 'react'
import css from './shell.module.css'

export const MenuRoot = (props: ComponentProps<typeof DropdownMenu.Root>) => (
  <DropdownMenu.Root modal={false} {...props} />
)

export function MenuContent(props: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <div>
        {/* What closes the menu touches nothing else. */}
        <div className={css.veil} />
        <DropdownMenu.Content className={css.menu} collisionPadding={8} {...props} />
      </div>
    </DropdownMenu.Portal>
  )
}
