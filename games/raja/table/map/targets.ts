/**
 * Where a finger may fall on the map. Every target has the shape of its drawing and is made large enough to touch;
 * where two would overlap, the line between them is drawn as near to each as it is large: of two equal ones the
 * nearer centre wins.
 */
import type { Point } from '@durbar/table'

export type Ring = readonly Point[]

export interface Target {
  readonly id: string
  /** One place, or several that mean the same. */
  readonly at: readonly Point[]
  readonly rx: number
  readonly ry: number
  /** Lies inside this one and upon it. */
  readonly within?: string
}

const CORNERS = 24
/** Pixels, across the narrow side. */
const LEAST = 40

function around([x, y]: Point, rx: number, ry: number): Ring {
  // The polygon holds the whole ellipse.
  const grown = 1 / Math.cos(Math.PI / CORNERS)
  return Array.from({ length: CORNERS }, (_, k): Point => {
    const a = (k * 2 * Math.PI) / CORNERS
    return [x + rx * grown * Math.sin(a), y - ry * grown * Math.cos(a)]
  })
}

/** What of a convex ring lies where `a x + b y <= c`. */
function cut(ring: Ring, a: number, b: number, c: number): Ring {
  const beyond = ([x, y]: Point) => a * x + b * y - c
  return ring.flatMap((from, i): Point[] => {
    const to = ring[(i + 1) % ring.length]!
    const [here, there] = [beyond(from), beyond(to)]
    const kept: Point[] = here <= 0 ? [from] : []
    if (here < 0 !== there < 0 && here !== 0 && there !== 0) {
      const t = here / (here - there)
      kept.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t])
    }
    return kept
  })
}

const size = ({ rx, ry }: Target) => rx * ry

/** Target -> its rings, in units of the map. `scale`: pixels per unit. */
export function cells(targets: readonly Target[], scale: number): ReadonlyMap<string, readonly Ring[]> {
  const least = LEAST / 2 / scale
  // The corners of the polygon reach a little farther than what it stands for.
  const reach = ({ rx, ry }: Target) => Math.max(rx, ry, least) * 1.02
  const apart = (one: Target, other: Target) =>
    one !== other && one.within !== other.id && other.within !== one.id
  return new Map(
    targets.map((one) => [
      one.id,
      one.at.map((here) => {
        let ring = around(here, Math.max(one.rx, least), Math.max(one.ry, least))
        for (const other of targets)
          if (apart(one, other))
            for (const there of other.at) {
              const [dx, dy] = [there[0] - here[0], there[1] - here[1]]
              if (Math.hypot(dx, dy) > reach(one) + reach(other)) continue
              const middle = (there[0] ** 2 + there[1] ** 2 - here[0] ** 2 - here[1] ** 2) / 2
              ring = cut(ring, dx, dy, middle + (size(one) - size(other)) / 2)
            }
        return ring
      }),
    ]),
  )
}

export const ringPath = (ring: Ring): string =>
  `M${ring.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join('L')}Z`

/** The smallest box around some rings. */
export function boxOf(rings: readonly Ring[]) {
  const xs = rings.flatMap((ring) => ring.map(([x]) => x))
  const ys = rings.flatMap((ring) => ring.map(([, y]) => y))
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
