/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { AnyRoom } from '@durbar/room'

/** Everything that does not need a screen. */
export const wholeRooms = {
  vermaechtnis: async () => (await import('./vermaechtnis/index.ts')).vermaechtnis,
  'warehouse-51': async () => (await import('./warehouse-51/index.ts')).warehouse51,
  'taj-mahal': async () => (await import('./taj-mahal/index.ts')).tajMahal,
  'cards-karma': async () => (await import('./cards-karma/index.ts')).cardsKarma,
  raja: async () => (await import('./raja/index.ts')).raja,
} satisfies Record<string, () => Promise<AnyRoom>>
