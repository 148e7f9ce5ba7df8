/** The seal of the court in wax: whole before and during a game, ticked when a device has checked it, broken if it fails. */
import { EMBLEMS } from '@durbar/table'
import css from './seal.module.css'

type SealState = 'sealed' | 'checked' | 'wrong'

const LOBES = 14
/** A drop of wax that ran out round the stamp. */
const EDGE = `${Array.from({ length: LOBES }, (_, i) => {
  const angle = (2 * Math.PI * i) / LOBES
  const [x, y] = [24 + 20 * Math.cos(angle), 24 + 20 * Math.sin(angle)].map((n) => n.toFixed(2))
  return i === 0 ? `M${x} ${y}` : `A4.8 4.8 0 0 1 ${x} ${y}`
}).join('')}A4.8 4.8 0 0 1 44 24Z`

export function WaxSeal({ state, size }: { state: SealState; size: number }) {
  return (
    <svg
      className={css.wax}
      data-seal={state}
      style={{ width: size, height: size }}
      viewBox="0 0 48 48"
      aria-hidden="true"
    >
      <path d={EDGE} />
      <circle cx="24" cy="24" r="15.5" />
      {state === 'sealed' ? (
        <path data-mark="" transform="translate(13.5 13.5) scale(.875)" d={EMBLEMS[0].d} />
      ) : (
        <path data-stroke="" d={state === 'checked' ? 'm16 24.5 6 6 11-12' : 'm17.5 17.5 13 13m0-13-13 13'} />
      )}
    </svg>
  )
}
