/**
 * Animation is a diff of two views: whatever bears the same id in both travels from place to place, above all
 * panels. Undo and reconnects animate by themselves; a jump through a record does not. What comes from or goes to somewhere else, and what is
 * drawn for the journey alone, the table names by event.
 */
import type { Flight } from '@durbar/room'
import { Component, type CSSProperties, createRef, type ReactNode, useLayoutEffect, useRef } from 'react'
import { paced, useSettings } from '../settings.tsx'
import { useStillness } from '../use-media.ts'
import { arriveAll, carry, carryAway, carryFace } from './carry.ts'
import css from './flight.module.css'
import { GlideProvider } from './glide.ts'
import { type Box, piecesIn, placeIn, restOf, type Seen, within } from './sight.ts'
import { standStill } from './stand-still.ts'

/** Milliseconds at the middle speed. */
const JOURNEY = 380
/** Between two of several that go the same way. */
const APART = 60
const FACE = { width: 28, height: 28 }
const MOST_AT_ONCE = 6

interface Face {
  readonly key: string
  readonly drawn: ReactNode
  readonly from: Box
  readonly to: Box
  readonly delay: number
}

interface TravellingProps {
  /** What is shown; whenever it is another, its pieces travel. */
  readonly scene: unknown
  readonly flights: readonly Flight[]
  /** Somebody has jumped: what is shown now did not come about from what was shown before. */
  readonly jumped?: boolean
  readonly children: ReactNode
}

/** Around a whole table. */
export function Travelling(props: TravellingProps) {
  const settings = useSettings()
  return <Watching {...props} ms={useStillness() ? 0 : paced(settings, JOURNEY)} />
}

type WatchingProps = TravellingProps & { readonly ms: number }

class Watching extends Component<WatchingProps, { readonly faces: readonly Face[] }> {
  override state: { readonly faces: readonly Face[] } = { faces: [] }
  private readonly root = createRef<HTMLDivElement>()
  private scenes = 0
  private readonly glide = { ms: 0 }
  private standing = 0

  override getSnapshotBeforeUpdate({ scene }: WatchingProps): ReadonlyMap<string, Seen> | 'jumped' | null {
    const { current } = this.root
    const { jumped, ms } = this.props
    this.glide.ms = jumped ? 0 : ms
    if (!current || scene === this.props.scene) return null
    // Whatever still flies was going to what is gone.
    if (jumped || ms > 0) arriveAll()
    if (ms === 0) return null
    return jumped ? 'jumped' : piecesIn(current)
  }

  override componentDidUpdate(
    _props: WatchingProps,
    _state: unknown,
    before: ReadonlyMap<string, Seen> | 'jumped' | null,
  ): void {
    const { current } = this.root
    if (!before || !current) return
    // What travels now must not be told to have arrived.
    cancelAnimationFrame(this.standing)
    // With the next picture, before which all styles are reckoned anyway: asked for at once, they would be twice.
    if (before === 'jumped') this.standing = requestAnimationFrame(() => standStill(current))
    else this.travel(current, before)
  }

  override componentWillUnmount(): void {
    arriveAll()
  }

  private travel(root: HTMLElement, before: ReadonlyMap<string, Seen>): void {
    const { flights, ms } = this.props
    const now = piecesIn(root)
    for (const [id, { node, box }] of now) {
      const was = before.get(id)
      const comes = was ? null : flights.find((flight) => flight.piece === id && flight.from)
      const place = comes?.from ? placeIn(root, comes.from) : null
      if (was) carry(node, was.box, box, ms)
      else if (place) carry(node, within(place, box), box, ms)
    }
    for (const { piece, to } of flights) {
      const was = piece && to ? before.get(piece) : undefined
      const place = was && !now.has(piece!) ? placeIn(root, to!) : null
      // In what is left of where it lay, so that it looks as it did.
      if (was && place) carryAway(was.node, restOf(was) ?? root, was.box, within(place, was.box), ms)
    }
    const faces = flights.flatMap((flight, i) => this.facesOf(root, flight, i))
    this.scenes++
    if (faces.length > 0) this.setState(({ faces: flying }) => ({ faces: [...flying, ...faces] }))
  }

  private facesOf(root: HTMLElement, way: Flight, flight: number): readonly Face[] {
    const { face, from, to, count = 1, wait = 0 } = way
    const start = face && from ? placeIn(root, from) : null
    const end = face && to ? placeIn(root, to) : null
    if (!start || !end) return []
    return Array.from({ length: Math.min(count, MOST_AT_ONCE) }, (_, i) => ({
      key: `${this.scenes}.${flight}.${i}`,
      drawn: face,
      from: within(start, FACE),
      to: within(end, FACE),
      delay: ((wait + i * APART) * this.props.ms) / JOURNEY,
    }))
  }

  private readonly land = (key: string) =>
    this.setState(({ faces }) => ({ faces: faces.filter((face) => face.key !== key) }))

  override render() {
    const { children, ms } = this.props
    return (
      <div ref={this.root} style={{ display: 'contents', '--glide': `${ms}ms` } as CSSProperties}>
        <GlideProvider value={this.glide}>{children}</GlideProvider>
        <div className={css.faces} aria-hidden="true">
          {this.state.faces.map((face) => (
            <Flying key={face.key} face={face} ms={ms} onLanded={this.land} />
          ))}
        </div>
      </div>
    )
  }
}

function Flying({ face, ms, onLanded }: { face: Face; ms: number; onLanded(key: string): void }) {
  const node = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    const { key, from, to, delay } = face
    if (node.current) carryFace(node.current, from, to, ms * 1.2, delay, () => onLanded(key))
  }, [face, ms, onLanded])
  return <span ref={node}>{face.drawn}</span>
}
