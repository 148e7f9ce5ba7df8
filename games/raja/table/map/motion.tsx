/** What moves inside the drawing of the map: figures along their roads, and pieces that are still on their way. */
import { type Point, useGlide } from '@durbar/table'
import { createContext, type ReactNode, useContext, useEffect, useLayoutEffect, useRef } from 'react'

/** Whether the map has been looked at: what stands on it from the start has not just come. */
const Seen = createContext<{ readonly current: boolean }>({ current: false })

export function MotionProvider({ children }: { children: ReactNode }) {
  const seen = useRef(false)
  useEffect(() => {
    seen.current = true
  }, [])
  return <Seen value={seen}>{children}</Seen>
}

/** Shows itself once what flies here has arrived. */
export function Arriving({ children }: { children: ReactNode }) {
  const node = useRef<SVGGElement>(null)
  const seen = useContext(Seen)
  const glide = useGlide()
  useLayoutEffect(() => {
    const ms = seen.current ? glide.ms : 0
    if (ms > 0)
      node.current?.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], ms * 1.15)
  }, [seen, glide])
  return <g ref={node}>{children}</g>
}

/** Goes from where it stood to where it stands, past what lies on the way. */
export function Walking(props: { x: number; y: number; past: readonly Point[]; children: ReactNode }) {
  const { x, y, past, children } = props
  const node = useRef<SVGGElement>(null)
  const stood = useRef({ x, y })
  const glide = useGlide()
  useLayoutEffect(() => {
    const from = stood.current
    stood.current = { x, y }
    const { ms } = glide
    if (ms === 0 || (from.x === x && from.y === y)) return
    const stops: Point[] = [[from.x, from.y], ...past, [x, y]]
    node.current?.animate(
      stops.map(([left, top]) => ({ transform: `translate(${left - x}px, ${top - y}px)` })),
      { duration: ms, easing: 'ease-in-out' },
    )
  }, [x, y, past, glide])
  return (
    <g transform={`translate(${x} ${y})`}>
      <g ref={node}>{children}</g>
    </g>
  )
}
