/** What a move certainly brings the seat that makes it, read off where the rules themselves lead. */
import type { Foreseen, Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import type { AntiqueId } from '../data/antiques.ts'
import { type CollectionId, collectionAt } from '../data/collections.ts'
import type { Event } from '../events.ts'
import { complete } from '../rules/collection.ts'
import { score } from '../rules/scoring.ts'
import { afterTaxes } from '../rules/taxes.ts'
import { rupeesOf, type State } from '../state.ts'

export type Brings = {
  /** What the purse gains or loses, and what it then holds, taxes paid. */
  readonly rupees: number
  readonly keeps: number
  /** Points of the collection card that is taken. */
  readonly points: number
  /** The cards of the supply that become complete. */
  readonly completes: readonly CollectionId[]
  /** The sales day that ends, and what then leaves the game unsold. */
  readonly ends: { readonly day: number; readonly unsold: readonly AntiqueId[] } | null
  /** The single pieces that this seat surrenders; null while the game goes on. */
  readonly surrenders: readonly AntiqueId[] | null
}

/** The turn that a move ends may still ask for a collection card, and only then come the taxes: they are certain too. */
export function brings(
  { state, events, sure }: Foreseen<State, Event>,
  seat: Seat,
  before: Readonly<State>,
): Brings {
  const told = events.slice(0, sure)
  const keeps = afterTaxes(rupeesOf(state, seat))
  const dayEnded = told.find((event) => event.t === 'dayEnded')
  const cleared = told.flatMap((event) => (event.t === 'effect' ? event.cleared : []))
  const surrendered = told.flatMap((event) =>
    event.t === 'surrendered' && event.seat === seat ? event.antiques : [],
  )
  return {
    rupees: keeps - rupeesOf(before, seat),
    keeps,
    points: score(state, seat).collections - score(before, seat).collections,
    completes: bits
      .members(state.supply)
      .filter((card) => complete(state, seat, card) && !complete(before, seat, card))
      .map(collectionAt),
    ends: dayEnded ? { day: dayEnded.day, unsold: [...cleared, ...dayEnded.leftOver] } : null,
    surrenders: state.result ? surrendered : null,
  }
}
