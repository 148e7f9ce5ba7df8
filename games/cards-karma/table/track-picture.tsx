/** A card of the track by day and by night, and the bonuses on it. */
import { arch, star8 } from '@durbar/table'
import type { ReactNode } from 'react'
import type { Bonus } from '../data/names.ts'
import type { TrackCardView } from '../view/index.ts'
import { DieMark, ShipMark } from './symbols.tsx'
import { CoinMark, FameMark, KarmaMark, StewardMark } from './tokens.tsx'

const ARCH = arch(5, 6, 50, 60, 4, 26)
const RAYS = [0, 45, 90, 135, 180, 225, 270, 315]

/** A bonus, around the origin. */
export function BonusMark({ bonus }: { bonus: Bonus }) {
  switch (bonus) {
    case 'karma2':
      return (
        <>
          <KarmaMark x={-11.5} r={10} />
          <KarmaMark x={11.5} r={10} />
        </>
      )
    case 'palaceOrCoins2':
      return (
        <>
          <path
            d={arch(-22, -13, 18, 26, 3, 11)}
            fill="var(--ck-gate)"
            stroke="var(--brass)"
            strokeWidth="1.2"
          />
          <path d="M0-9V9" stroke="var(--brass)" strokeDasharray="2 2" />
          <CoinMark x={13} r={10} value={2} />
        </>
      )
    case 'shipOrFame1':
      return (
        <>
          <ShipMark x={-13} y={1} scale={0.42} />
          <path d="M1-9V9" stroke="var(--brass)" strokeDasharray="2 2" />
          <FameMark x={14} r={10} />
        </>
      )
    case 'steward1':
      return <StewardMark r={14} />
    case 'dice2':
      return (
        <>
          <DieMark x={-11} size={18} />
          <DieMark x={11} size={18} />
        </>
      )
    case 'extraTurn':
      return (
        <path
          d="M-12 0A12 12 0 1 1-6 10M-12 0-17-7M-12 0-5-5"
          stroke="var(--brass)"
          strokeWidth="3.4"
          fill="none"
          strokeLinecap="round"
        />
      )
  }
}

const Card = ({ children, ...dress }: { fill: string; stroke: string; children: ReactNode }) => (
  <svg viewBox="0 0 60 72" aria-hidden="true">
    <rect x="1" y="1" width="58" height="70" rx="5" strokeWidth="1.6" {...dress} />
    {children}
  </svg>
)

export const Night = ({ bonus }: { bonus: Bonus | null }) => (
  <Card fill="var(--ck-midnight)" stroke="var(--gilt)">
    <path d={ARCH} fill="var(--night)" stroke="var(--gilt)" strokeOpacity=".7" />
    <path
      d={`${star8(13, 16, 2.4, 0.4)}${star8(48, 14, 2.4, 0.4)}${star8(44, 62, 1.8, 0.4)}`}
      fill="var(--ink-on-deep)"
    />
    <path d="M33 10A7 7 0 1 0 38 19 5.5 5.5 0 1 1 33 10Z" fill="var(--brass)" />
    {bonus ? (
      <g transform="translate(30 42)">
        <BonusMark bonus={bonus} />
      </g>
    ) : null}
  </Card>
)

export const Day = ({ bonus }: { bonus: Bonus | null }) => (
  <Card fill="var(--ivory)" stroke="var(--card-line)">
    <path d={ARCH} fill="var(--straw)" stroke="var(--card-line)" />
    <g transform={bonus ? 'translate(0 -11) ' : undefined} fill="var(--ck-sun)">
      <circle cx="30" cy="36" r={bonus ? 5.5 : 8.5} />
      {RAYS.map((turn) => (
        <path
          key={turn}
          d={bonus ? 'M30 26 31.6 30H28.4Z' : 'M30 18 32.5 25H27.5Z'}
          transform={`rotate(${turn} 30 36)`}
        />
      ))}
    </g>
    <path d="M5 54H55V66H5Z" fill="var(--ck-water)" />
    <path
      d="M5 58Q11 55 17 58T29 58 41 58 55 58"
      fill="none"
      stroke="var(--shine)"
      strokeOpacity=".7"
      strokeWidth="1.3"
    />
    {bonus ? (
      <g>
        <rect x="7" y="37" width="46" height="26" rx="6" fill="var(--night)" stroke="var(--card-line)" />
        <g transform="translate(30 50) scale(.84)">
          <BonusMark bonus={bonus} />
        </g>
      </g>
    ) : null}
  </Card>
)

/** As it lies there. */
export const TrackPicture = ({ card }: { card: TrackCardView }) =>
  card.turned ? <Night bonus={card.bonus} /> : <Day bonus={card.bonus} />
