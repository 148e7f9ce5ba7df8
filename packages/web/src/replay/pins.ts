/** Pins stand above their moves, and where they would lie on one another, side by side. */
import type { Pin } from './course.ts'

const WIDE = 44

interface PlacedPin {
  readonly pin: Pin
  /** Of its middle. */
  readonly left: number
}

export function placedPins(
  pins: readonly Pin[],
  x: (ply: number) => number,
  width: number,
): readonly PlacedPin[] {
  if (width <= 0) return []
  const most = Math.max(1, Math.floor(width / WIDE))
  // Where there is room for a few only, the largest are shown.
  const shown = new Set([...pins].sort((a, b) => b.points - a.points).slice(0, most))
  const placed: { pin: Pin; left: number }[] = []
  for (const pin of pins) {
    if (!shown.has(pin)) continue
    const after = (placed.at(-1)?.left ?? -WIDE) + WIDE
    placed.push({ pin, left: Math.max(x(pin.ply), after, WIDE / 2) })
  }
  // What was pushed out at the right pushes back.
  let right = width - WIDE / 2
  for (let i = placed.length - 1; i >= 0; i--) {
    placed[i]!.left = Math.min(placed[i]!.left, right)
    right = placed[i]!.left - WIDE
  }
  return placed
}
