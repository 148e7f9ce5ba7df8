/** Outlines as SVG path data. Everything ornamental is drawn from these. */
const f = (n: number): number => Math.round(n * 10) / 10
type Point = readonly [number, number]

const polar = (cx: number, cy: number, r: number, a: number): Point => [
  cx + r * Math.sin(a),
  cy - r * Math.cos(a),
]
const arc = (a: Point, b: Point, share: number): string => {
  const r = f(Math.hypot(b[0] - a[0], b[1] - a[1]) * share)
  return `A${r} ${r} 0 0 1 ${f(b[0])} ${f(b[1])}`
}
const closed = (points: readonly Point[]): string =>
  `${points.map(([x, y], i) => `${i ? 'L' : 'M'}${f(x)} ${f(y)}`).join('')}Z`

/** A cusped arch: `foils` on each side, an ogee tip. 3 under 30 px, 4 for cards, 5 or 6 for boxes. */
export function arch(x: number, y: number, w: number, h: number, foils = 4, rise = w * 0.62): string {
  const spring = y + rise
  const left: Point[] = []
  for (let k = 0; k < foils; k++) {
    const t = ((k / foils) * Math.PI) / 2
    left.push([x + w / 2 - (w / 2) * Math.cos(t * 0.96) ** 0.92, spring - rise * 0.86 * Math.sin(t) ** 1.05])
  }
  left.push([x + w / 2 - w * 0.045, spring - rise * 0.9])
  const right = left.map(([px, py]): Point => [2 * x + w - px, py]).reverse()
  const foilsOf = (side: readonly Point[]) =>
    side
      .slice(1)
      .map((point, k) => arc(side[k]!, point, 0.54))
      .join('')
  const nearTip = f(spring - rise * 0.93)
  const mid = x + w / 2
  return (
    `M${f(x)} ${f(y + h)}V${f(spring)}${foilsOf(left)}` +
    `Q${f(mid - w * 0.008)} ${nearTip} ${f(mid)} ${f(y)}` +
    `Q${f(mid + w * 0.008)} ${nearTip} ${f(mid + w * 0.045)} ${f(spring - rise * 0.9)}` +
    `${foilsOf(right)}V${f(y + h)}Z`
  )
}

export const star8 = (cx: number, cy: number, r: number, inner = 0.7): string =>
  closed(Array.from({ length: 16 }, (_, k) => polar(cx, cy, k % 2 ? r * inner : r, (k * Math.PI) / 8)))

export const polygon = (cx: number, cy: number, r: number, corners: number, turn = 0): string =>
  closed(Array.from({ length: corners }, (_, k) => polar(cx, cy, r, (k * 2 * Math.PI) / corners + turn)))

/** A medallion of arcs: 8 for gems, 10 to 12 for symbols, 36 for a disc. */
export function lobed(cx: number, cy: number, r: number, lobes = 8): string {
  const at = (k: number) => polar(cx, cy, r, (k * 2 * Math.PI) / lobes + Math.PI / lobes)
  const start = at(0)
  let d = `M${f(start[0])} ${f(start[1])}`
  for (let k = 1; k <= lobes; k++) d += arc(at(k - 1), at(k % lobes), 0.56)
  return `${d}Z`
}

const drop = (d: number): string =>
  `M0 ${f(-d * 1.25)}C${f(d * 1.1)} ${f(-d * 0.1)} ${d} ${d} 0 ${d}C${-d} ${d} ${f(-d * 1.1)} ${f(-d * 0.1)} 0 ${f(-d * 1.25)}Z`

/** Four clear lobes: beside the violet hexagon the green sign must not look like a disc. */
const quatrefoil = (d: number): string => {
  const [a, r] = [f(d * 0.42), f(d * 0.5)]
  const lobe = (x: number, y: number) => `A${r} ${r} 0 1 1 ${x} ${y}`
  return `M${-a} ${-a}${lobe(a, -a)}${lobe(a, a)}${lobe(-a, a)}${lobe(-a, -a)}Z`
}

/** Colour is never the only sign: each card colour has its own, around the origin. */
export const SIGNS = {
  yellow: (d: number) => star8(0, 0, d * 1.12, 0.58),
  orange: (d: number) => polygon(0, 0, d * 1.1, 3),
  red: (d: number) => polygon(0, 0, d * 1.05, 4, Math.PI / 4),
  violet: (d: number) => polygon(0, 0, d * 1.02, 6),
  blue: drop,
  green: quatrefoil,
  white: (d: number) => polygon(0, 0, d * 1.1, 4),
} as const

export type CardColour = keyof typeof SIGNS

const PATH = /[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)/g
/** What stands behind each command of a path: places along x and y, lengths, and what stays as it is. */
const PARTS: Readonly<Record<string, string>> = {
  M: 'xy',
  L: 'xy',
  T: 'xy',
  H: 'x',
  V: 'y',
  Q: 'xyxy',
  S: 'xyxy',
  C: 'xyxyxy',
  A: 'rr===xy',
  Z: '',
}

/**
 * The same outline elsewhere, `scale` times as large, without a `transform`: of each of those a browser keeps a layer
 * of its own in mind, and a map with hundreds of them is slow to draw. Outlines are written in absolute commands.
 */
export function placed(d: string, x: number, y: number, scale = 1): string {
  const to = {
    x: (n: number) => x + n * scale,
    y: (n: number) => y + n * scale,
    r: (n: number) => n * scale,
    '=': (n: number) => n,
  }
  let [parts, at, out] = ['', 0, '']
  for (const [token] of d.matchAll(PATH)) {
    if (/[A-Za-z]/.test(token)) {
      const known = PARTS[token]
      if (known === undefined) throw new Error(`an outline in absolute commands has no '${token}': ${d}`)
      ;[parts, at] = [known, 0]
      out += token
      continue
    }
    const part = parts[at++ % parts.length] as keyof typeof to
    out += ` ${Math.round(to[part](Number(token)) * 100) / 100}`
  }
  return out
}
