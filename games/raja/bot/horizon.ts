/** How long the game may still last, and what gold and cities are worth for that. */
import { CITIES } from '../data/board.ts'
import { END_FIELD, SHORT_ROUNDS } from '../data/material.ts'
import { palacesLeft, type State } from '../state.ts'
import type { Outlook } from './outlook.ts'
import type { Weights } from './weights.ts'

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
  let fewest = palacesLeft(s, 0)
  for (let seat = 1; seat < s.seats; seat++) fewest = Math.min(fewest, palacesLeft(s, seat))
  if (fewest === 0) return 0
  const track = s.short ? SHORT_ROUNDS - s.round : END_FIELD - s.field
  const usual = (s.short ? USUAL_END_SHORT : USUAL_END) - s.round
  return Math.min(track, 0.6 + 1.3 * fewest, Math.max(usual, 0.35 + 0.55 * fewest))
}

export function look(o: Outlook, s: Readonly<State>, w: Weights): void {
  const { scored, cityWeight, cityTurn, upcoming } = o
  const rounds = roundsLeft(s)
  o.later = Math.min(1, rounds / ENOUGH)
  o.goldValue = w.goldAtEnd + (w.gold - w.goldAtEnd) * o.later
  let before = 0
  if (scored >= 0) {
    cityWeight[scored] = 1
    cityTurn[scored] = 0
    upcoming[0] = scored
    before = 1
  }
  for (let city = 0; city < CITIES.length; city++) {
    if (city === scored) continue
    let i = 0
    for (let other = 0; other < CITIES.length; other++)
      if (other !== scored && s.crests[other]! < s.crests[city]!) i++
    upcoming[before + i] = city
    cityTurn[city] = before + i
    cityWeight[city] = w.future * Math.max(0, Math.min(1, rounds - i))
  }
}

export const goldWorth = (o: Outlook, gold: number, w: Weights): number =>
  o.goldValue * (gold <= w.plenty ? gold : w.plenty + (gold - w.plenty) * w.goldBeyond)

/** Towards the end a palace more decides the game; before, it is a lead that can be lost. */
export const palaceWorth = (o: Outlook, w: Weights): number => w.palace * (1 + w.decisive * (1 - o.later))
