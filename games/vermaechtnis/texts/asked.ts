/** What the sentences read off a view and a refused move. */
import type { Who } from '@durbar/room'
import { KINDS, type Kind } from '../data/antiques.ts'
import { type CollectionCard, type CollectionId, collectionOf } from '../data/collections.ts'
import type { PlayerView, View } from '../view/index.ts'
import type { Move } from '../vocabulary.ts'

/** The seat that is asked; for whoever only looks on, the one whose turn it is. */
export const asked = (view: View): PlayerView => view.players[view.me ?? view.active ?? view.startSeat]!

/** How many of which kinds this card still wants. */
export function wanted(view: View, card: CollectionId): readonly (readonly [Kind, number])[] {
  const missing = asked(view).missing[card] ?? {}
  return KINDS.flatMap((kind) => (missing[kind] ? [[kind, missing[kind]] as const] : []))
}

/** Who holds this collection card; -1 = nobody. */
export const holder = (view: View, card: CollectionId): number =>
  view.players.findIndex((player) => player.collections.includes(card))

/** The large card of this kind that the seat has, if it has one. */
export const largeOwned = (view: View, { sort }: CollectionCard): CollectionId | undefined =>
  asked(view).collections.find((id) => collectionOf(id).sort === sort && collectionOf(id).size === 'large')

/** The collection cards that a question about them is about: complete, and not closed by a large one. */
export const open = (view: View): readonly CollectionId[] =>
  view.supply.filter(
    (id) =>
      wanted(view, id).length === 0 &&
      (collectionOf(id).size === 'large' || largeOwned(view, collectionOf(id)) === undefined),
  )

/** A refusal that is about a collection card, and what is said should it ever be about anything else. */
export const ofCard =
  (otherwise: string, say: (card: CollectionCard, view: View, who: Who) => string) =>
  (move: Move, view: View, who: Who): string =>
    move.type === 'takeCollection' ? say(collectionOf(move.card), view, who) : otherwise
