/** The arrow keys go from one thing that may be touched to the next, in reading order; Tab goes through everything. */
import { useEffect } from 'react'
import { isPlain } from './keys.ts'

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }
const MAP = '[data-window]'
/** Pixels: what stands no further apart is read on one line. */
const LINE = 24

interface Placed {
  readonly thing: HTMLElement
  readonly map: Element | null
  readonly left: number
  readonly line: number
}

/** As it stands on the page, and on a map, which knows no other order, line by line. */
function reading(a: Placed, b: Placed): number {
  if (!a.map || a.map !== b.map)
    return a.thing.compareDocumentPosition(b.thing) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1
  return a.line - b.line || a.left - b.left
}

/** What glows and can be seen, and the main button once it would do something. */
function offered(): readonly HTMLElement[] {
  const glowing = document.querySelectorAll<HTMLElement>(
    '[data-tokens][data-state="offered"], [data-tokens][data-state="chosen"], [data-main="ready"]',
  )
  return [...glowing]
    .filter((thing) => thing.checkVisibility({ visibilityProperty: true }))
    .map((thing): Placed => {
      const { left, top } = thing.getBoundingClientRect()
      return { thing, map: thing.closest(MAP), left, line: Math.round(top / LINE) }
    })
    .sort(reading)
    .map(({ thing }) => thing)
}

export function useWalking(): void {
  useEffect(() => {
    const walk = (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || !isPlain(event) || event.defaultPrevented) return
      if (document.querySelector('[role="dialog"], [role="menu"]')) return
      const things = offered()
      const at = things.indexOf(document.activeElement as HTMLElement)
      // Who comes from elsewhere begins at the one end or the other.
      const next = at < 0 ? things.at(step > 0 ? 0 : -1) : things[(at + step + things.length) % things.length]
      if (!next) return
      event.preventDefault()
      next.focus()
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [])
}
