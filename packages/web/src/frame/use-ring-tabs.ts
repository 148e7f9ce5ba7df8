/** Keeps the tabs of rings off the words around them. */
import { useLayoutEffect, useState } from 'react'
import { placeTabs } from './place-tabs.ts'
import { isRound, type Ringed } from './ring.ts'
import { whenThingsMove } from './use-whereabouts.ts'

/** Words come and go around a ring that stays where it is: a moment after they do its tab is laid anew. */
const CALM_MS = 150

/** The tabs by the keys of their rings. */
export function useRingTabs(rings: readonly Ringed[]): Map<string, HTMLElement> {
  const [tabs] = useState(() => new Map<string, HTMLElement>())
  useLayoutEffect(() => {
    const laid = rings.flatMap((ring) => {
      const tab = tabs.get(ring.key)
      return tab ? [[{ ...ring, round: isRound(ring) }, tab] as const] : []
    })
    if (laid.length === 0) return
    placeTabs(laid)
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = whenThingsMove(() => {
      clearTimeout(timer)
      timer = setTimeout(placeTabs, CALM_MS, laid)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [rings, tabs])
  return tabs
}
