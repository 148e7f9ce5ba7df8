/** Writing on a map: names with a halo of paper, and flags that say a number. */
import css from './land.module.css'

export function MapLabel(props: {
  x: number
  y: number
  children: string
  /** `live`: in the country of the game; `great`: a capital; `land`: the name of a country. */
  kind?: 'live' | 'great' | 'land'
}) {
  return (
    <text x={props.x} y={props.y} className={css.label} data-kind={props.kind}>
      {props.children}
    </text>
  )
}

const EDGE = 6

/** A flag whose tip points at (x, y). `quiet` is paper; otherwise it is the one that shines. */
export function MapFlag(props: {
  x: number
  y: number
  children: string
  quiet?: boolean
  /** The width of the map: at its edge the flag hangs to one side of its tip. */
  within?: number
}) {
  const { x, y, children, quiet, within } = props
  const half = Math.max(20, children.length * 5.9 + 12)
  const middle = within === undefined ? x : Math.min(Math.max(x, half + EDGE), within - half - EDGE)
  // The tip stays below the straight part of the flag.
  const aside = Math.min(Math.max(middle - x, 15 - half), half - 15)
  const [left, right] = [aside - half, aside + half]
  const d = `M${left + 7}-42H${right - 7}A7 7 0 0 1 ${right}-35V-17A7 7 0 0 1 ${right - 7}-10H8L0 0-8-10H${left + 7}A7 7 0 0 1 ${left}-17V-35A7 7 0 0 1 ${left + 7}-42Z`
  return (
    <g className={css.flag} data-quiet={quiet || undefined} transform={`translate(${x} ${y})`}>
      <path d={d} />
      <text x={aside} y="-19">
        {children}
      </text>
    </g>
  )
}
