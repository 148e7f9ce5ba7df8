/** The pictures of its rulebook. */
import type { Drawings } from '@durbar/room'

function Card() {
  return (
    <svg viewBox="0 0 20 28" aria-hidden="true">
      <rect width="20" height="28" rx="3" fill="currentColor" />
    </svg>
  )
}

export const drawings: Drawings = { pictures: { card: Card }, signs: {} }
