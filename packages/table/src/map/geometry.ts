/** Points, seeded chance and soft noise: what a hand-drawn map is computed from, the same on every machine. */

export type Point = readonly [x: number, y: number]
/** Left, top, right, bottom. */
export type Box = readonly [x0: number, y0: number, x1: number, y1: number]

const short = (n: number): number => Math.round(n * 10) / 10

/** A stream of numbers below 1 that starts the same for the same seed. */
function seeded(seed: number): () => number {
  let a = seed >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** The same word gives the same number below 1. */
function chanceOf(word: string): number {
  let hash = 2166136261
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 16777619)
  return seeded(hash)()
}

const ease = (t: number) => t * t * (3 - 2 * t)

/** Soft hills and valleys between -1 and 1; `grain` is the size of a hill. */
function noise(seed: number, grain: number): (x: number, y: number) => number {
  const corner = (i: number, k: number) => seeded(seed + i * 7919 + k * 104729)() * 2 - 1
  return (x, y) => {
    const [i, k] = [Math.floor(x / grain), Math.floor(y / grain)]
    const [u, v] = [ease(x / grain - i), ease(y / grain - k)]
    const top = corner(i, k) * (1 - u) + corner(i + 1, k) * u
    const bottom = corner(i, k + 1) * (1 - u) + corner(i + 1, k + 1) * u
    return top * (1 - v) + bottom * v
  }
}

/** Moves every point a little, neighbours alike, so that ruled lines look drawn. */
export function wobble(seed: number, reach: number, grain = 62): (point: Point) => Point {
  const layers = [seed, seed + 1].map((one) => [noise(one, grain), noise(one + 50, grain / 3)] as const)
  const shift = (layer: number, x: number, y: number) =>
    reach * (layers[layer]![0](x, y) * 0.75 + layers[layer]![1](x, y) * 0.25)
  return ([x, y]) => [x + shift(0, x, y), y + shift(1, x, y)]
}

export function distanceToSegment([x, y]: Point, a: Point, b: Point): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const along = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1)
  const t = Math.max(0, Math.min(1, along))
  return Math.hypot(x - a[0] - t * dx, y - a[1] - t * dy)
}

/** A line through points, each stretch cut into steps and bent. */
export function drawn(points: readonly Point[], bend: (point: Point) => Point, step = 13): string {
  const parts: string[] = []
  points.forEach((to, i) => {
    const from = points[i - 1]
    if (!from) {
      parts.push(`M${bend(to).map(short).join(' ')}`)
      return
    }
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step))
    for (let k = 1; k <= steps; k++) {
      const t = k / steps
      const at: Point = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
      parts.push(`L${bend(at).map(short).join(' ')}`)
    }
  })
  return parts.join('')
}

/** A smooth course through points (a river). */
export function course(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))]!
  let d = `M${at(0).map(short).join(' ')}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p, a, b, q] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [a[0] + (b[0] - p[0]) / 6, a[1] + (b[1] - p[1]) / 6]
    const c2 = [b[0] - (q[0] - a[0]) / 6, b[1] - (q[1] - a[1]) / 6]
    d += `C${[...c1, ...c2, ...b].map(short).join(' ')}`
  }
  return d
}

/** A road: slightly bent, always the same way between the same two places. */
export function roadBetween(a: Point, b: Point, key: string, bend = 0.16): string {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const k = (chanceOf(key) - 0.5) * bend
  const [mx, my] = [(a[0] + b[0]) / 2 - dy * k, (a[1] + b[1]) / 2 + dx * k]
  return `M${short(a[0])} ${short(a[1])}Q${short(mx)} ${short(my)} ${short(b[0])} ${short(b[1])}`
}

/** Points strewn over a box, at least `apart` from each other, wherever `free` allows. The third number is for variety. */
export function scatter(
  count: number,
  seed: number,
  box: Box,
  free: (point: Point) => boolean,
  apart = 24,
): readonly (readonly [x: number, y: number, variety: number])[] {
  const next = seeded(seed)
  const found: [number, number, number][] = []
  for (let tries = count * 60; tries > 0 && found.length < count; tries--) {
    const x = box[0] + next() * (box[2] - box[0])
    const y = box[1] + next() * (box[3] - box[1])
    if (free([x, y]) && found.every((each) => Math.hypot(each[0] - x, each[1] - y) > apart))
      found.push([short(x), short(y), next()])
  }
  return found
}
