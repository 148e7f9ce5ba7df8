/** What the sentences read off a view and a refused move. */
import type { NameOf } from '@durbar/room'
import { antiqueOf, KINDS, type Kind } from '../data/antiques.ts'
import { type CollectionCard, type CollectionId, collectionOf } from '../data/collections.ts'
import type { PlayerView, View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

/** The seat that is asked; for whoever only looks on, the one whose turn it is. */
export const asked = (view: View): PlayerView => view.players[view.me ?? view.active ?? view.startSeat]!

/** The kinds of which this card still wants some. */
export function wanted(view: View, card: CollectionId): readonly Kind[] {
  const missing = asked(view).missing[card] ?? {}
  return KINDS.filter((kind) => missing[kind])
}

/** How many antiques of one kind the seat that is asked has. */
export const has = (view: View, kind: Kind): number =>
  asked(view).antiques.filter((id) => antiqueOf(id).kind === kind).length

/** Who holds this collection card; -1 = nobody. */
export const holder = (view: View, card: CollectionId): number =>
  view.players.findIndex((player) => player.collections.includes(card))

/** A refusal that is about a collection card, and what is said should it ever be about anything else. */
export const ofCard =
  (otherwise: string, say: (card: CollectionCard, view: View, name: NameOf) => string) =>
  (move: Move, view: View, name: NameOf): string =>
    move.type === 'takeCollection' ? say(collectionOf(move.card), view, name) : otherwise
