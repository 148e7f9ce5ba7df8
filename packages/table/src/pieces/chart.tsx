/**
 * A map: a drawing with real buttons laid over it. Fingers and the wheel pan and zoom; the drawing and the
 * buttons move together.
 */
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { Thing, type ThingProps } from '../choosing/thing.tsx'
import css from './chart.module.css'

interface Size {
  readonly width: number
  readonly height: number
}
const Context = createContext<Size>({ width: 100, height: 100 })

interface Place {
  readonly zoom: number
  /** Centre of what is seen, in units of the drawing. */
  readonly x: number
  readonly y: number
}

export interface ChartProps extends Size {
  /** What a screen reader calls it. */
  readonly name: string
  /** SVG, in units of width x height. */
  readonly children: ReactNode
  /** `<Spot>`s: the things on the map that can be touched. */
  readonly spots: ReactNode
  /** Where a narrow screen opens, and what a double tap centres. */
  readonly focus?: { readonly x: number; readonly y: number }
  readonly maxZoom?: number
  readonly className?: string
}

/** Pixels per unit: below the first a whole map cannot be touched, below the second its small print not read. */
const SMALLEST = 0.46
const READABLE = 0.58

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high)

export function Chart(props: ChartProps) {
  const { width, height, name, children, spots, focus, maxZoom = 3, className } = props
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState<Size | null>(null)
  const [place, setPlace] = useState<Place | null>(null)
  const pointers = useRef(new Map<number, { x: number; y: number }>())
  const moved = useRef(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new ResizeObserver(() =>
      setSeen({ width: element.clientWidth, height: element.clientHeight }),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  // The game moved on: so does the map, wherever it was dragged to.
  useEffect(() => setPlace(null), [focus?.x, focus?.y])

  // Where the whole map would be too small to touch: open where the game is.
  const fit = seen ? Math.min(seen.width / width, seen.height / height) : 1
  const narrow = seen !== null && fit < SMALLEST
  const home: Place = {
    zoom: narrow ? Math.max(1, 0.62 / fit) : 1,
    x: focus?.x ?? width / 2,
    y: focus?.y ?? height / 2,
  }
  const now = place ?? home
  const scale = fit * now.zoom
  const half = seen ? { x: seen.width / 2 / scale, y: seen.height / 2 / scale } : { x: 0, y: 0 }
  const within = (at: number, reach: number, total: number) =>
    reach * 2 >= total ? total / 2 : clamp(at, reach, total - reach)
  const centre = { x: within(now.x, half.x, width), y: within(now.y, half.y, height) }

  const zoomAt = (factor: number, px: number, py: number) => {
    if (!seen) return
    const zoom = clamp(now.zoom * factor, 1, maxZoom)
    const [dx, dy] = [(px - seen.width / 2) / scale, (py - seen.height / 2) / scale]
    const ratio = now.zoom / zoom
    setPlace({ zoom, x: centre.x + dx * (1 - ratio), y: centre.y + dy * (1 - ratio) })
  }

  useEffect(() => {
    const element = box.current
    if (!element) return
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && now.zoom === 1 && event.deltaY > 0) return
      event.preventDefault()
      const rect = element.getBoundingClientRect()
      zoomAt(Math.exp(-event.deltaY / 400), event.clientX - rect.left, event.clientY - rect.top)
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  })

  /** Whoever goes by keyboard from spot to spot takes the map along. */
  const follow = (spot: Element, frame: DOMRect) => {
    if (!spot.matches(':focus-visible') || now.zoom === 1) return
    const { left, top, width: wide, height: high } = spot.getBoundingClientRect()
    const [px, py] = [left + wide / 2 - frame.left, top + high / 2 - frame.top]
    if (px > 30 && py > 30 && px < frame.width - 30 && py < frame.height - 30) return
    setPlace({
      zoom: now.zoom,
      x: centre.x + (px - frame.width / 2) / scale,
      y: centre.y + (py - frame.height / 2) / scale,
    })
  }

  const spread = () => {
    const [a, b] = [...pointers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0
  }

  return (
    <Context.Provider value={{ width, height }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: panning is a convenience; every spot is a button */}
      <div
        ref={box}
        className={[css.chart, className].filter(Boolean).join(' ')}
        data-zoomed={now.zoom > 1 || undefined}
        data-small={(seen !== null && scale < READABLE) || undefined}
        onFocus={(event) => follow(event.target, event.currentTarget.getBoundingClientRect())}
        onPointerDown={(event) => {
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
          moved.current = false
        }}
        onPointerMove={(event) => {
          const before = pointers.current.get(event.pointerId)
          if (!before || !seen) return
          const wide = spread()
          const [dx, dy] = [event.clientX - before.x, event.clientY - before.y]
          if (!moved.current && Math.hypot(dx, dy) < 6) return
          moved.current = true
          pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
          if (pointers.current.size === 2 && wide > 0) {
            const rect = event.currentTarget.getBoundingClientRect()
            zoomAt(spread() / wide, event.clientX - rect.left, event.clientY - rect.top)
          } else if (now.zoom > 1) {
            setPlace({ zoom: now.zoom, x: centre.x - dx / scale, y: centre.y - dy / scale })
          }
        }}
        onPointerUp={(event) => pointers.current.delete(event.pointerId)}
        onPointerCancel={(event) => pointers.current.delete(event.pointerId)}
        onPointerLeave={(event) => pointers.current.delete(event.pointerId)}
        onClickCapture={(event) => {
          if (!moved.current) return
          event.stopPropagation()
          moved.current = false
        }}
        onDoubleClick={() => setPlace(place ? null : { ...home, zoom: Math.min(maxZoom, now.zoom * 1.8) })}
      >
        <div
          className={css.sheet}
          style={{
            width: width * scale,
            height: height * scale,
            left: seen ? seen.width / 2 - centre.x * scale : 0,
            top: seen ? seen.height / 2 - centre.y * scale : 0,
          }}
        >
          <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
            {children}
          </svg>
          {spots}
        </div>
      </div>
    </Context.Provider>
  )
}

/** A place on a map: a round button around a point, `r` in units of the drawing (44 px at least). */
export function Spot(props: Omit<ThingProps, 'style' | 'look'> & { x: number; y: number; r: number }) {
  const { x, y, r, className, ...thing } = props
  const { width, height } = useContext(Context)
  return (
    <Thing
      {...thing}
      look="ring"
      className={[css.spot, className].filter(Boolean).join(' ')}
      style={{
        left: `${(x / width) * 100}%`,
        top: `${(y / height) * 100}%`,
        width: `max(${(2 * r * 100) / width}%, 40px)`,
      }}
    />
  )
}
