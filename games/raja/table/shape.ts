/** The shape of the room the frame gives to the board; it decides where track and account lie. */
import { useSize } from '@durbar/table'
import type { RefObject } from 'react'

/**
 * `phone`, and `small` on a tablet: a column of strips. `short`: too low for a standing track, which lies above the
 * map. `tall`: room below the map. `wide`: room beside it. `square`: the account lies in the map's empty south.
 */
type Shape = 'phone' | 'small' | 'short' | 'tall' | 'wide' | 'square'

const SHORT = 560
const SLIM = 640
/** Below this the south of the map is too small for the account: it would lie on villages. */
const EMPTY_SOUTH = 720

function shapeOf(width: number, height: number): Shape {
  if (window.innerWidth <= 700) return 'phone'
  if (height < SHORT) return width < SLIM ? 'small' : 'short'
  const ratio = width / height
  if (ratio > 1.17) return 'wide'
  return ratio < 0.95 || height < EMPTY_SOUTH ? 'tall' : 'square'
}

export function useShape(room: RefObject<HTMLElement | null>): Shape {
  const size = useSize(room)
  return size ? shapeOf(size.width, size.height) : 'square'
}
