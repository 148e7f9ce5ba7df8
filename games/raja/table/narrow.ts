/** Whether the page has the phone's layout, where the right panel is a tab. */
import { useSyncExternalStore } from 'react'

const query = typeof matchMedia === 'function' ? matchMedia('(max-width: 700px)') : null
const subscribe = (listener: () => void) => {
  query?.addEventListener('change', listener)
  return () => query?.removeEventListener('change', listener)
}
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query?.matches ?? false,
    () => false,
  )
