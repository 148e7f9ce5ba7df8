/**
 * Which panel lies open where there is no room for all. When everything that can be touched lies in the side
 * panel it opens by itself, and closes again when that is over.
 */
import { bringIntoSight, type Offers, paced, useSettings } from '@durbar/table'
import { useCallback, useEffect, useRef, useState } from 'react'

const TABS = ['board', 'side', 'seats', 'log'] as const
export type Tab = (typeof TABS)[number]
export const isTab = (name: string | undefined): name is Tab => TABS.includes(name as Tab)

/** What was taken from the side panel is seen to leave it. */
const LEAVES_MS = 900

/** A panel that opens for what can be touched in it shows that, wherever it lies. */
function showOffered(): void {
  const offered = document.querySelectorAll('[data-panel="side"] [data-state="offered"]')
  const last = offered[offered.length - 1]
  if (last) bringIntoSight(last)
}

export interface OpenTab {
  readonly tab: Tab
  /** null: back to where something can be done. */
  show(tab: Tab | null): void
}

export function useTab({ here, side }: Offers): OpenTab {
  const [tab, setTab] = useState<Tab>('board')
  const settings = useSettings()
  const byItself = useRef(false)
  const show = useCallback(
    (wanted: Tab | null) => setTab(wanted ?? (byItself.current ? 'side' : 'board')),
    [],
  )
  useEffect(() => {
    if (side && !here) {
      byItself.current = true
      setTab('side')
      return
    }
    if (!byItself.current) return
    const back = () => {
      byItself.current = false
      setTab((now) => (now === 'side' ? 'board' : now))
    }
    if (here) return back()
    const timer = setTimeout(back, paced(settings, LEAVES_MS))
    return () => clearTimeout(timer)
  }, [here, side, settings])
  useEffect(() => {
    if (tab === 'side' && byItself.current) showOffered()
  }, [tab])
  return { tab, show }
}
