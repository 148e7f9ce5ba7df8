/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { AnyTexts } from '@durbar/room'

/** Words without rules. */
export const texts = {
  vermaechtnis: async () => (await import('./vermaechtnis/texts/index.ts')).texts,
  'warehouse-51': async () => (await import('./warehouse-51/texts/index.ts')).texts,
  'taj-mahal': async () => (await import('./taj-mahal/texts/index.ts')).texts,
  'cards-karma': async () => (await import('./cards-karma/texts/index.ts')).texts,
  raja: async () => (await import('./raja/texts/index.ts')).texts,
} satisfies Record<string, () => Promise<AnyTexts>>
