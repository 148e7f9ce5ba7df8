/**
 * A map: a drawing with real buttons laid over it. Fingers and the wheel pan and zoom; the drawing and the
 * buttons move together.
 */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { Thing, type ThingProps } from '../choosing/thing.tsx'
import { type Size, useSize } from '../size.ts'
import { LOOK } from './bring-into-sight.ts'
import css from './chart.module.css'
import { useGestures } from './gestures.ts'
import { fitOf, homeOf, type Place, type Spot as Point, Sight } from './sight.ts'
import { useGlidingMap } from './use-gliding-map.ts'

const Context = createContext<Size & { readonly scale: number }>({ width: 100, height: 100, scale: 1 })

/** How many pixels a unit of the map around takes now, however far somebody zoomed. */
export const useChartScale = (): number => useContext(Context).scale

interface ChartProps extends Size {
  /** What a screen reader calls it. */
  readonly name: string
  /** SVG, in units of width x height. */
  readonly children: ReactNode
  /** `<Spot>`s: the things on the map that can be touched. */
  readonly spots: ReactNode
  /** Where a narrow screen opens, and what a double tap between the places centres. */
  readonly focus?: Point
  /** The inner part of the window in which the focus may lie without the map coming after it; 0 = it always does. */
  readonly calm?: number
  readonly maxZoom?: number
  readonly className?: string
}

/** A pinch passes many sizes; a hair's breadth is no reason to lay all targets out anew. */
function useSteady(scale: number): number {
  const [steady, setSteady] = useState(scale)
  if (Math.abs(scale / steady - 1) <= 0.03) return steady
  setSteady(scale)
  return scale
}

/** Pixels from the edge within which a spot counts as out of sight. */
const EDGE = 30

export function Chart(props: ChartProps) {
  const { width, height, name, children, spots, focus, calm = 0, maxZoom = 3, className } = props
  const box = useRef<HTMLDivElement>(null)
  const seen = useSize(box)
  const [place, setPlace] = useState<Place | null>(null)

  const sightOf = (at: Place) => new Sight({ width, height }, seen, at)
  // The game moved on: so does the map, wherever it was dragged to, unless what it moved on to is well in sight.
  const [last, setLast] = useState(focus)
  if (last?.x !== focus?.x || last?.y !== focus?.y) {
    const at = place ?? homeOf({ width, height }, seen, last)
    setLast(focus)
    setPlace(focus && at.zoom > 1 && sightOf(at).shows(focus, calm) ? at : null)
  }

  // A strip above it comes and goes: what somebody looks at keeps its size.
  const fit = fitOf({ width, height }, seen)
  const [fitted, setFitted] = useState(fit)
  if (fit !== fitted) {
    setFitted(fit)
    setPlace(place && { ...place, zoom: Math.max(1, (place.zoom * fitted) / fit) })
  }

  const home = homeOf({ width, height }, seen, focus)
  const sight = sightOf(place ?? home)
  const { zoom, scale, corner } = sight
  const [turns, setTurns] = useState(0)
  const sheet = useRef<HTMLDivElement>(null)
  useGlidingMap(sheet, sight, `${turns} ${focus?.x} ${focus?.y}`)
  useGestures(box, { sight, sightOf, maxZoom, onPlace: setPlace })

  /** What lies beyond the edge comes to the middle. */
  const turnTo = (spot: Element, frame: DOMRect) => {
    if (zoom === 1) return
    const { left, top, width: wide, height: high } = spot.getBoundingClientRect()
    const [x, y] = [left + wide / 2 - frame.left, top + high / 2 - frame.top]
    if (x > EDGE && y > EDGE && x < frame.width - EDGE && y < frame.height - EDGE) return
    setPlace(sight.turnedTo({ x, y }))
    setTurns(turns + 1)
  }
  const turn = useRef(turnTo)
  useEffect(() => {
    turn.current = turnTo
  })
  useEffect(() => {
    const { current } = box
    const look = (event: Event) => {
      event.preventDefault()
      turn.current(event.target as Element, current!.getBoundingClientRect())
    }
    current?.addEventListener(LOOK, look)
    return () => current?.removeEventListener(LOOK, look)
  }, [])

  const steady = useSteady(scale)
  const context = useMemo(() => ({ width, height, scale: steady }), [width, height, steady])
  return (
    <Context.Provider value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: panning is a convenience; every spot is a button */}
      <div
        ref={box}
        className={[css.chart, className].filter(Boolean).join(' ')}
        data-window=""
        data-zoomed={zoom > 1 || undefined}
        data-small={(seen !== null && sight.small) || undefined}
        // Whoever goes by keyboard from spot to spot takes the map along.
        onFocus={({ target, currentTarget }) => {
          if (target.matches(':focus-visible')) turnTo(target, currentTarget.getBoundingClientRect())
        }}
        // Two touches on a place are meant for it: who chooses and lets go must not find the whole map elsewhere.
        onDoubleClick={({ target }) => {
          if (target instanceof Element && target.closest('[data-tokens]')) return
          setPlace(place ? null : { ...home, zoom: Math.min(maxZoom, zoom * 1.8) })
        }}
      >
        <div
          ref={sheet}
          className={css.sheet}
          style={{ width: width * scale, height: height * scale, left: corner.x, top: corner.y }}
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
