/** How closely a game is looked at. */
import { type AnyKernel, insightOf } from '@durbar/bots'
import type { Weighing } from './luck.ts'

export interface Depth {
  /** Playouts by which a position's value is judged. */
  readonly playouts: number
  /** Other deals that the one at hand is held against. */
  readonly deals: number
  readonly chance: Weighing
  /** The first look at a decision: this share of the iterations that the strongest bot gives it. */
  readonly look: number
  /** Moves that are priced beside the one that was played. */
  readonly rivals: number
  /** Visits of each of them at the first look; where it may matter, in stages up to the last. */
  readonly visits: number
  readonly deeper: readonly number[]
}

export const DEPTHS = {
  quick: {
    playouts: 12,
    deals: 7,
    chance: { alternatives: 3, stages: [8, 24] },
    look: 0.1,
    rivals: 2,
    visits: 12,
    deeper: [48, 96],
  },
  standard: {
    playouts: 48,
    deals: 15,
    chance: { alternatives: 5, stages: [16, 64, 192] },
    look: 0.4,
    rivals: 2,
    visits: 36,
    deeper: [100, 200, 400, 800],
  },
  deep: {
    playouts: 96,
    deals: 31,
    chance: { alternatives: 7, stages: [24, 96, 384] },
    look: 1,
    rivals: 4,
    visits: 64,
    deeper: [200, 400, 800, 1600],
  },
} as const satisfies Record<string, Depth>

export type DepthName = keyof typeof DEPTHS
export const isDepth = (name: unknown): name is DepthName =>
  typeof name === 'string' && Object.hasOwn(DEPTHS, name)

/** What the strongest bot gives a decision, within reason: all games get a look of similar length. */
export function iterationsOf(kernel: AnyKernel, { look }: Depth): number {
  const most = insightOf(kernel).efforts?.[1] ?? 2000
  return Math.round(look * Math.min(800, Math.max(300, most)))
}
