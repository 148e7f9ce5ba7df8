/** What the page is told by its surroundings. */
import { useCallback, useSyncExternalStore } from 'react'
import { useSettings } from './settings.tsx'

/** Asked for with every drawing of every line: one list for all who ask the same. */
const lists = new Map<string, MediaQueryList>()
function listOf(query: string): MediaQueryList {
  const list = lists.get(query) ?? window.matchMedia(query)
  lists.set(query, list)
  return list
}

/** `unseen`: where there is no page to ask. */
function useMedia(query: string, unseen: boolean): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = listOf(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => listOf(query).matches,
    () => unseen,
  )
}

/** Whether the page is laid out for a phone, upright or on its side, for the few things that are there only then. */
export const usePhone = (): boolean => useMedia('(max-width: 700px), (max-height: 500px)', false)

/** Whether nothing shall travel or count: the person, or the person's device, wants it still. */
export function useStillness(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)', true)
  return useSettings().speed === 0 || reduced
}
