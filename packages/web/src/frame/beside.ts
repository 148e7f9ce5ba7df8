/** On which side of a thing a note lies. */
import type { Size } from '@durbar/table'

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}
/** A note with its distance to the thing and to the edge, in pixels: as wide and as high as one gets. */
const NOTE = { width: 394, height: 250 }
/** Above the tabs and the main button. */
const FOOT = 80

export type Side = 'bottom' | 'top' | 'right' | 'left'

/** As far as it is on the screen; null where nothing of it is. */
export function onScreen(rect: Box, { width, height }: Size): Box | null {
  const [left, top] = [Math.max(rect.left, 0), Math.max(rect.top, 0)]
  const box = {
    left,
    top,
    width: Math.min(rect.left + rect.width, width) - left,
    height: Math.min(rect.top + rect.height, height) - top,
  }
  return rect.width > 0 && box.width > 0 && box.height > 0 ? box : null
}

/** Below, above or beside; a thing that leaves no room is covered at the foot of the page. */
export function beside(box: Box | null, { width, height }: Size): { readonly side: Side; readonly at: Box } {
  if (!box) return { side: 'bottom', at: { left: width / 2, top: height / 3, width: 0, height: 0 } }
  const room: Readonly<Record<Side, number>> = {
    bottom: height - box.top - box.height - NOTE.height,
    top: box.top - NOTE.height,
    right: width - box.left - box.width - NOTE.width,
    left: box.left - NOTE.width,
  }
  const side = (['bottom', 'top', 'right', 'left'] as const).find((each) => room[each] >= 0)
  if (side) return { side, at: box }
  return { side: 'top', at: { ...box, top: height - FOOT, height: 0 } }
}
