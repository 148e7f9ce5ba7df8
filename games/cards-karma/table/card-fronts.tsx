/** The pictures on the fronts of the four kinds of cards, 100 x 128 units. */
import { arch, cardPattern, star8 } from '@durbar/table'
import css from './card-face.module.css'
import { type Face, paletteOf } from './reading.ts'
import { RewardMarks } from './reward-marks.tsx'
import { BuildingMark, DieMark, GoodMark, INK, ShipMark, Sign } from './symbols.tsx'
import { CoinMark, FameMark, KarmaMark } from './tokens.tsx'

const ARCH = arch(6, 7, 88, 114, 5, 44)
const INNER = arch(11, 14, 78, 102, 5, 38)

const Frame = ({ fill }: { fill: string }) => (
  <path d={ARCH} fill={fill} stroke="var(--card-line)" strokeWidth="1.5" />
)

function Building({ face }: { face: Face }) {
  const [first, second] = face.buildings
  const [good] = face.goods
  const palette = paletteOf(face.colour!)
  return (
    <>
      <Frame fill="var(--parchment)" />
      <path d="M6 90H94V121H6Z" fill="var(--ck-sand)" />
      <path d="M6 90H94M6 96H94M6 102H94" stroke="var(--ck-sand-line)" strokeWidth="1.3" />
      {second ? (
        <>
          <BuildingMark kind={first!} x={31} y={64} size={48} />
          <BuildingMark kind={second} x={69} y={64} size={48} />
        </>
      ) : (
        <BuildingMark kind={first!} x={good ? 40 : 50} y={58} size={good ? 58 : 68} />
      )}
      {good ? <GoodMark kind={good.kind} x={77} y={70} r={14} value={good.value} /> : null}
      <rect
        x="4"
        y="97"
        width="44"
        height="28"
        rx="6"
        fill={`var(--c-${palette})`}
        stroke="var(--umber)"
        strokeWidth="1.4"
      />
      <rect x="4" y="97" width="44" height="28" rx="6" fill={cardPattern(palette)} />
      <Sign colour={face.colour!} x={15} y={111} r={6.5} fill={INK} />
      <text x="34" y="118.5" textAnchor="middle" className={css.cost}>
        {face.cost}
      </text>
      {second ? (
        <>
          <FameMark x={63} y={110} r={11.5} />
          <FameMark x={84} y={110} r={11.5} />
        </>
      ) : (
        <FameMark x={83} y={110} r={12.5} />
      )}
    </>
  )
}
function Ship({ face }: { face: Face }) {
  return (
    <>
      <Frame fill="var(--ck-mist)" />
      <path d="M6 76H94V121H6Z" fill="var(--ck-river)" />
      <path
        d="M6 84Q17 78 28 84T50 84 72 84 94 84M6 94Q17 88 28 94T50 94 72 94 94 94"
        fill="none"
        stroke="var(--ck-foam)"
        strokeWidth="1.6"
        opacity=".8"
      />
      <g stroke="var(--umber)" strokeWidth="1.9" strokeLinejoin="round">
        <path d="M18 66H82Q76 84 60 84H40Q24 84 18 66Z" fill="var(--ck-hull)" />
        <path d="M22 72H78" stroke="var(--gold)" strokeWidth="2.5" />
        <path d="M50 66V22" strokeWidth="3" />
        <path d="M53 25Q82 40 76 62H53Z" fill="var(--cream)" />
        <path d="M47 31Q26 44 28 62H47Z" fill="var(--vermilion)" />
      </g>
      <text
        x={face.number > 9 ? 65 : 63}
        y="56"
        textAnchor="middle"
        className={css.number}
        data-two={face.number > 9 || undefined}
      >
        {face.number}
      </text>
      <DieMark x={19} y={110} size={25} value={face.cost} />
      <rect
        x="38"
        y="96"
        width="58"
        height="29"
        rx="6"
        fill="var(--ivory)"
        stroke="var(--card-line)"
        strokeWidth="1.3"
      />
      <g transform="translate(67 110.5)">
        <RewardMarks reward={face.reward!} good={face.goods[0]} />
      </g>
    </>
  )
}

function Goods({ face }: { face: Face }) {
  const two = face.goods.length === 2
  return (
    <>
      <Frame fill="var(--parchment)" />
      <path
        d="M12 104H88L82 121H18Z"
        fill="var(--ck-basket)"
        stroke="var(--umber)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
      <path d="M14 110H86M30 104V121M50 104V121M70 104V121" stroke="var(--umber)" />
      {face.goods.map((good, k) => (
        <GoodMark
          key={good.kind}
          kind={good.kind}
          value={good.value}
          x={two ? [30, 64][k]! : 48}
          y={two ? [48, 80][k]! : 66}
          r={two ? 18 : 28}
        />
      ))}
      {face.coin > 0 ? (
        <g transform="translate(22 98)">
          <rect
            x="-16"
            y="-12"
            width="32"
            height="24"
            rx="6"
            fill="var(--ivory)"
            stroke="var(--card-line)"
            strokeWidth="1.2"
          />
          <text x="-8" y="5" textAnchor="middle" className={css.plus}>
            +
          </text>
          <CoinMark x={4.5} r={9} value={face.coin} />
        </g>
      ) : null}
    </>
  )
}

function Deed({ action }: { action: number }) {
  switch (action) {
    case 2:
      return (
        <>
          <DieMark x={-14} size={24} />
          <DieMark x={14} size={24} />
        </>
      )
    case 3:
      return (
        <>
          <KarmaMark x={-23} r={11} />
          <KarmaMark x={0} r={11} />
          <DieMark x={24} size={21} />
        </>
      )
    case 4:
      return (
        <>
          <GoodMark kind="silk" x={-19} y={-3} r={9} />
          <GoodMark kind="tea" x={-11} y={6} r={9} />
          <path d="M3 0H11M7-4 11 0 7 4" stroke="var(--brass)" strokeWidth="2.3" fill="none" />
          <CoinMark x={25} r={11.5} value={1} />
        </>
      )
    case 5:
      return (
        <>
          <KarmaMark x={-19} r={12} />
          <ShipMark x={17} y={1} scale={0.62} line="var(--ivory)" />
        </>
      )
    default:
      return (
        <>
          <rect x="-16" y="-14" width="22" height="29" rx="3" fill="var(--gilt)" stroke="var(--ivory)" />
          <rect x="-9" y="-17" width="22" height="29" rx="3" fill="var(--ivory)" stroke="var(--umber)" />
          <path d={star8(2, -2, 7.5, 0.5)} fill="var(--lac)" />
        </>
      )
  }
}

function Palace({ face }: { face: Face }) {
  return (
    <>
      <path d={ARCH} fill="var(--night)" stroke="var(--gilt)" strokeWidth="1.5" />
      <path d={ARCH} fill={cardPattern('violet')} opacity=".6" />
      <path d={INNER} fill="none" stroke="var(--gilt)" strokeOpacity=".55" />
      <DieMark x={50} y={46} size={34} value={face.action} />
      <path d="M20 72H80" stroke="var(--gilt)" />
      <g transform="translate(50 95)">
        <Deed action={face.action} />
      </g>
    </>
  )
}
export const FRONTS = { building: Building, ship: Ship, goods: Goods, palace: Palace }
