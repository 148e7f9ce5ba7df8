/** A counterfeit between two neighbours: its back, or the antiquity that it brands, struck through. */
import { arch, CardFrame, cardPattern } from '@durbar/table'
import { brandedBy, type FakeId } from '../data/antiquities.ts'
import { RelicArt } from './relic-art.tsx'
import css from './relic-card.module.css'
import { relicColour } from './relics.ts'

const ARCH = arch(12, 16, 76, 92, 5, 44)
const TICK = 'M22 66 42 88 80 40'

interface Shown {
  readonly counterfeit: FakeId | null
  readonly cancelled?: boolean
}

/** What the card is made of. */
export const stockOf = ({ counterfeit }: Shown): string =>
  counterfeit === null ? 'var(--night)' : 'var(--card)'

/** What is printed on it, in units of 100 x 124. */
export function CounterfeitFace({ counterfeit, cancelled = false }: Shown) {
  if (counterfeit === null)
    return (
      <>
        <rect
          x="5"
          y="5"
          width="90"
          height="114"
          rx="4"
          fill="url(#card-back)"
          stroke="var(--gilt)"
          strokeWidth="1.2"
        />
        <path d={ARCH} fill="var(--night)" stroke="var(--gilt)" strokeWidth="2" />
        <path
          d="M38 54C38 34 64 34 63 54 62 66 50 66 50 78M50 92V93"
          fill="none"
          stroke="var(--brass)"
          strokeWidth="7"
          strokeLinecap="round"
        />
      </>
    )
  const id = brandedBy(counterfeit)
  const colour = relicColour(id)
  return (
    <>
      <rect x="5" y="5" width="90" height="114" rx="4" fill={`var(--c-${colour})`} fillOpacity=".22" />
      <rect x="5" y="5" width="90" height="114" rx="4" fill={cardPattern(colour)} />
      <path d={ARCH} fill="var(--ivory)" fillOpacity=".8" stroke="var(--card-line)" strokeWidth="1.5" />
      <RelicArt id={id} x={50} y={66} size={56} fill={`var(--c-${colour})`} />
      {cancelled ? (
        <g fill="none" strokeLinecap="round" strokeLinejoin="round">
          <path d={TICK} stroke="var(--ivory)" strokeWidth="17" />
          <path d={TICK} stroke="var(--malachite)" strokeWidth="10" />
        </g>
      ) : (
        <path d="M14 110 86 14" stroke="var(--lac)" strokeWidth="7" strokeLinecap="round" />
      )}
    </>
  )
}

export const CounterfeitCard = (props: Shown) => (
  <span className={css.card}>
    <CardFrame height={124} fill={stockOf(props)}>
      <CounterfeitFace {...props} />
    </CardFrame>
  </span>
)

/** Under way between two hands. */
export const LoneCounterfeit = ({ counterfeit }: { counterfeit: FakeId | null }) => (
  <span className={css.lone}>
    <CounterfeitCard counterfeit={counterfeit} />
  </span>
)
