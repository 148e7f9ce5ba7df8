/** The game in one minute, and what is in the box. */
import { arch } from '@durbar/table'
import { SALES_DAYS } from '../../data/market.ts'
import { FEW_ROW } from '../figures.ts'
import { Antique, Arrow, Back, Collection, Money, Picture, Purse, Struck, Trade } from './parts.tsx'

const [W, H] = [180, 120] as const

export function MinuteCoin() {
  return (
    <Picture w={W} h={H}>
      {FEW_ROW.slice(0, 3).map((price, i) => (
        <Trade key={price} price={price} coin={i > 0} x={14 + i * 52} y={54} w={48} />
      ))}
      <Arrow from={[38, 68]} to={[38, 46]} />
      <Money metal="gold" x={20} y={2} w={36} />
    </Picture>
  )
}
export function MinuteBuy() {
  return (
    <Picture w={W} h={H}>
      <Antique id="vase-blue" x={12} y={8} w={74} />
      <Arrow from={[132, 60]} to={[104, 60]} />
      <Purse rupees={FEW_ROW[0]!} x={124} y={18} w={30} />
      <Trade price={FEW_ROW[0]!} coin x={136} y={66} w={38} />
    </Picture>
  )
}
export function MinuteCollect() {
  return (
    <Picture w={W} h={H}>
      <Antique id="jug-red" x={6} y={20} w={58} />
      <Antique id="jug-green" x={30} y={28} w={58} />
      <Arrow from={[94, 64]} to={[108, 64]} />
      <Collection id="jug-small" x={118} y={22} w={56} />
    </Picture>
  )
}
export function MinuteDay() {
  const w = (W - 12) / SALES_DAYS
  return (
    <Picture w={W} h={H}>
      {Array.from({ length: SALES_DAYS }, (_, k) => k * w + 6).map((x, k) => (
        <path
          key={x}
          d={arch(x + 1.5, 4, w - 3, 24, 3, 12)}
          fill={k === 0 ? 'var(--gold-line)' : k === 1 ? 'var(--madder)' : 'none'}
          stroke="var(--gold-line)"
          strokeWidth="1.4"
        />
      ))}
      <Back x={8} y={46} w={42} />
      {(['jug-yellow', 'statue-green', 'knife-red'] as const).map((id, i) => (
        <Antique key={id} id={id} x={58 + i * 40} y={50} w={37} />
      ))}
    </Picture>
  )
}
export function MinuteScore() {
  return (
    <Picture w={W} h={H}>
      <Antique id="statue-blue" x={4} y={22} w={54} />
      <Antique id="jewellery-blue" x={61} y={22} w={54} />
      <Antique id="jug-yellow" x={122} y={22} w={54} faded lone />
      <Struck x={119} y={28} w={60} h={64} />
    </Picture>
  )
}

const [BW, BH] = [130, 110] as const
export function AntiqueCards() {
  return (
    <Picture w={BW} h={BH}>
      <Antique id="vase-blue" x={4} y={8} w={60} />
      <Antique id="statue-green" x={34} y={14} w={60} />
      <Antique id="jug-red" x={64} y={20} w={60} />
    </Picture>
  )
}
export function CollectionCards() {
  return (
    <Picture w={BW} h={BH}>
      <Collection id="jug-small" x={4} y={8} w={60} />
      <Collection id="knife-large" x={34} y={14} w={60} />
      <Collection id="different-large-5" x={64} y={20} w={60} />
    </Picture>
  )
}
export function TradeCards() {
  return (
    <Picture w={BW} h={BH}>
      <Trade price={FEW_ROW[0]!} coin={false} x={4} y={18} w={60} />
      <Trade price={FEW_ROW[1]!} coin={false} x={66} y={18} w={60} />
    </Picture>
  )
}
export function GoldCoin() {
  return (
    <Picture w={BW} h={BH}>
      <Money metal="gold" x={30} y={20} w={70} />
    </Picture>
  )
}
export function SilverCoin() {
  return (
    <Picture w={BW} h={BH}>
      <Money metal="silver" x={36} y={26} w={58} />
    </Picture>
  )
}
