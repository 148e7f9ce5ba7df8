/** A trade card as it is printed, 100 x 116 units: a round field for a coin, and the price at its foot. */
import { arch, cardPattern } from '@durbar/table'

/** Where the coin lies. */
export const COIN_FIELD = { x: 50, y: 50, r: 24 } as const

export function TradeFace({ price, className }: { price: number; className?: string }) {
  const niche = arch(8, 6, 84, 74, 5, 44)
  return (
    <svg viewBox="0 0 100 116" aria-hidden="true" className={className}>
      <rect
        x="1"
        y="1"
        width="98"
        height="114"
        rx="8"
        fill="var(--card)"
        stroke="var(--card-edge)"
        strokeWidth="1.5"
      />
      <path d={niche} fill="var(--night)" />
      <path d={niche} fill={cardPattern('violet')} />
      <circle
        cx={COIN_FIELD.x}
        cy={COIN_FIELD.y}
        r={COIN_FIELD.r}
        fill="none"
        stroke="var(--gilt)"
        strokeWidth="1.5"
        strokeDasharray="3 3"
      />
      <text
        x="50"
        y="107"
        textAnchor="middle"
        fill="var(--card-ink)"
        style={{ font: '700 27px var(--serif)' }}
      >
        {price}
      </text>
      <path d="M14 98H32M68 98H86" stroke="var(--card-line)" />
    </svg>
  )
}
