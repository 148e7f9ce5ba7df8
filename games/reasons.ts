/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { Reasons } from '@durbar/room'

/** Why one move is better than another, for whoever reads a review. */
export const reasons = {
  vermaechtnis: async () => (await import('./vermaechtnis/texts/reasons.ts')).reasons,
  'warehouse-51': async () => (await import('./warehouse-51/texts/reasons.ts')).reasons,
  'taj-mahal': async () => (await import('./taj-mahal/texts/reasons.ts')).reasons,
  'cards-karma': async () => (await import('./cards-karma/texts/reasons.ts')).reasons,
  raja: async () => (await import('./raja/texts/reasons.ts')).reasons,
} satisfies Record<string, () => Promise<Reasons>>
