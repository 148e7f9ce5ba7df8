/** Land from the places on it: every point belongs to its nearest site, sites of one region are one country. */
import { type Box, drawn, type Point, wobble } from './geometry.ts'

export interface Site {
  readonly x: number
  readonly y: number
  readonly region: string
}
export interface Border {
  /** The two regions it parts; '' is the end of the map. */
  readonly between: readonly [string, string]
  /** An open line. */
  readonly d: string
}
export interface Territory {
  /** region -> its outline as closed path data */
  readonly outlines: ReadonlyMap<string, string>
  readonly borders: readonly Border[]
}

interface Edge {
  readonly from: Point
  readonly to: Point
  /** Site on the other side, -1 at the end of the map. */
  readonly beyond: number
}
type Corner = readonly [x: number, y: number, beyond: number]

/** The cell of one site: the box, cut by the line halfway to every other site. */
function cell(sites: readonly Site[], i: number, [x0, y0, x1, y1]: Box): Edge[] {
  const { x, y } = sites[i]!
  let corners: Corner[] = [
    [x0, y0, -1],
    [x1, y0, -1],
    [x1, y1, -1],
    [x0, y1, -1],
  ]
  sites.forEach((other, j) => {
    if (i === j) return
    const [nx, ny] = [other.x - x, other.y - y]
    const side = (p: Corner) => (p[0] - (x + other.x) / 2) * nx + (p[1] - (y + other.y) / 2) * ny
    const kept: Corner[] = []
    corners.forEach((a, k) => {
      const b = corners[(k + 1) % corners.length]!
      const [sa, sb] = [side(a), side(b)]
      if (sa <= 0) kept.push(a)
      if ((sa < 0 && sb > 0) || (sa > 0 && sb < 0)) {
        const u = sa / (sa - sb)
        kept.push([a[0] + (b[0] - a[0]) * u, a[1] + (b[1] - a[1]) * u, sa < 0 ? j : a[2]])
      }
    })
    corners = kept
  })
  return corners.map((a, k) => {
    const b = corners[(k + 1) % corners.length]!
    return { from: [a[0], a[1]], to: [b[0], b[1]], beyond: a[2] }
  })
}

const near = (a: Point, b: Point) => Math.abs(a[0] - b[0]) + Math.abs(a[1] - b[1]) < 0.5

/** Joins edges end to end into as few lines as possible. */
function joined(edges: readonly Edge[]): Point[][] {
  const rest = [...edges]
  const lines: Point[][] = []
  while (rest.length > 0) {
    const first = rest.shift()!
    const line: Point[] = [first.from, first.to]
    for (let found = true; found; ) {
      const after = rest.findIndex((edge) => near(edge.from, line.at(-1)!))
      const before = rest.findIndex((edge) => near(edge.to, line[0]!))
      if (after >= 0) line.push(rest.splice(after, 1)[0]!.to)
      else if (before >= 0) line.unshift(rest.splice(before, 1)[0]!.from)
      else found = false
    }
    lines.push(line)
  }
  return lines
}

/**
 * `bend` is how far a border may leave the ruled line. Computed once, when the table's module loads: no filter
 * runs while the map is moved.
 */
export function territory(sites: readonly Site[], box: Box, bend = 13, seed = 4): Territory {
  const shift = wobble(seed, bend)
  const cells = sites.map((_, i) => cell(sites, i, box))
  const regionOf = (site: number) => sites[site]?.region ?? ''
  const rims = new Map<string, Edge[]>()
  const parting = new Map<string, Edge[]>()
  cells.forEach((edges, i) => {
    const own = regionOf(i)
    for (const edge of edges) {
      const other = regionOf(edge.beyond)
      if (other === own) continue
      rims.set(own, [...(rims.get(own) ?? []), edge])
      const key = `${own}|${other}`
      if (own < other) parting.set(key, [...(parting.get(key) ?? []), edge])
    }
  })
  const outlines = new Map<string, string>()
  for (const [region, edges] of rims)
    outlines.set(
      region,
      joined(edges)
        .map((line) => `${drawn(line, shift)}Z`)
        .join(''),
    )
  const borders = [...parting].flatMap(([key, edges]) => {
    const [a, b] = key.split('|') as [string, string]
    return joined(edges).map((line): Border => ({ between: [a, b], d: drawn(line, shift) }))
  })
  return { outlines, borders }
}
