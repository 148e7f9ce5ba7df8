/** The auctioneer's hammer on its block. It falls once when it is shown for a new sale. */
import { useSettings } from '@durbar/table'
import css from './gavel.module.css'

export function Gavel({ strikes = false, size = 96 }: { strikes?: boolean; size?: number }) {
  const { speed } = useSettings()
  return (
    <svg
      className={strikes && speed > 0 ? css.strikes : css.rests}
      style={{ width: size, height: size * 0.8 }}
      viewBox="0 0 120 96"
      aria-hidden="true"
    >
      <ellipse cx="44" cy="90" rx="38" ry="5" fill="rgba(20,8,16,.45)" />
      <path
        d="M10 78H78V86A4 4 0 0 1 74 90H14A4 4 0 0 1 10 86Z"
        fill="var(--wh-block)"
        stroke="var(--bark)"
        strokeWidth="2.2"
      />
      <ellipse
        cx="44"
        cy="78"
        rx="34"
        ry="7"
        fill="var(--wh-walnut)"
        stroke="var(--bark)"
        strokeWidth="2.2"
      />
      <g className={css.hammer} stroke="var(--bark)" strokeWidth="2.2" strokeLinejoin="round">
        <path d="M58 49 112 49Q117 52 112 56L58 56Z" fill="var(--wh-teak)" />
        <path d="M26 34H62V72H26Z" fill="var(--wh-oak)" />
        <path d="M24 30H64V39H24ZM24 66H64V75H24Z" fill="var(--wh-walnut)" />
        <path d="M26 45H62M26 60H62" stroke="var(--gold)" strokeWidth="4" />
        <path
          d="M31 41V64"
          stroke="var(--shine)"
          strokeOpacity=".35"
          strokeWidth="2.5"
          strokeLinecap="round"
        />
      </g>
      <g className={css.spark} stroke="var(--lamp)" strokeWidth="3" strokeLinecap="round">
        <path d="M8 68-2 62M4 78-8 78M80 68 90 62M84 78 96 78" />
      </g>
    </svg>
  )
}
