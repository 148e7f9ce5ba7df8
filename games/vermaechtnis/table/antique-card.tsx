/** An antique as a printed card. What must be read in a pile stands in the top quarter. */
import { ArchPicture, CardFrame, cardPattern, Medallion, SignMark } from '@durbar/table'
import { memo } from 'react'
import { type AntiqueId, antiqueOf } from '../data/antiques.ts'
import { Art } from './art.tsx'
import { paletteOf } from './reading.ts'

const INK = 'var(--card-ink)'
const HEAD = 'M5 9A4 4 0 0 1 9 5H91A4 4 0 0 1 95 9V35H5Z'

export const AntiqueCard = memo(function AntiqueCard(props: {
  id: AntiqueId
  className?: string
  lone?: boolean
}) {
  const { id, className, lone } = props
  const { kind, colour, value } = antiqueOf(id)
  const palette = paletteOf(colour)
  const fill = `var(--c-${palette})`
  return (
    <CardFrame className={className}>
      <path d={HEAD} fill={fill} />
      <path d={HEAD} fill={cardPattern(palette)} />
      <circle cx="21" cy="20" r="12.5" fill="var(--card)" />
      <Art kind={kind} x={21} y={20} scale={0.2} body={INK} metal={INK} line={INK} />
      {lone ? (
        <>
          <circle cx="50" cy="20" r="13.5" fill="var(--card)" />
          <circle
            cx="50"
            cy="20"
            r="12.2"
            fill="none"
            stroke="var(--lac)"
            strokeWidth="2.6"
            strokeDasharray="5.1 2.56"
          />
        </>
      ) : null}
      <SignMark
        colour={palette}
        x={50}
        y={20}
        r={8}
        fill={lone ? undefined : colour === 'yellow' ? 'var(--sepia)' : 'var(--cream)'}
      />
      <Medallion x={79} y={20} r={11.5}>
        <text y="6.5" textAnchor="middle" fill="var(--coin-ink)" style={{ font: '700 18px var(--serif)' }}>
          {value}
        </text>
      </Medallion>
      <ArchPicture colour={palette} y={40} h={94} rise={46} depth={0.2}>
        <path d="M8 122H92V134H8Z" fill={fill} fillOpacity=".38" />
        <ellipse cx="50" cy="124" rx="26" ry="4" fill="var(--umber)" fillOpacity=".28" />
        <Art kind={kind} x={50} y={89} scale={0.7} body={fill} metal="var(--gold)" line="var(--umber)" />
      </ArchPicture>
    </CardFrame>
  )
})
