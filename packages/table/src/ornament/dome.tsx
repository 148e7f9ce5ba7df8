/** An onion dome on a point, for covers and boards. */
export function Dome(props: { x: number; y: number; w: number; fill: string; line: string }) {
  const { x, y, w, fill, line } = props
  const n = (v: number) => Math.round(v * 10) / 10
  return (
    <>
      <path
        d={`M${n(x - w / 2)} ${y}C${n(x - w * 0.72)} ${n(y - w * 0.5)} ${n(x - w * 0.16)} ${n(y - w * 0.66)} ${x} ${n(y - w * 1.05)}C${n(x + w * 0.16)} ${n(y - w * 0.66)} ${n(x + w * 0.72)} ${n(y - w * 0.5)} ${n(x + w / 2)} ${y}Z`}
        fill={fill}
        stroke={line}
        strokeWidth="1.5"
      />
      <path d={`M${x} ${n(y - w * 1.02)}V${n(y - w * 1.02 - 9)}`} stroke={line} strokeWidth="2" />
    </>
  )
}
