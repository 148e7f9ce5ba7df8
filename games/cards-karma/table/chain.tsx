/** A cascade as a chain: one link sets off the next, and each says what it brings. */
import type { Language } from '@durbar/room'
import { arch } from '@durbar/table'
import { BONUS_NAMES, REWARD_NAMES, tokens } from '../texts/names.ts'
import type { Link } from '../view/brings.ts'
import css from './chain.module.css'
import { faceOf } from './reading.ts'
import { RewardMarks } from './reward-marks.tsx'
import { BuildingMark, DieMark, GoodMark, ShipMark } from './symbols.tsx'
import { CoinMark, FameMark, KarmaMark, StewardMark } from './tokens.tsx'
import { words } from './words/index.ts'

export function linkText(link: Link, language: Language): string {
  const w = words(language)
  switch (link.t) {
    case 'gain':
      return `+${tokens(link.what, link.n, language)}`
    case 'turned':
      return link.bonus ? `${w.turns}: ${BONUS_NAMES[language][link.bonus]}` : w.turns
    case 'three':
      return w.three[link.of]
    case 'set':
      return link.family === 'goods' ? w.sale(link.effect) : w.set(link.effect)
    case 'choice':
      return w.choice
    case 'shipSet':
      return w.shipSet
    case 'rowBroken':
      return w.rowBroken
    case 'reward':
      return w.brings(REWARD_NAMES[language][link.reward])
    case 'step':
      return w.steps[link.rule]?.(link.n) ?? link.rule
  }
}

/** Night rises over a day card. */
const Turning = () => (
  <>
    <rect
      x="-8"
      y="-10"
      width="16"
      height="20"
      rx="2.5"
      fill="var(--ck-midnight)"
      stroke="var(--gilt)"
      strokeWidth="1.2"
    />
    <path d={arch(-6, -8, 12, 16, 3, 7)} fill="var(--night)" />
    <path d="M1.5-4.5A4.5 4.5 0 1 0 4 1.5 3.6 3.6 0 1 1 1.5-4.5Z" fill="var(--brass)" />
  </>
)

function Mark({ link }: { link: Link }) {
  switch (link.t) {
    case 'gain':
      if (link.what === 'coins') return <CoinMark r={10} value={link.n} />
      if (link.what === 'fame') return <FameMark r={10} />
      return link.what === 'karma' ? <KarmaMark r={10} /> : <StewardMark r={10} />
    case 'turned':
      return <Turning />
    case 'three':
      return link.of === 'karma' ? <KarmaMark r={10} /> : <StewardMark r={10} />
    case 'set': {
      if (link.family === 'goods') return <CoinMark r={10} value={link.coins} />
      const kind = faceOf(link.cards[0]!).buildings[0]!
      return link.effect === 'same' ? (
        <BuildingMark kind={kind} size={19} />
      ) : (
        <>
          <BuildingMark kind="red" x={-6} size={11} />
          <BuildingMark kind="yellow" y={-2} size={11} />
          <BuildingMark kind="white" x={6} size={11} />
        </>
      )
    }
    case 'choice':
      return link.family === 'goods' ? (
        <>
          <GoodMark kind="silk" x={-4} y={-3} r={6} />
          <GoodMark kind="tea" x={4} y={4} r={6} />
        </>
      ) : (
        <>
          <BuildingMark kind="red" x={-5} size={12} />
          <BuildingMark kind="white" x={5} size={12} />
        </>
      )
    case 'shipSet':
      return <ShipMark scale={0.3} />
    case 'rowBroken':
      return (
        <>
          <ShipMark scale={0.3} />
          <path d="M-8-8 8 8M8-8-8 8" stroke="var(--lac)" strokeWidth="2.6" strokeLinecap="round" />
        </>
      )
    case 'reward':
      return (
        <g transform="scale(.42)">
          <RewardMarks reward={link.reward} />
        </g>
      )
    case 'step':
      if (/Dic?e/.test(link.rule) || link.rule === 'takeChosen') return <DieMark size={16} />
      return /Goods$/.test(link.rule) ? <GoodMark kind="silk" r={9} /> : <ShipMark scale={0.3} />
  }
}

export function LinkPicture({ link, size = 28 }: { link: Link; size?: number }) {
  return (
    <svg className={css.picture} width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <Mark link={link} />
    </svg>
  )
}

/** A reward is told by what it brings. */
const told = (link: Link): boolean => link.t !== 'reward'

export function Chain({ links, language }: { links: readonly Link[]; language: Language }) {
  const w = words(language)
  return (
    <ol className={css.chain} aria-label={w.chain}>
      {links.filter(told).map((link, k) => (
        <li key={k} data-kind={link.t}>
          <LinkPicture link={link} size={24} />
          <span>{linkText(link, language)}</span>
        </li>
      ))}
    </ol>
  )
}
