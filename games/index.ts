/**
 * The catalogue: the only list of games in the tree, in the order of the shelf. Rules and rooms stand apart, so that
 * whoever only plays (a worker of the client) is never sent a word; TypeScript sees to it that they agree.
 */
import type { AnyGame } from '@durbar/kernel'
import type { AnyRoom } from '@durbar/room'

/** The rules without words. */
export const games = {
  vermaechtnis: async () => (await import('./vermaechtnis/game.ts')).game,
  'warehouse-51': async () => (await import('./warehouse-51/game.ts')).game,
  'taj-mahal': async () => (await import('./taj-mahal/game.ts')).game,
  'cards-karma': async () => (await import('./cards-karma/game.ts')).game,
  raja: async () => (await import('./raja/game.ts')).game,
} satisfies Record<string, () => Promise<AnyGame>>

/** Everything that does not need a screen. */
export const wholeRooms: Readonly<Record<keyof typeof games, () => Promise<AnyRoom>>> = {
  vermaechtnis: async () => (await import('./vermaechtnis/index.ts')).vermaechtnis,
  'warehouse-51': async () => (await import('./warehouse-51/index.ts')).warehouse51,
  'taj-mahal': async () => (await import('./taj-mahal/index.ts')).tajMahal,
  'cards-karma': async () => (await import('./cards-karma/index.ts')).cardsKarma,
  raja: async () => (await import('./raja/index.ts')).raja,
}
