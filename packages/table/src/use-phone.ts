/** Whether the page is laid out for a phone, for the few things that are there only then. */
import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 700px)'
const subscribe = (changed: () => void) => {
  const query = window.matchMedia(PHONE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const usePhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(PHONE).matches,
    () => false,
  )
