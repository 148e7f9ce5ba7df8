/** The action face of a card: 100 x 128 units. Corner: the die on its back; foot: cost at the left, gain at the right. */
import { CardFrame, cardPattern } from '@durbar/table'
import { memo } from 'react'
import type { DieColor } from '../data/names.ts'
import { FRONTS } from './card-fronts.tsx'
import { faceOf, paletteOf } from './reading.ts'
import { INK, Sign } from './symbols.tsx'

const CORNER = 'M64 1H91A8 8 0 0 1 99 9V36Z'
/** Where it can be touched: as large as the picture below leaves room for. */
const WIDE_CORNER = 'M55 1H91A8 8 0 0 1 99 9V45Z'

export function Corner({ colour, wide }: { colour: DieColor; wide?: boolean }) {
  const palette = paletteOf(colour)
  const shape = wide ? WIDE_CORNER : CORNER
  return (
    <>
      <path d={shape} fill={`var(--c-${palette})`} stroke="var(--umber)" />
      <path d={shape} fill={cardPattern(palette)} />
      <Sign colour={colour} x={wide ? 85 : 87.5} y={wide ? 15 : 12.5} r={wide ? 7.4 : 6.2} fill={INK} />
    </>
  )
}

export const ActionCard = memo(function ActionCard(props: {
  id: string
  className?: string
  name?: string
  bare?: boolean
}) {
  const { id, className, name, bare } = props
  const face = faceOf(id)
  const Front = FRONTS[face.type]
  return (
    <CardFrame width={100} height={128} {...(className ? { className } : {})} {...(name ? { name } : {})}>
      <Front face={face} />
      {bare ? null : <Corner colour={face.die} />}
    </CardFrame>
  )
})
