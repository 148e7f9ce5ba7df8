/** The shape of the room the frame gives to the board; it decides where track and account lie. */
import { useSize } from '@durbar/table'
import type { RefObject } from 'react'

/**
 * `phone`, and `small` on a tablet: a column of strips. `short`: too low for a standing track, which lies above the
 * map. `tall`: room below the map. `wide`: room beside it. `square`: the account lies in the map's empty south.
 */
export type Shape = 'phone' | 'small' | 'short' | 'tall' | 'wide' | 'square'

const SHORT = 560
const SLIM = 640

function shapeOf(width: number, height: number): Shape {
  if (window.innerWidth <= 700) return 'phone'
  if (height < SHORT) return width < SLIM ? 'small' : 'short'
  const ratio = width / height
  return ratio < 0.95 ? 'tall' : ratio > 1.17 ? 'wide' : 'square'
}

export function useShape(room: RefObject<HTMLElement | null>): Shape {
  const size = useSize(room)
  return size ? shapeOf(size.width, size.height) : 'square'
}
