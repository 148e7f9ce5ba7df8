/** What a ship or a bonus brings, drawn: 0 0 is its middle. */
import { arch, IconMark, star8 } from '@durbar/table'
import type { Reward } from '../data/names.ts'
import { rolledCloth } from './icons.ts'
import type { Good } from './reading.ts'
import { DieMark, GoodMark } from './symbols.tsx'
import { CoinMark, FameMark, KarmaMark } from './tokens.tsx'

/** A goods card or a palace card, small. */
const GoodsSheet = ({ x, y = 0 }: { x: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      x="-8"
      y="-10.5"
      width="16"
      height="21"
      rx="2"
      fill="var(--parchment)"
      stroke="var(--umber)"
      strokeWidth="1.1"
    />
    <IconMark d={rolledCloth} x={0} y={-2} size={11} fill="var(--ck-silk)" />
    <path d="M-6 5H6L5 9H-5Z" fill="var(--ck-basket)" stroke="var(--umber)" strokeWidth=".8" />
  </g>
)
const PalaceSheet = ({ x, y = 0 }: { x: number; y?: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <rect
      x="-8.5"
      y="-11.5"
      width="17"
      height="23"
      rx="2"
      fill="var(--ivory)"
      stroke="var(--umber)"
      strokeWidth="1.1"
    />
    <path d={arch(-6.5, -9.5, 13, 19, 3, 8)} fill="var(--night)" stroke="var(--card-line)" strokeWidth=".8" />
    <path d={star8(0, 1.5, 3.6, 0.5)} fill="var(--brass)" />
  </g>
)

/** What a ship or a bonus brings, side by side around the origin. */
export function RewardMarks({ reward, good }: { reward: Reward; good?: Good | undefined }) {
  const second = good ? <GoodMark kind={good.kind} x={11} y={-1} r={10} value={good.value} /> : null
  switch (reward) {
    case 'karma2':
      return (
        <>
          <KarmaMark x={-12} r={11} />
          <KarmaMark x={12} r={11} />
        </>
      )
    case 'dice2':
      return (
        <>
          <DieMark x={-11.5} size={19} />
          <DieMark x={11.5} size={19} />
        </>
      )
    case 'coins3':
      return <CoinMark r={12} value={3} />
    case 'coins2fame1':
      return (
        <>
          <CoinMark x={-12.5} r={11.5} value={2} />
          <FameMark x={12.5} r={11.5} />
        </>
      )
    case 'goods1to2':
      return (
        <>
          <GoodsSheet x={-11} />
          <g opacity=".55">
            <GoodsSheet x={12} />
          </g>
          <path d="M-1 0H4" stroke="var(--umber)" strokeWidth="1.6" />
        </>
      )
    case 'die1good1':
      return (
        <>
          <DieMark x={-14} size={18} />
          {second}
        </>
      )
    case 'fame1good1':
      return (
        <>
          <FameMark x={-14} r={11} />
          {second}
        </>
      )
    case 'karma1good1':
      return (
        <>
          <KarmaMark x={-14} r={10.5} />
          {second}
        </>
      )
    case 'goods1die1':
      return (
        <>
          <GoodsSheet x={-12} />
          <DieMark x={11.5} size={19} />
        </>
      )
    case 'palace1':
      return <PalaceSheet x={0} />
  }
}
