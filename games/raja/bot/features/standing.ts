/** How a player stands against the others. Read when all seats have been counted. */
import { nameList, within } from '@durbar/room'
import { MOST_SEATS } from '../../data/material.ts'
import { built, goldOf, type State } from '../../state.ts'
import { type Chapter, rounded, type Sheet } from './sheet.ts'

const { names, group } = nameList()

/** If the game ended now (RJ-10.3): nobody would be before this player; the share of the others who would be. */
const FIRST = group('now.first')
const BEHIND = group('now.behind')
/** Ahead of the best of the others: in palaces, in gold, in gold once the city is scored, in what the evaluation says. */
const PALACES = group('lead.palaces')
const GOLD = group('lead.gold')
const PAID = group('lead.gold-when-scored')
const WORTH = group('lead.worth')

/** Gold after the scoring of this round, as things stand. */
const whenScored = (on: Sheet, s: Readonly<State>, seat: number): number =>
  goldOf(s, seat) + (s.result === null && on.o.scored >= 0 ? on.pays[on.o.scored * MOST_SEATS + seat]! : 0)

export const standing: Chapter = {
  names,
  read(on, s, seat, out, at) {
    const palaces = built(s, seat)
    const gold = goldOf(s, seat)
    let ahead = 0
    let most = 0
    let richest = 0
    let paid = 0
    let worth = -Infinity
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      const theirs = built(s, other)
      if (theirs > palaces || (theirs === palaces && goldOf(s, other) > gold)) ahead++
      most = Math.max(most, theirs)
      richest = Math.max(richest, goldOf(s, other))
      paid = Math.max(paid, whenScored(on, s, other))
      worth = Math.max(worth, on.worth[other]!)
    }
    if (ahead === 0) out[at + FIRST] = 1
    out[at + BEHIND] = ahead / (s.seats - 1)
    out[at + PALACES] = (palaces - most) / 3
    out[at + GOLD] = within(3, (gold - richest) / 20)
    out[at + PAID] = within(3, (whenScored(on, s, seat) - paid) / 20)
    out[at + WORTH] = rounded((on.worth[seat]! - worth) / 2)
  },
}
