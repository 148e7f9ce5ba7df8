/** How many pixels a unit of the map takes before anybody zooms. Names on the map never get smaller than read. */
import { useSize } from '@durbar/table'
import type { RefObject } from 'react'
import { MAP } from './ground.ts'

const NARROW = 0.62
/** Until it is known. */
const UNSEEN = 0.7

export function useScale(box: RefObject<HTMLElement | null>): number {
  const size = useSize(box)
  if (!size) return UNSEEN
  const fit = Math.min(size.width / MAP.width, size.height / MAP.height) || UNSEEN
  // A narrow chart opens zoomed in.
  return size.width < 600 ? Math.max(fit, NARROW) : fit
}
