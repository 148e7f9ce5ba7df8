/** A button over a place of the map, without a look of its own: the drawing beneath shows its state. */
import { Thing, type ThingProps } from '@durbar/table'
import type { CSSProperties } from 'react'
import { MAP } from './ground.ts'
import css from './map.module.css'

/** Where a place of the board's plane lies on the sheet. */
export const placed = (x: number, y: number, width: number, height: number): CSSProperties => ({
  left: `${((x - MAP.x) / MAP.width) * 100}%`,
  top: `${((y - MAP.y) / MAP.height) * 100}%`,
  width: `max(${(width / MAP.width) * 100}%, 40px)`,
  height: `max(${(height / MAP.height) * 100}%, 40px)`,
})

export function MapThing(
  props: Omit<ThingProps, 'style' | 'look'> & { x: number; y: number; width: number; height: number },
) {
  const { x, y, width, height, className, ...thing } = props
  return (
    <Thing
      {...thing}
      look="bare"
      className={[css.place, className].filter(Boolean).join(' ')}
      style={placed(x, y, width, height)}
    />
  )
}
