/** How a player stands against the others. Read when all seats have been counted. */
import { nameList, within } from '@durbar/room'
import { COINS_PER_CARD, FAME_PER_CARD } from '../../data/numbers.ts'
import { better } from '../../rules/end.ts'
import { type Player, playerOf, turned } from '../../state.ts'
import type { Chapter } from './sheet.ts'

const { names, group } = nameList()

/** If the game ended now: nobody would be before this player; the share of the others who would be. */
const FIRST = group('now.first')
const BEATEN = group('now.behind')
/** Ahead of the best of the others: in turned cards, in fame and coins as well, in what the evaluation says. */
const CARDS = group('lead.turned')
const PROGRESS = group('lead.progress')
const WORTH = group('lead.worth')

/** In track cards. */
const progress = (p: Readonly<Player>): number =>
  turned(p) + p.fame / FAME_PER_CARD + p.coins / COINS_PER_CARD

export const standing: Chapter = {
  names,
  read(on, s, seat, out, at) {
    let cards = 0
    let furthest = 0
    let worth = 0
    let ahead = 0
    for (let other = 0; other < s.seats; other++) {
      if (other === seat) continue
      const p = playerOf(s, other)
      if (better(s, other, seat)) ahead++
      cards = Math.max(cards, turned(p))
      furthest = Math.max(furthest, progress(p))
      worth = Math.max(worth, on.worth[other]!)
    }
    const p = playerOf(s, seat)
    if (ahead === 0) out[at + FIRST] = 1
    out[at + BEATEN] = ahead / (s.seats - 1)
    out[at + CARDS] = within(4, (turned(p) - cards) / 2)
    out[at + PROGRESS] = within(4, (progress(p) - furthest) / 2)
    out[at + WORTH] = within(4, (on.worth[seat]! - worth) / 2)
  },
}
