/**
 * The keys of a record's three views. Letters and digits act only while no field has the focus, and not at all where
 * somebody has switched them off.
 */
import { useEffect } from 'react'
import { isOff } from '../frame/keys.ts'

const FIELD = 'input, textarea, select, [contenteditable], [role="dialog"] *, [role="menu"] *'
/** What the space bar and the enter key press by themselves. */
const PRESSED = 'button, a, summary'

/** What a key does; null: it is no key of this view. */
type Acts = (key: string, shift: boolean) => (() => void) | null

export function useRecordKeys(acts: Acts): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { target, defaultPrevented, ctrlKey, metaKey, altKey, key, shiftKey } = event
      if (defaultPrevented || ctrlKey || metaKey || altKey) return
      const on = (selector: string) => target instanceof Element && target.closest(selector) !== null
      if (on(FIELD) || ((key === ' ' || key === 'Enter') && on(PRESSED))) return
      if (isOff(key)) return
      const act = acts(key, shiftKey)
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [acts])
}
