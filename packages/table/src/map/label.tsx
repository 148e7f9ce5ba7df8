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

/** A flag whose tip points at (x, y). `quiet` is paper; otherwise it is the one that shines. */
export function MapFlag(props: { x: number; y: number; children: string; quiet?: boolean }) {
  const { x, y, children, quiet } = props
  const half = Math.max(20, children.length * 5.9 + 12)
  const d = `M${7 - half}-42H${half - 7}A7 7 0 0 1 ${half}-35V-17A7 7 0 0 1 ${half - 7}-10H8L0 0-8-10H${7 - half}A7 7 0 0 1 ${-half}-17V-35A7 7 0 0 1 ${7 - half}-42Z`
  return (
    <g className={css.flag} data-quiet={quiet || undefined} transform={`translate(${x} ${y})`}>
      <path d={d} />
      <text y="-19">{children}</text>
    </g>
  )
}
