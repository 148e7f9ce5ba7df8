interface Holding {
  readonly closed: boolean
  /** null = nothing in it. */
  readonly amount: number | null
}

/** A hand in units of 100 x 100; `told`: the figure is written on the ingot. */
export function Hand({ closed, amount, told }: Holding & { told: boolean }) {
  const tone = 'var(--wh-skin)'
  const skin = { fill: tone, stroke: 'var(--umber)', strokeWidth: 2.6, strokeLinejoin: 'round' as const }
  return (
    <>
      <path d="M28 74H72V100H28Z" fill="var(--mulberry)" stroke="var(--umber)" strokeWidth="2.6" />
      <path d="M26 74H74V83H26Z" fill="var(--gold)" stroke="var(--umber)" strokeWidth="2.2" />
      {closed ? (
        <g {...skin}>
          <path d="M22 44C20 30 28 24 36 26L76 26C84 28 84 46 80 58 78 68 74 76 68 76H34C26 70 22 58 22 44Z" />
          <path d="M24 48C18 34 26 16 34 20 38 14 47 14 49 20 54 14 63 15 64 22 70 17 80 20 80 30V46C80 52 70 54 68 48 66 54 56 55 53 49 50 55 41 55 38 49 36 54 28 55 24 48Z" />
          <path d="M49 20V34M64 22V36M36 24V34" fill="none" />
          <path d="M22 50C30 46 50 52 58 58 62 64 54 70 48 66 38 62 28 64 24 60Z" />
        </g>
      ) : (
        <g {...skin}>
          <path d="M28 58C20 50 10 40 8 32 8 26 16 24 20 30L30 42 24 14C24 7 33 6 35 12L41 36 42 8C43 2 52 2 53 8L54 36 61 11C63 5 71 7 70 14L65 40 76 24C80 18 88 22 85 29L74 54C72 66 72 72 68 76H34C32 70 32 64 28 58Z" />
          <path d="M34 58C44 50 58 50 66 58" fill="none" strokeWidth="2" />
        </g>
      )}
      {!amount ? null : (
        <g>
          <path
            d="M30 50H70L74 74H26Z"
            fill="var(--wh-ingot)"
            stroke="var(--bronze)"
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
          <path
            d="M30 50 35 42H65L70 50Z"
            fill="var(--wh-ingot-top)"
            stroke="var(--bronze)"
            strokeWidth="2.4"
            strokeLinejoin="round"
          />
          {told ? (
            <text
              x="50"
              y="70"
              textAnchor="middle"
              fill="var(--sepia)"
              style={{ font: '700 20px var(--serif)' }}
            >
              {amount}
            </text>
          ) : null}
        </g>
      )}
    </>
  )
}

/** A hand that closes around ingots: open while one chooses, closed once the bid is sealed. */
export const Fist = ({ size = 92, ...holding }: Holding & { size?: number }) => (
  <svg style={{ width: size, height: size, flex: 'none' }} viewBox="0 0 100 100" aria-hidden="true">
    <Hand {...holding} told={size >= 70} />
  </svg>
)
