/** How long the game may still last, and what gold and cities are worth for that. */
import { END_FIELD, SHORT_ROUNDS } from '../data/material.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

const CITIES = 7
/** City -> what share of its expected payout counts now. */
export const cityWeight = new Float64Array(CITIES)
/** The cities in the order of their crests, the one of this round first while it is still to be scored. */
export const upcoming = new Int32Array(CITIES)
/** What one gold piece is worth. */
export let goldValue = 0

const LONG = 3
const sorted = new Int32Array(CITIES)

export function look(s: Readonly<State>, scored: number, w: Weights): void {
  let fewest = s.left[0]!
  for (let seat = 1; seat < s.seats; seat++) if (s.left[seat]! < fewest) fewest = s.left[seat]!
  const track = s.short ? SHORT_ROUNDS - s.round : END_FIELD - s.field
  // Rounds after this one. A leader builds about one palace a round.
  const rounds = fewest === 0 ? 0 : Math.min(track, 0.3 + 1.1 * fewest)
  goldValue = w.goldAtEnd + (w.gold - w.goldAtEnd) * Math.min(1, rounds / LONG)
  for (let city = 0; city < CITIES; city++) {
    let i = 0
    for (let other = 0; other < CITIES; other++) if (s.crests[other]! < s.crests[city]!) i++
    sorted[i] = city
  }
  cityWeight.fill(0)
  let n = 0
  if (scored >= 0) {
    cityWeight[scored] = 1
    upcoming[n++] = scored
  }
  let share = scored >= 0 ? w.nextCity : 1
  for (let i = 0; i < CITIES; i++) {
    const city = sorted[i]!
    if (city === scored) continue
    cityWeight[city] = share * Math.max(0, Math.min(1, rounds - i))
    upcoming[n++] = city
    share *= w.fade
  }
}

export const goldWorth = (gold: number, w: Weights): number =>
  goldValue * (gold <= w.plenty ? gold : w.plenty + (gold - w.plenty) * w.goldBeyond)
