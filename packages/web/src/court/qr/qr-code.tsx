/** A link to be read by another device's camera: dark on light by day and by night, as cameras want it. */
import { useMemo } from 'react'
import { type Matrix, qrOf } from './matrix.ts'
import css from './qr-code.module.css'

/** Modules of empty paper that the standard wants around it. */
const QUIET = 4

const drawn = (matrix: Matrix): string =>
  matrix
    .flatMap((row, y) =>
      [
        ...row
          .map((dark) => (dark ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
    )
    .join('')

export default function QrCode({ text, name }: { text: string; name: string }) {
  const matrix = useMemo(() => qrOf(text), [text])
  // An address longer than any of ours: the link beside it still leads there.
  if (!matrix) return null
  const size = matrix.length + 2 * QUIET
  return (
    <svg
      className={css.qr}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={name}
      data-qr={text}
    >
      <path d={drawn(matrix)} />
    </svg>
  )
}
