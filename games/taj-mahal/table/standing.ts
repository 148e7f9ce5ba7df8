/** A contest in words, and what the cards in sight would add to it. */
import { type TableProps, useChoosing, whoOf } from '@durbar/table'
import { type SymbolId, symbolsNamed } from '../data/cards.ts'
import { symbolThatWins } from '../data/tiles.ts'
import type { Bidder } from '../events.ts'
import type { CourtView } from '../view/board.ts'
import type { View } from '../view/index.ts'
import type { Move, Vocabulary } from '../vocabulary.ts'
import type { Words } from './words.ts'

type Side = 'taken' | 'mine' | 'tied' | 'open' | 'theirs'

interface Standing {
  readonly side: Side
  readonly text: string
  /** For me, if I am in the visit and do not lead. */
  readonly need: string | null
}

/** A bidder as whoever reads it calls them: the prince is nobody's "you". */
export interface Called {
  readonly label: string
  does(verb: string): string
  /** “your palace”, “palace of Lotus”. */
  whose(you: string, other: (of: string) => string): string
}

export const whoIs =
  ({ language, name }: Pick<TableProps<View>, 'language' | 'name'>, w: Words) =>
  (bidder: Bidder): Called => {
    const who = whoOf(language, name)
    if (bidder === 'prince')
      return {
        label: w.prince,
        does: (verb) => `${w.prince} ${verb}`,
        whose: (_you, other) => other(w.ofPrince),
      }
    return {
      label: who.label(bidder),
      does: (verb) => who.starts(bidder, verb),
      whose: (you, other) => who.either(bidder, you, (name) => other(w.of(name))),
    }
  }

export function standingOf(
  contest: CourtView,
  view: View,
  w: Words,
  who: (bidder: Bidder) => Called,
): Standing {
  const { me } = view
  const { takenBy, standing, lead, missing, there } = contest
  if (!there) {
    const text = takenBy === null ? '' : takenBy === me ? w.takenByYou : w.taken(who(takenBy).label)
    return { side: 'taken', text, need: null }
  }
  const inside = me !== null && view.players[me]!.inVisit
  if (inside && missing[me] === 0) return { side: 'mine', text: w.youLead(lead), need: null }
  const need = inside ? w.youNeed(missing[me]!) : null
  const first = standing[0]
  if (!first) return { side: 'open', text: w.nobodyYet, need: null }
  if (lead === 0) return { side: 'tied', text: w.tied, need }
  return { side: 'theirs', text: w.leads(who(first.bidder), lead), need }
}

/** How often the cards of a move show each symbol. */
export function symbolsIn(move: Move | null): ReadonlyMap<SymbolId, number> {
  const counts = new Map<SymbolId, number>()
  if (move?.type !== 'play') return counts
  for (const card of [move.colourCard, move.extra])
    for (const symbol of card ? symbolsNamed(card) : []) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}

/** What the cards that are regarded or chosen would add to each contest. */
export function useAdded(): (contest: CourtView) => number {
  const { regarded, ready, touches } = useChoosing<Vocabulary>()
  const looked = regarded ?? (touches.length > 0 ? ready : null)
  const counts = symbolsIn(looked)
  return (contest) => counts.get(symbolThatWins(contest.item)) ?? 0
}
