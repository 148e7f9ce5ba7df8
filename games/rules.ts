/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { AnyGame } from '@durbar/kernel'

/** The rules without words. */
export const rules = {
  vermaechtnis: async () => (await import('./vermaechtnis/game.ts')).game,
  'warehouse-51': async () => (await import('./warehouse-51/game.ts')).game,
  'taj-mahal': async () => (await import('./taj-mahal/game.ts')).game,
  'cards-karma': async () => (await import('./cards-karma/game.ts')).game,
  raja: async () => (await import('./raja/game.ts')).game,
} satisfies Record<string, () => Promise<AnyGame>>
