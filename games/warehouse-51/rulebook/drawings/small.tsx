/** The pictures of the minute and of the components, and the marks among the text. */

import type { Drawings } from '@durbar/room'
import { type CardColour, ColourSign, cardPattern, SignMark } from '@durbar/table'
import type { ReactNode } from 'react'
import { CARDS } from '../../data/cards.ts'
import { CATEGORIES, COLOURS, FIRST, SECOND } from '../../data/categories.ts'
import { CertificateMark, IngotMark, NatureMark, PawnToken } from '../../table/marks.tsx'
import { colourOf, INK } from '../../table/relics.ts'
import { Counterfeit, FistMark, Mini, Person, Relic, Scene, Stack } from './pieces.tsx'

/** 200 x 120: they stand beside each other. */
const Small = ({ children }: { children: ReactNode }) => (
  <Scene w={200} h={120} bare>
    {children}
  </Scene>
)

const Pile = ({ x, y, scale }: { x: number; y: number; scale: number }) => (
  <g transform={`translate(${x} ${y}) scale(${scale})`}>
    <IngotMark x={0} y={24} />
    <IngotMark x={36} y={24} />
    <IngotMark x={18} y={0} />
  </g>
)

function Nature({ nature, x, y, r }: { nature: 'blessed' | 'cursed'; x: number; y: number; r: number }) {
  const cursed = nature === 'cursed'
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={r}
        fill={cursed ? 'var(--card-ink)' : 'var(--ivory)'}
        stroke="var(--gold-line)"
        strokeWidth={r * 0.09}
      />
      <NatureMark nature={nature} x={x} y={y} r={r * (cursed ? 0.65 : 0.82)} />
    </g>
  )
}

const Overview = () => (
  <Small>
    <g transform="translate(26 8)">
      <rect width="148" height="104" rx="7" fill="var(--card)" stroke="var(--card-edge)" strokeWidth="1.8" />
      {CATEGORIES.map((category, i) => {
        const colour = colourOf(category)
        return (
          <g
            key={category}
            transform={`translate(${11 + i * 32.5} 12)`}
            textAnchor="middle"
            fill={INK[colour]}
          >
            <rect width="29" height="50" rx="4" fill={`var(--c-${colour})`} />
            <text x="14.5" y="23" style={{ font: '700 19px var(--serif)' }}>
              {FIRST[i]}
            </text>
            <text x="14.5" y="44" style={{ font: '500 16px var(--serif)' }}>
              {SECOND[i]}
            </text>
          </g>
        )
      })}
      <path d="M12 74H136M12 84H136M12 94H98" stroke="var(--card-line)" strokeWidth="2.5" />
    </g>
  </Small>
)

/** Of the minute and the box. */
export const small: Drawings['pictures'] = {
  'turning-up': () => (
    <Small>
      <Stack category="european" x={24} y={20} w={70} counted={false} />
      <Relic id="golden-fleece" x={112} y={16} w={70} />
    </Small>
  ),
  bidding: ({ language }) => (
    <Small>
      <Pile x={12} y={30} scale={0.95} />
      <text x="114" y="66" textAnchor="middle" fill="var(--ink)" style={{ font: '600 20px var(--serif)' }}>
        {language === 'de' ? 'oder' : 'or'}
      </text>
      <FistMark x={167} y={60} r={27} />
    </Small>
  ),
  paying: () => (
    <Small>
      <Person seat={1} x={36} y={60} r={24} />
      <Person seat={0} x={164} y={60} r={24} />
      <IngotMark x={76} y={34} scale={0.56} />
      <IngotMark x={98} y={34} scale={0.56} />
      <path d="M82 68H132" stroke="var(--gold-line)" strokeWidth="4" />
      <path d="M86 58 70 68 86 78Z" fill="var(--gold-line)" />
    </Small>
  ),
  natures: () => (
    <Small>
      <Nature nature="blessed" x={66} y={60} r={29} />
      <Nature nature="cursed" x={136} y={60} r={29} />
    </Small>
  ),
  fakes: () => (
    <Small>
      <Counterfeit of="holy-grail" x={28} y={15} w={68} />
      <Counterfeit of="mjollnir" x={106} y={15} w={68} />
    </Small>
  ),
  antiquity: () => (
    <Small>
      <Relic id="yata-no-kagami" x={62} y={12} w={76} />
    </Small>
  ),
  counterfeit: () => (
    <Small>
      <Counterfeit x={30} y={14} w={70} />
      <Counterfeit of="excalibur" x={102} y={14} w={70} />
    </Small>
  ),
  ingots: () => (
    <Small>
      <Pile x={42} y={22} scale={1.35} />
    </Small>
  ),
  'pawn-token': () => (
    <Small>
      <g transform="translate(62 22)">
        <PawnToken size={76} />
      </g>
    </Small>
  ),
  certificate: () => (
    <Small>
      <CertificateMark x={100} y={46} r={34} />
    </Small>
  ),
  overview: Overview,
}

const Tile = ({ colour }: { colour: CardColour }) => (
  <Scene w={30} h={30} bare>
    <rect width="30" height="30" rx="5" fill={`var(--c-${colour})`} />
    <rect width="30" height="30" rx="5" fill={cardPattern(colour)} />
    <SignMark colour={colour} x={15} y={15} r={8} fill={INK[colour]!} />
  </Scene>
)

/** In tables: each antiquity as a small card, each category as its sign. */
export const rows: Drawings['pictures'] = Object.fromEntries([
  ...CARDS.map(({ id }) => [
    `card-${id}`,
    () => (
      <Scene w={46} h={56} bare>
        <Mini id={id} x={0} y={0} w={46} />
      </Scene>
    ),
  ]),
  ...CATEGORIES.map((category) => [`category-${category}`, () => <Tile colour={colourOf(category)} />]),
])

const Mark = ({ view, children }: { view: string; children: ReactNode }) => (
  <svg viewBox={view} height="1.25em" aria-hidden="true">
    {children}
  </svg>
)

export const signs: Drawings['signs'] = {
  ...Object.fromEntries(COLOURS.map((colour) => [colour, () => <ColourSign colour={colour} size={20} />])),
  ingot: () => (
    <Mark view="0 0 48 30">
      <IngotMark />
    </Mark>
  ),
  certificate: () => (
    <Mark view="-12 -12 24 32">
      <CertificateMark x={0} y={0} r={10} />
    </Mark>
  ),
  pawn: () => (
    <Mark view="0 0 40 40">
      <PawnToken size={40} />
    </Mark>
  ),
  blessed: () => (
    <Mark view="-12 -12 24 24">
      <Nature nature="blessed" x={0} y={0} r={11} />
    </Mark>
  ),
  cursed: () => (
    <Mark view="-12 -12 24 24">
      <Nature nature="cursed" x={0} y={0} r={11} />
    </Mark>
  ),
  fist: () => (
    <Mark view="-12 -12 24 24">
      <FistMark x={0} y={0} r={11.5} />
    </Mark>
  ),
}
