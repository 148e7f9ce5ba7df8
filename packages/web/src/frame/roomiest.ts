/** On which side of a thing a look at it has room, so that it never lies over the thing. */
import type { Size } from '@durbar/table'
import type { Box, Side } from './beside.ts'

/** A look with its distances to the thing and to the edge, in pixels. */
const WIDE = 480 + 14 + 8

export function roomiest({ left, top, width, height }: Box, window: Size): Side {
  const room: Readonly<Record<Side, number>> = {
    right: window.width - left - width,
    left,
    bottom: window.height - top - height,
    top,
  }
  const beside = (['right', 'left'] as const).find((side) => room[side] >= WIDE)
  return beside ?? (room.bottom >= room.top ? 'bottom' : 'top')
}
