/** The picture of a thing as it is drawn now, so much larger. */
import { copyOf } from '@durbar/table'
import { useLayoutEffect, useRef } from 'react'
import css from './inspect.module.css'

/** The panel whose size the drawing is measured by. */
function measureOf(thing: HTMLElement): HTMLElement | null {
  let at = thing.parentElement
  while (at && getComputedStyle(at).containerType === 'normal') at = at.parentElement
  return at
}

/** A bare place has no picture, and a panel that is one itself needs none. */
export const isDrawn = (thing: Element): thing is HTMLElement =>
  thing instanceof HTMLElement &&
  thing.matches('button') &&
  thing.querySelector('i > *') !== null &&
  thing.offsetHeight > 30

export function Large({ thing, size }: { thing: HTMLElement; size: number }) {
  const stand = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = stand
    if (!current) return
    const { offsetWidth: width, offsetHeight: height } = thing
    const scale = Math.min(size / Math.max(width, height), 3)
    const copy = copyOf(thing)
    copy.querySelector('em')?.remove()
    Object.assign(copy.style, {
      position: 'absolute',
      inset: '0 auto auto 0',
      margin: '0',
      width: `${width}px`,
      height: `${height}px`,
      transformOrigin: '0 0',
      transform: `scale(${scale})`,
    })
    Object.assign(current.style, { width: `${width * scale}px`, height: `${height * scale}px` })
    // What is drawn in the measure of its panel is drawn in one of the same size and name.
    const panel = document.createElement('div')
    panel.append(copy)
    const measure = measureOf(thing)
    if (measure)
      Object.assign(panel.style, {
        position: 'absolute',
        containerType: 'size',
        containerName: getComputedStyle(measure).containerName,
        width: `${measure.clientWidth}px`,
        height: `${measure.clientHeight}px`,
      })
    current.replaceChildren(panel)
  }, [thing, size])
  return <div ref={stand} className={css.large} aria-hidden="true" />
}
