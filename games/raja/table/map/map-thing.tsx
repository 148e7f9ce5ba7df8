/** A button over a place of the map, without a look of its own: the drawing beneath shows its state. */
import { Thing, type ThingProps } from '@durbar/table'
import { MAP } from './ground.ts'
import css from './map.module.css'
import { boxOf, type Ring, ringPath } from './targets.ts'

const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`

export function MapThing(
  props: Omit<ThingProps, 'style' | 'look' | 'children'> & {
    /** Where it can be touched, in units of the map. */
    rings: readonly Ring[]
    onPoint?: (on: boolean) => void
  },
) {
  const { rings, onPoint, className, ...thing } = props
  const { x, y, width, height } = boxOf(rings)
  return (
    <Thing
      {...thing}
      look="bare"
      className={[css.place, className].filter(Boolean).join(' ')}
      style={{
        left: percent(x - MAP.x, MAP.width),
        top: percent(y - MAP.y, MAP.height),
        width: percent(width, MAP.width),
        height: percent(height, MAP.height),
      }}
    >
      <svg
        viewBox={`${x} ${y} ${width} ${height}`}
        preserveAspectRatio="none"
        className={css.area}
        aria-hidden="true"
      >
        <path
          d={rings.map(ringPath).join('')}
          onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint?.(true)}
          onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint?.(false)}
        />
      </svg>
    </Thing>
  )
}
