/** How long the game may still last, and what gold and cities are worth for that. */
import { END_FIELD, SHORT_ROUNDS } from '../data/material.ts'
import type { State } from '../state.ts'
import type { Weights } from './weights.ts'

const CITIES = 7
/** City -> what share of its expected payout counts now. */
export const cityWeight = new Float64Array(CITIES)
/** City -> in how many rounds it will be scored, as the track lies now. */
export const cityTurn = new Int32Array(CITIES)
/** The cities in the order of their crests, the one of this round first while it is still to be scored. */
export const upcoming = new Int32Array(CITIES)
/** What one gold piece is worth. */
export let goldValue = 0
/** What is kept for later turns is worth less the fewer there are. */
export let later = 0

/** The round in which most games end. */
const USUAL_END = 8.2
const USUAL_END_SHORT = 7.2
/** With fewer rounds than this to come, gold may stay unspent. */
const ENOUGH = 1.6

/**
 * Rounds after this one. They run out with the rounds played, so that time alone does not change what a lead
 * is worth, and with the palaces of whoever has fewest left.
 */
function roundsLeft(s: Readonly<State>): number {
  let fewest = s.left[0]!
  for (let seat = 1; seat < s.seats; seat++) if (s.left[seat]! < fewest) fewest = s.left[seat]!
  if (fewest === 0) return 0
  const track = s.short ? SHORT_ROUNDS - s.round : END_FIELD - s.field
  const usual = (s.short ? USUAL_END_SHORT : USUAL_END) - s.round
  return Math.min(track, 0.6 + 1.3 * fewest, Math.max(usual, 0.35 + 0.55 * fewest))
}

export function look(s: Readonly<State>, scored: number, w: Weights): void {
  const rounds = roundsLeft(s)
  later = Math.min(1, rounds / ENOUGH)
  goldValue = w.goldAtEnd + (w.gold - w.goldAtEnd) * later
  let before = 0
  if (scored >= 0) {
    cityWeight[scored] = 1
    cityTurn[scored] = 0
    upcoming[0] = scored
    before = 1
  }
  for (let city = 0; city < CITIES; city++) {
    if (city === scored) continue
    let i = 0
    for (let other = 0; other < CITIES; other++)
      if (other !== scored && s.crests[other]! < s.crests[city]!) i++
    upcoming[before + i] = city
    cityTurn[city] = before + i
    cityWeight[city] = w.future * Math.max(0, Math.min(1, rounds - i))
  }
}

export const goldWorth = (gold: number, w: Weights): number =>
  goldValue * (gold <= w.plenty ? gold : w.plenty + (gold - w.plenty) * w.goldBeyond)

/** Towards the end a palace more decides the game; before, it is a lead that can be lost. */
export const palaceWorth = (w: Weights): number => w.palace * (1 + w.decisive * (1 - later))
