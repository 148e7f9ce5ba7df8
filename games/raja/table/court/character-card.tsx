/** A character card: its number, its sign in an arch. 60 x 72 units. */
import { arch, CardFrame, cardPattern, IconMark, lobed } from '@durbar/table'
import { memo } from 'react'
import { CHARACTER_PAINT } from '../paint.ts'

const ARCH = arch(6, 5, 48, 62, 4, 28)

export const CharacterCard = memo(function CharacterCard({
  card,
  className,
}: {
  card: number
  className?: string
}) {
  const { icon, colour } = CHARACTER_PAINT[card]!
  return (
    <CardFrame width={60} height={72} className={className}>
      <path d={ARCH} fill={`var(--c-${colour})`} />
      <path d={ARCH} fill={cardPattern(colour)} />
      <path d={ARCH} fill="none" stroke="var(--card-line)" strokeWidth="1.2" />
      <path d={lobed(30, 41, 16.5, 10)} fill="var(--card)" stroke="var(--card-line)" strokeWidth=".8" />
      <IconMark d={icon} x={30} y={41} size={24} fill="var(--card-ink)" />
      <circle cx="12" cy="13" r="10" fill="var(--night)" stroke="var(--gilt)" strokeWidth="1.3" />
      <text x="12" y="18.3" textAnchor="middle" fill="var(--straw)" style={{ font: '700 15px var(--serif)' }}>
        {card}
      </text>
    </CardFrame>
  )
})
