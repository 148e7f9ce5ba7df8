/** A finger means the thing on which it went down, whatever lies under it by the time it is lifted. */

/** Pixels: a finger that wandered farther was dragging. */
export const STEADY = 12

/** Things of the table, and whatever else is pressed beside it. */
const PRESSED = '[data-tokens], button, a[href]'

const thingOf = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(PRESSED) : null

/** A map or a hand is pushed about by its things; a plain button is pressed however much a finger rolls on it. */
const isDragged = (thing: Element | null, wandered: boolean): boolean =>
  wandered && thing?.matches('[data-tokens]') === true

/** From now on, until the function that is returned is called. */
export function fingersHold(): () => void {
  let down: { readonly x: number; readonly y: number; readonly thing: Element | null } | null = null
  let wandered = false
  const press = ({ pointerType, isPrimary, clientX: x, clientY: y, target }: PointerEvent) => {
    if (!isPrimary) return
    down = pointerType === 'touch' ? { x, y, thing: thingOf(target) } : null
    wandered = false
  }
  const move = ({ isPrimary, clientX, clientY }: PointerEvent) => {
    if (down && isPrimary) wandered ||= Math.hypot(clientX - down.x, clientY - down.y) >= STEADY
  }
  const click = (event: MouseEvent) => {
    if (!down || !(event instanceof PointerEvent) || event.pointerType !== 'touch') return
    const { thing } = down
    if (thingOf(event.target) === thing && !isDragged(thing, wandered)) return
    event.stopPropagation()
    event.preventDefault()
    if (!thing?.isConnected || wandered) return
    const { x: clientX, y: clientY } = down
    thing.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, clientX, clientY }),
    )
  }
  const listeners = { pointerdown: press, pointermove: move, pointerup: move, click } as const
  for (const [name, listener] of Object.entries(listeners))
    window.addEventListener(name, listener as EventListener, { capture: true })
  return () => {
    for (const [name, listener] of Object.entries(listeners))
      window.removeEventListener(name, listener as EventListener, { capture: true })
  }
}
