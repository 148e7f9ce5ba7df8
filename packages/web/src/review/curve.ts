/** The geometry of the curve: where a move lies, where a value, and what line leads through them. */
import type { Band } from '../replay/course.ts'
import { bandAt } from '../replay/course.ts'

export interface Scale {
  x(ply: number): number
  plyAt(x: number): number
}

/** The part under the cursor opens up: the crowded end of a game can be read. */
const LENS = 1.9
/** With fewer parts nothing is crowded. */
const PARTS = 5

interface Room {
  readonly last: number
  readonly left: number
  readonly right: number
}

export function scaleOf({ last, left, right }: Room, bands: readonly Band[], ply: number): Scale {
  const open = bands.length >= PARTS ? bandAt(bands, ply) : null
  const weights = Array.from({ length: last }, (_, i) =>
    open && i + 1 > open.from && i + 1 <= open.to ? LENS : 1,
  )
  const total = weights.reduce((sum, each) => sum + each, 0) || 1
  const at = [left]
  for (const each of weights) at.push(at.at(-1)! + ((right - left) * each) / total)
  return {
    x: (n) => at[Math.min(last, Math.max(0, n))]!,
    plyAt(x) {
      let best = 0
      for (let n = 1; n <= last; n++) if (Math.abs(at[n]! - x) < Math.abs(at[best]! - x)) best = n
      return best
    },
  }
}

/** A single outlier is the judge's noise; what lasts two moves is the game. The ends are left as they are. */
export const smoothed = (values: readonly (number | null)[]): readonly (number | null)[] =>
  values.map((value, i) => {
    const [before, after] = [values[i - 1], values[i + 1]]
    if (value === null || before == null || after == null) return value
    return [before, value, after].sort((a, b) => a - b)[1]!
  })

/** Through what is known; a gap is a gap, except in a sketch, which has few points. */
export function pathOf(
  values: readonly (number | null)[],
  x: (ply: number) => number,
  y: (value: number) => number,
  over: 'gaps' | 'nothing' = 'nothing',
): string {
  let path = ''
  let pen = false
  values.forEach((value, ply) => {
    if (value === null) {
      if (over === 'nothing') pen = false
      return
    }
    path += `${pen ? 'L' : 'M'}${x(ply).toFixed(1)} ${y(value).toFixed(1)}`
    pen = true
  })
  return path
}

/** Labels beside one another: each as near to its place as the others allow, in the same order. */
export function apart(wanted: readonly number[], gap: number, [top, floor]: readonly [number, number]) {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]! || a - b)
  const placed = [...wanted]
  order.forEach((i, n) => {
    const least = n === 0 ? top : placed[order[n - 1]!]! + gap
    placed[i] = Math.max(wanted[i]!, least)
  })
  order.toReversed().forEach((i, n, all) => {
    const most = n === 0 ? floor : placed[all[n - 1]!]! - gap
    placed[i] = Math.min(placed[i]!, most)
  })
  return placed
}

/** Up to which move everything is booked. */
export const bookedUpTo = (entries: readonly unknown[]): number => {
  const gap = entries.indexOf(null, 2)
  return gap < 0 ? entries.length - 1 : gap - 1
}

/** The area between two lines, part by part where both are known. */
export function areaOf(
  low: readonly (number | null)[],
  high: readonly (number | null)[],
  x: (ply: number) => number,
  y: (value: number) => number,
): string {
  const point = (ply: number, value: number) => `${x(ply).toFixed(1)} ${y(value).toFixed(1)}`
  let path = ''
  for (let from = 0; from < low.length; from++) {
    if (low[from] == null || high[from] == null) continue
    let to = from
    while (low[to + 1] != null && high[to + 1] != null) to++
    const plies = Array.from({ length: to - from + 1 }, (_, i) => from + i)
    const there = plies.map((ply) => point(ply, high[ply]!))
    const back = plies.toReversed().map((ply) => point(ply, low[ply]!))
    if (to > from) path += `M${[...there, ...back].join('L')}Z`
    from = to
  }
  return path
}
