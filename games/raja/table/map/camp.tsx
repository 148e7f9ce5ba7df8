/** The royal camp in the middle, where everybody starts. */
import type { ThingState } from '@durbar/table'
import { memo } from 'react'
import { START_PLACE } from '../../data/board.ts'
import css from './map.module.css'
import { STANDS } from './stands.ts'

export const Camp = memo(function Camp(props: {
  name: string
  state: ThingState
  regarded: boolean
  empty: boolean
}) {
  const { name, state, regarded, empty } = props
  return (
    <g transform={`translate(${START_PLACE.x} ${START_PLACE.y})`} className={css.camp} data-lit={state}>
      {regarded ? <circle cy="-6" r="56" className={css.regarded} /> : null}
      {state === 'offered' || state === 'chosen' ? <circle cy="-6" r="50" className={css.campRing} /> : null}
      <ellipse cy="24" rx="44" ry="9" className={css.shade} />
      <path d="M-40 24-30-4 0-36 30-4 40 24Z" fill="var(--canvas)" className={css.wall} />
      <path d="M-30-4 0-36 30-4 22-1 15-7 8-1 0-7-8-1-15-7-22-1Z" fill="var(--lac)" className={css.cloth} />
      <path d="M-24 24-14 2-4 24ZM24 24 14 2 4 24Z" fill="var(--lac)" />
      <path d="M-5 24Q-5 8 0 4 5 8 5 24Z" fill="var(--umber)" />
      <path d="M0-36V-52L15-47 0-42" fill="var(--rj-pennant)" className={css.cloth} />
      <text y={empty ? 52 : STANDS.S.label} className={css.name}>
        {name}
      </text>
    </g>
  )
})
