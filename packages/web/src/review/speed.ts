/** How long a review takes on this device: as the last one of the game did, else about what two cores need. */
const STORED = 'durbar.review-ms'
const MS_A_MOVE = 300

type Speeds = Readonly<Record<string, number>>

function speeds(): Speeds {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORED) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Speeds) : {}
  } catch {
    return {}
  }
}

/** In seconds, roughly: nobody counts them. */
export function secondsFor(game: string, moves: number): number {
  const known = speeds()[game]
  const each = typeof known === 'number' && known > 0 ? known : MS_A_MOVE
  return Math.max(5, Math.round((each * moves) / 5000) * 5)
}

/** A review was made in one go. */
export function noteSpeed(game: string, moves: number, ms: number): void {
  try {
    localStorage.setItem(STORED, JSON.stringify({ ...speeds(), [game]: Math.round(ms / Math.max(1, moves)) }))
  } catch {
    // A device that keeps nothing says the same next time.
  }
}
