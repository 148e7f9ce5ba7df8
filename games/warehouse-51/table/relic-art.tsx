/** The picture of each antiquity, around a point, about as high as `size`. */
import { IconMark, lobed, polygon, star8 } from '@durbar/table'
import type { ReactNode } from 'react'
import * as icons from './icons.ts'

const INK = 'var(--umber)'

const ICONS: Readonly<Record<string, string>> = {
  'malleus-maleficarum': icons.evilBook,
  excalibur: icons.swordInStone,
  'unicorn-horn': icons.unicorn,
  'baba-yagas-mortar': icons.pestleMortar,
  'seven-league-boots': icons.boots,
  'philosophers-stone': icons.runeStone,
  'crystal-ball': icons.crystalBall,
  'golden-fleece': icons.sheep,
  'ring-of-the-nibelungs': icons.powerRing,
  'shirt-of-nessus': icons.shirt,
  'pandoras-box': icons.openChest,
  gungnir: icons.spearHook,
  mjollnir: icons.thorHammer,
  'horn-of-plenty': icons.cornucopia,
  'davids-harp': icons.harp,
  'samsons-jawbone': icons.jawbone,
  'aladdins-lamp': icons.magicLamp,
  'ame-no-nuhoko': icons.sunSpear,
  'syamantaka-jewel': icons.fireGem,
  'yata-no-kagami': icons.shintoShrineMirror,
  'peaches-of-immortality': icons.peach,
}

/** Drawn by us, in a box of 100 units around the origin; `one` = a single ink for the small cards. */
const OWN: Readonly<Record<string, (one: string | null) => ReactNode>> = {
  'holy-grail': (one) => (
    <g fill={one ?? 'var(--gold)'} stroke={one ? 'none' : INK} strokeWidth="2.4" strokeLinejoin="round">
      <path d="M-28-42C-28-16-16-2-5 1V25C-12 28-20 32-22 42H22C20 32 12 28 5 25V1C16-2 28-16 28-42Z" />
      {one ? null : (
        <>
          <ellipse cy="-42" rx="28" ry="7" fill="var(--wh-glint)" />
          <ellipse cy="-41" rx="21" ry="4" fill="var(--lac)" stroke="none" />
          <circle cy="-13" r="4.6" fill="var(--c-blue)" strokeWidth="1.3" />
          <circle cx="-13" cy="-17" r="3.3" fill="var(--lac)" strokeWidth="1.2" />
          <circle cx="13" cy="-17" r="3.3" fill="var(--malachite)" strokeWidth="1.2" />
          <circle cy="13" r="6.5" fill="var(--wh-ingot-top)" strokeWidth="1.5" />
          <path
            d="M-22-33C-21-22-15-13-10-9"
            stroke="var(--shine)"
            strokeOpacity=".7"
            strokeWidth="3"
            fill="none"
          />
        </>
      )}
    </g>
  ),
  'ark-of-the-covenant': (one) => (
    <g fill={one ?? 'var(--gold)'} stroke={one ? 'none' : INK} strokeWidth="2.4" strokeLinejoin="round">
      <path d="M-48 22H48V28H-48Z" fill={one ?? 'var(--wh-oak)'} />
      <path d="M-36-2H36V34H-36Z" />
      <path d="M-40-10H40V0H-40Z" fill={one ?? 'var(--wh-ingot-top)'} />
      <path d="M-30-11C-32-24-24-38-8-40-14-32-12-24-16-11ZM30-11C32-24 24-38 8-40 14-32 12-24 16-11Z" />
      <circle cx="-26" cy="-31" r="5.5" fill={one ?? 'var(--wh-glint)'} />
      <circle cx="26" cy="-31" r="5.5" fill={one ?? 'var(--wh-glint)'} />
      {one ? null : (
        <path d="M-26 8H-10V26H-26ZM-8 8H8V26H-8ZM10 8H26V26H10Z" fill="var(--wh-pine)" strokeWidth="1.5" />
      )}
    </g>
  ),
  'flying-carpet': (one) => (
    <g fill={one ?? 'var(--lac)'} stroke={one ? 'none' : INK} strokeWidth="2.2" strokeLinejoin="round">
      <path d="M-46 4C-30-14-16 8 0-6 14-18 30-8 46-22L34 14C20 26 6 16-8 26-22 36-34 26-46 34Z" />
      {one ? null : (
        <>
          <path
            d="M-37 8C-26-2-14 14 1 2 14-8 26-2 36-10L29 10C18 19 6 10-8 19-20 27-28 20-37 24Z"
            fill="var(--gold)"
            strokeWidth="1.3"
          />
          <path d={star8(-2, 10, 9, 0.5)} fill="var(--wh-blue)" strokeWidth="1" />
        </>
      )}
      <path
        d="M-46 8-54 10M-46 16-54 19M-46 24-54 28M-46 32-53 37M46-20 54-24M43-10 51-14M40 0 48-3M36 10 44 8"
        stroke={one ?? 'var(--wh-oak)'}
        strokeWidth="3"
        fill="none"
      />
    </g>
  ),
  'solomons-seal': (one) => (
    <g fill={one ?? 'var(--gold)'} stroke={one ? 'none' : INK} strokeWidth="2.4" strokeLinejoin="round">
      <path d={lobed(0, 0, 40, 12)} fillOpacity={one ? 0.35 : 1} />
      <g fill={one ?? 'var(--wh-blue)'} stroke={one ? 'none' : 'var(--wh-glint)'} strokeWidth="2">
        <path d={polygon(0, 0, 33, 3)} />
        <path d={polygon(0, 0, 33, 3, Math.PI)} />
      </g>
      <circle r="10" fill={one ? 'var(--seal-hole, none)' : 'var(--wh-ingot-top)'} strokeWidth="1.5" />
    </g>
  ),
  'heirloom-seal': (one) => (
    <g fill={one ?? 'var(--wh-jade)'} stroke={one ? 'none' : INK} strokeWidth="2.4" strokeLinejoin="round">
      <path d="M-34 12H34V40H-34Z" />
      <path d="M-28 12C-30-2-22-6-20-16-30-18-34-30-24-36-14-44 2-40 8-34 20-42 34-32 28-20 24-12 26-4 28 12Z" />
      {one ? null : (
        <>
          <path d="M-34 30H34V40H-34Z" fill="var(--lac)" />
          <path
            d="M-18-20C-8-10 8-10 14-22M-14-28H-10M4-28H8M-16 2H16M-12-4H12"
            fill="none"
            strokeWidth="2"
          />
        </>
      )}
    </g>
  ),
}

/** `one`: in one ink, for small cards. Otherwise in colour, `fill` for the icons. */
export function RelicArt(props: {
  id: string
  x: number
  y: number
  size: number
  one?: string
  fill?: string
}) {
  const { id, x, y, size, one, fill = 'var(--gold)' } = props
  const own = OWN[id]
  if (own) return <g transform={`translate(${x} ${y}) scale(${size / 100})`}>{own(one ?? null)}</g>
  return one ? (
    <IconMark d={ICONS[id]!} x={x} y={y} size={size} fill={one} />
  ) : (
    <IconMark d={ICONS[id]!} x={x} y={y} size={size} fill={fill} stroke={INK} strokeWidth={13} />
  )
}
