/** A phone shows three rows of the grid: where none of them holds what is asked for, the first row that does is shown. */
import { bringIntoSight } from '@durbar/table'
import { type RefObject, useEffect } from 'react'

const OFFERED = '[data-tokens*="slot="][data-state="offered"]'

export function useInSight(grid: RefObject<HTMLElement | null>, question: unknown): void {
  useEffect(() => {
    const window = grid.current?.closest('main')?.getBoundingClientRect()
    if (!question || !window) return
    const offered = [...grid.current!.querySelectorAll(OFFERED)]
    const isSeen = (thing: Element) => {
      const { top, bottom } = thing.getBoundingClientRect()
      return top >= window.top - 1 && bottom <= window.bottom + 1
    }
    const [first] = offered
    if (first && !offered.some(isSeen)) bringIntoSight(first)
  }, [grid, question])
}
