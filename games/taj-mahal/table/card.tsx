/** The cards of the court. In a row the left band stays visible: symbols from the top, colour sign at the foot. */
import { arch, CardFrame, cardPattern, IconMark, lobed, SignMark } from '@durbar/table'
import { type CardId, COLOURS, type ColourId, isSpecial, suitNamed, symbolsNamed } from '../data/cards.ts'
import { SYMBOL_ICONS } from './symbols.tsx'

type Suit = ColourId | 'white' | 'special'
export const suitOf = (id: CardId): Suit => (isSpecial(id) ? 'special' : suitNamed(id))

const INK: Readonly<Record<Suit, string>> = {
  red: 'var(--cream)',
  yellow: 'var(--sepia)',
  green: 'var(--c-green-ink)',
  violet: 'var(--c-violet-ink)',
  white: 'var(--tm-white-ink)',
  special: 'var(--brass)',
}
const CARD_INK = 'var(--card-ink)'
const NIGHT = 'var(--night)'
const fillOf = (suit: Suit) => (suit === 'special' ? NIGHT : `var(--c-${suit})`)
const patternOf = (suit: Suit) => (suit === 'special' ? 'url(#card-back)' : cardPattern(suit))
const ARCH = arch(35, 9, 58, 122, 4, 34)
const RIM = arch(38.5, 15, 51, 112.5, 4, 30)

/** The four colour signs: any colour will do. */
function AnyColour({ x, y, r }: { x: number; y: number; r: number }) {
  return (
    <>
      {COLOURS.map((colour, i) => (
        <SignMark
          key={colour}
          colour={colour}
          x={x + (i % 2 ? r : -r) * 0.62}
          y={y + (i < 2 ? -r : r) * 0.62}
          r={r * 0.42}
        />
      ))}
    </>
  )
}

/** What a special card says when it shows no symbol. */
function SpecialMark({ id, x, y, size }: { id: CardId; x: number; y: number; size: number }) {
  if (id === 'special-colour') return <AnyColour x={x} y={y} r={size / 2} />
  return (
    <text
      x={x}
      y={y + size * 0.3}
      textAnchor="middle"
      fill="currentColor"
      style={{ font: `700 ${size * 0.82}px var(--serif)` }}
    >
      +2
    </text>
  )
}

function Medal({ y, r, children }: { y: number; r: number; children: React.ReactNode }) {
  return (
    <>
      <path d={lobed(64, y, r, r > 22 ? 12 : 10)} fill="var(--card)" stroke="var(--card-line)" />
      {children}
    </>
  )
}

export function CourtCard({ id, className }: { id: CardId; className?: string }) {
  const suit = suitOf(id)
  const symbols = symbolsNamed(id)
  const ink = INK[suit]
  return (
    <CardFrame className={className}>
      <rect x="5" y="5" width="25" height="130" rx="4" fill={fillOf(suit)} />
      <rect x="5" y="5" width="25" height="130" rx="4" fill={patternOf(suit)} />
      <path d={ARCH} fill={fillOf(suit)} />
      <path d={ARCH} fill={patternOf(suit)} />
      <path d={RIM} fill="none" stroke={ink} strokeOpacity=".5" />
      {symbols.map((symbol, i) => (
        <IconMark key={i} d={SYMBOL_ICONS[symbol]} x={17.5} y={19 + i * 25} size={21} fill={ink} />
      ))}
      {symbols.length === 0 ? (
        <g color={ink}>
          <SpecialMark id={id} x={17.5} y={20} size={22} />
        </g>
      ) : null}
      <SignMark colour={suit === 'special' ? 'white' : suit} x={17.5} y={121} r={7} fill={ink} />
      {symbols.length === 2 ? (
        symbols.map((symbol, i) => (
          <Medal key={i} y={60 + i * 45} r={20.5}>
            <IconMark d={SYMBOL_ICONS[symbol]} x={64} y={60 + i * 45} size={31} fill={CARD_INK} />
          </Medal>
        ))
      ) : (
        <Medal y={80} r={24}>
          {symbols[0] ? (
            <IconMark d={SYMBOL_ICONS[symbols[0]]} x={64} y={80} size={36} fill={CARD_INK} />
          ) : (
            <g color="var(--lac)">
              <SpecialMark id={id} x={64} y={80} size={36} />
            </g>
          )}
        </Medal>
      )}
    </CardFrame>
  )
}

/** Flat colour, pattern and symbols only: never a shrunken front. 40 x 54 units. */
export function MiniCard({ id, className }: { id: CardId; className?: string }) {
  const suit = suitOf(id)
  const symbols = symbolsNamed(id)
  const ink = INK[suit]
  return (
    <svg className={className} viewBox="0 0 40 54" aria-hidden="true">
      <rect
        x=".75"
        y=".75"
        width="38.5"
        height="52.5"
        rx="4.5"
        fill="var(--card)"
        stroke="var(--card-edge)"
        strokeWidth="1.2"
      />
      <rect x="3" y="3" width="34" height="48" rx="3" fill={fillOf(suit)} />
      <rect x="3" y="3" width="34" height="48" rx="3" fill={patternOf(suit)} />
      {symbols.length === 2 ? (
        symbols.map((symbol, i) => (
          <IconMark key={i} d={SYMBOL_ICONS[symbol]} x={20} y={15.5 + i * 23} size={21} fill={ink} />
        ))
      ) : symbols[0] ? (
        <IconMark d={SYMBOL_ICONS[symbols[0]]} x={20} y={27} size={25} fill={ink} />
      ) : (
        <g color={ink}>
          <SpecialMark id={id} x={20} y={27} size={24} />
        </g>
      )}
    </svg>
  )
}

export function MiniBack({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 40 54" aria-hidden="true">
      <rect x=".75" y=".75" width="38.5" height="52.5" rx="4.5" fill="var(--night)" stroke="var(--gilt)" />
      <rect x="3" y="3" width="34" height="48" rx="3" fill="url(#card-back)" />
    </svg>
  )
}
