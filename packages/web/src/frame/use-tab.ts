/**
 * Which panel lies open where there is no room for all. When everything that can be touched lies in the side
 * panel it opens by itself, and closes again when that is over.
 */
import type { Offers } from '@durbar/table'
import { useCallback, useEffect, useRef, useState } from 'react'

const TABS = ['board', 'side', 'seats', 'log'] as const
export type Tab = (typeof TABS)[number]
export const isTab = (name: string | undefined): name is Tab => TABS.includes(name as Tab)

export interface OpenTab {
  readonly tab: Tab
  /** null: back to where something can be done. */
  show(tab: Tab | null): void
}

export function useTab({ here, side }: Offers): OpenTab {
  const [tab, setTab] = useState<Tab>('board')
  const byItself = useRef(false)
  const show = useCallback(
    (wanted: Tab | null) => setTab(wanted ?? (byItself.current ? 'side' : 'board')),
    [],
  )
  useEffect(() => {
    if (side && !here) {
      byItself.current = true
      setTab('side')
    } else if (byItself.current) {
      byItself.current = false
      setTab((now) => (now === 'side' ? 'board' : now))
    }
  }, [here, side])
  return { tab, show }
}
