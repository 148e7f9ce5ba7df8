/** A seal as large as a word: an outline while it is checked or nothing can be checked yet, green when all belongs together, red where it does not. */
import css from './sealing.module.css'

export type SealState = 'checking' | 'open' | 'verified' | 'wrong'

const LOBES = 12
const EDGE = `${Array.from({ length: LOBES }, (_, i) => {
  const angle = (2 * Math.PI * i) / LOBES
  const [x, y] = [24 + 19 * Math.cos(angle), 24 + 19 * Math.sin(angle)].map((n) => n.toFixed(2))
  return i === 0 ? `M${x} ${y}` : `A5.2 5.2 0 0 1 ${x} ${y}`
}).join('')}A5.2 5.2 0 0 1 43 24Z`
const MARKS = { checking: '', open: '', verified: 'm15.5 24.5 6 6 11-12.5', wrong: 'm17 17 14 14m0-14-14 14' }

export function Sealing({ state, size }: { state: SealState; size: number }) {
  return (
    <svg
      className={css.seal}
      data-seal={state}
      viewBox="0 0 48 48"
      style={{ width: size, height: size }}
      aria-hidden="true"
    >
      <path d={EDGE} />
      <circle cx="24" cy="24" r="14.5" />
      <path data-mark="" d={MARKS[state]} />
    </svg>
  )
}
