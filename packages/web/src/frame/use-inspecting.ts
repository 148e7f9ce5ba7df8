/** What somebody wants to look at closely: pressed for a while, hovered for a while, or the key I on what has the focus. */
import { STEADY } from '@durbar/table'
import { useEffect, useState } from 'react'

const PRESS_MS = 350
const HOVER_MS = 400

export interface Inspected {
  readonly thing: HTMLElement
  /** A look that ends when the pointer leaves; the others stay until they are closed. */
  readonly passing: boolean
}

const thingAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-tokens]') : null

/** Looking chooses nothing: the click that follows a press that looked is no tap. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  window.addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50)
}

export function useInspecting(): readonly [Inspected | null, () => void] {
  const [inspected, setInspected] = useState<Inspected | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let down: { readonly x: number; readonly y: number; readonly at: number; looked?: boolean } | null = null
    const stop = () => clearTimeout(timer)
    const look = (thing: HTMLElement, after: number, passing: boolean) => {
      stop()
      timer = setTimeout(() => {
        if (!thing.isConnected) return
        if (down) down.looked = true
        setInspected({ thing, passing })
      }, after)
    }
    const press = ({ pointerType, target, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
      stop()
      setInspected((now) => (now?.passing ? null : now))
      down = { x, y, at }
      const thing = thingAt(target)
      if (thing && pointerType === 'touch') look(thing, PRESS_MS, false)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (down && Math.hypot(clientX - down.x, clientY - down.y) >= STEADY) stop()
    }
    // By the glass's own time: on a busy phone the page hears of a short tap late, and it is still a tap.
    const lift = ({ timeStamp }: PointerEvent) => {
      if (down?.looked)
        if (timeStamp - down.at < PRESS_MS) setInspected(null)
        else swallowClick()
      down = null
      stop()
    }
    const enter = ({ pointerType, target }: PointerEvent) => {
      if (pointerType !== 'mouse' || down) return
      const thing = thingAt(target)
      stop()
      setInspected((now) => (now?.passing && now.thing !== thing ? null : now))
      if (thing) look(thing, HOVER_MS, true)
    }
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setInspected(null)
      const typing = event.target instanceof Element && event.target.matches('input, textarea, select')
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey || typing) return
      const thing = thingAt(document.activeElement)
      if (thing) setInspected({ thing, passing: false })
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
    return () => {
      stop()
      for (const [name, listener] of Object.entries(listeners))
        window.removeEventListener(name, listener as EventListener)
    }
  }, [])
  return [inspected, () => setInspected(null)]
}
