/** Fingers, mouse and wheel on a map. */
import { createGesture, dragAction, pinchAction } from '@use-gesture/vanilla'
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { STEADY } from '../choosing/finger.ts'
import type { Place, Sight, Spot } from './sight.ts'

const listen = createGesture([dragAction, pinchAction])

/** Pixels of the wheel that make the map e times as large. */
const WHEEL = 400

interface Handled {
  /** What is seen now, and what would be seen from elsewhere. */
  readonly sight: Sight
  sightOf(place: Place): Sight
  readonly maxZoom: number
  onPlace(place: Place): void
}

export function useGestures(box: RefObject<HTMLElement | null>, handled: Handled): void {
  const now = useEffectEvent(() => handled)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const inside = (x: number, y: number): Spot => {
      const { left, top } = element.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }
    const gesture = listen(
      element,
      {
        // Both go from where they began: the map stays under the fingers, however seldom it is drawn.
        onDrag: ({ movement: [dx, dy], pinching, cancel, memo }) => {
          const began: Sight = memo ?? now().sight
          if (pinching) cancel()
          else if (began.zoom > 1) now().onPlace(began.moved(dx, dy))
          return began
        },
        onPinch: ({ offset: [zoom], origin: [x, y], memo }) => {
          const { sight, sightOf, maxZoom, onPlace } = now()
          const began: Spot & { sight: Sight } = memo ?? { sight, x, y }
          const along = sightOf(began.sight.moved(x - began.x, y - began.y))
          onPlace(along.zoomed(zoom, inside(x, y), maxZoom))
          return began
        },
      },
      {
        // A drag lets no click through; the arrow keys belong to whatever has the focus.
        drag: { filterTaps: true, tapsThreshold: STEADY, pointer: { keys: false } },
        pinch: {
          from: () => [now().sight.zoom, 0],
          scaleBounds: () => ({ min: 1, max: now().maxZoom }),
          pinchOnWheel: false,
        },
      },
    )
    const wheel = (event: WheelEvent) => {
      const { sight, maxZoom, onPlace } = now()
      // Unzoomed, the wheel scrolls the page past the map.
      if (!event.ctrlKey && sight.zoom === 1 && event.deltaY > 0) return
      event.preventDefault()
      const zoom = sight.zoom * Math.exp(-event.deltaY / WHEEL)
      onPlace(sight.zoomed(zoom, inside(event.clientX, event.clientY), maxZoom))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => {
      gesture.destroy()
      element.removeEventListener('wheel', wheel)
    }
  }, [box])
}
