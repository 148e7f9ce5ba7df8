/**
 * What somebody wants to look at closely: pressed for a while, hovered for a while, the key I on what has the focus,
 * or touched while it plays no part in any move.
 */
import { STEADY } from '@durbar/table'
import { useCallback, useEffect, useState } from 'react'
import { isPlain } from './keys.ts'

const PRESS_MS = 350
const HOVER_MS = 400

interface Spot {
  readonly x: number
  readonly y: number
}
const isAway = (a: Spot, b: Spot): boolean => Math.hypot(a.x - b.x, a.y - b.y) >= STEADY

/** In a drawing too. */
export type Lookable = HTMLElement | SVGElement

export interface Inspected {
  readonly thing: Lookable
  /** A look that ends when the pointer leaves; the others stay until they are closed. */
  readonly passing: boolean
}

const LOOKABLE = '[data-look], [data-tokens]'

/** The innermost, unless it is something that does what it says: a link in a seat is a link. */
function thingAt(target: EventTarget | null): Lookable | null {
  const meant = target instanceof Element ? target.closest<Lookable>(`${LOOKABLE}, a, button`) : null
  return meant?.matches(LOOKABLE) ? meant : null
}

/** Nothing else comes of touching it: it plays no part in moves, and no account of its own opens. */
const isOnlySeen = (thing: Lookable) =>
  (thing.dataset.tokens === undefined || thing.dataset.state === 'idle') && !thing.closest('[data-answers]')

/** A touch on a sign in a seat means the seat; what the sign counts is told to whoever stays on it. */
const meantBy = (thing: Lookable): Lookable =>
  (thing.dataset.sign === undefined ? null : thing.parentElement?.closest<Lookable>(LOOKABLE)) ?? thing

/** Looking chooses nothing: the click that follows a press that looked is no tap, however late a busy page hears of it. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
    done()
  }
  const done = () => {
    window.removeEventListener('click', swallow, { capture: true })
    window.removeEventListener('pointerdown', done, { capture: true })
  }
  window.addEventListener('click', swallow, { capture: true })
  window.addEventListener('pointerdown', done, { capture: true })
}

export function useInspecting(): readonly [Inspected | null, () => void] {
  const [inspected, setInspected] = useState<Inspected | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let down: (Spot & { readonly at: number; looked?: boolean }) | null = null
    /** Where the pointer was last, and where it lay when something else came under it. */
    let last: Spot | null = null
    let lain: Spot | null = null
    let hovered: Lookable | null = null
    const stop = () => clearTimeout(timer)
    const look = (thing: Lookable, after: number, passing: boolean) => {
      stop()
      timer = setTimeout(() => {
        if (!thing.isConnected) return
        if (down) down.looked = true
        setInspected((now) => (now && passing && !now.passing ? now : { thing, passing }))
      }, after)
    }
    const press = ({ pointerType, target, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
      stop()
      setInspected((now) => (now?.passing ? null : now))
      down = { x, y, at }
      last = { x, y }
      const thing = thingAt(target)
      if (thing && pointerType === 'touch') look(thing, PRESS_MS, false)
    }
    const move = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      last = { x, y }
      if (down) {
        if (isAway(last, down)) stop()
      } else if (lain && pointerType === 'mouse' && isAway(last, lain)) {
        lain = null
        hover(thingAt(target))
      }
    }
    // By the glass's own time: on a busy phone the page hears of a short tap late, and it is still a tap.
    const lift = ({ timeStamp }: PointerEvent) => {
      if (down?.looked)
        if (timeStamp - down.at < PRESS_MS) setInspected(null)
        else swallowClick()
      down = null
      stop()
    }
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented) return
      const thing = thingAt(event.target)
      if (!thing || !isOnlySeen(thing)) return
      stop()
      setInspected({ thing: meantBy(thing), passing: false })
    }
    const hover = (thing: Lookable | null) => {
      hovered = thing
      stop()
      setInspected((now) => (now?.passing && now.thing !== thing ? null : now))
      if (thing) look(thing, HOVER_MS, true)
    }
    // What comes under a pointer that lies still was not asked for: somebody bought what lay there before.
    const enter = ({ pointerType, target, clientX: x, clientY: y }: PointerEvent) => {
      if (pointerType !== 'mouse' || down) return
      const lies = last?.x === x && last.y === y
      lain = lies ? { x, y } : null
      if (!lies) hover(thingAt(target))
      else if (thingAt(target) !== hovered) hover(null)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setInspected(null)
      if (!isPlain(event)) return
      const thing = thingAt(document.activeElement)
      // What is no button of its own accord is pressed like one.
      const pressed = (event.key === 'Enter' || event.key === ' ') && !thing?.matches('button')
      if (!thing || !(pressed || event.key.toLowerCase() === 'i')) return
      if (pressed) event.preventDefault()
      setInspected({ thing, passing: false })
    }
    const listeners = {
      pointerdown: press,
      pointermove: move,
      pointerup: lift,
      pointercancel: lift,
      pointerover: enter,
      keydown: key,
    } as const
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener as EventListener)
    // Before the touch does anything: what it does may leave the thing idle.
    document.addEventListener('click', click, { capture: true })
    return () => {
      stop()
      document.removeEventListener('click', click, { capture: true })
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener)
    }
  }, [])
  return [inspected, useCallback(() => setInspected(null), [])]
}
