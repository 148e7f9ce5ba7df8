/** The catalogue: the only list of games in the tree. */
import type { AnyGame } from '@durbar/kernel'
import type { AnyRoom } from './room.ts'

export interface Listed {
  readonly id: string
  /** The rules without words: for whoever only plays. */
  readonly game: () => Promise<AnyGame>
  /** Everything that does not need a screen. */
  readonly room: () => Promise<AnyRoom>
}

export const catalogue: readonly Listed[] = [
  {
    id: 'vermaechtnis',
    game: async () => (await import('./vermaechtnis/game.ts')).game,
    room: async () => (await import('./vermaechtnis/index.ts')).vermaechtnis,
  },
  {
    id: 'warehouse-51',
    game: async () => (await import('./warehouse-51/game.ts')).game,
    room: async () => (await import('./warehouse-51/index.ts')).warehouse51,
  },
  {
    id: 'taj-mahal',
    game: async () => (await import('./taj-mahal/game.ts')).game,
    room: async () => (await import('./taj-mahal/index.ts')).tajMahal,
  },
  {
    id: 'cards-karma',
    game: async () => (await import('./cards-karma/game.ts')).game,
    room: async () => (await import('./cards-karma/index.ts')).cardsKarma,
  },
  {
    id: 'raja',
    game: async () => (await import('./raja/game.ts')).game,
    room: async () => (await import('./raja/index.ts')).raja,
  },
]
