/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { AnyTable } from '@durbar/room'

/** Drawn tables; a game without one is played at a plain table. */
export const tables = {
  vermaechtnis: async () => (await import('./vermaechtnis/table/index.tsx')).default,
  'warehouse-51': async () => (await import('./warehouse-51/table/index.tsx')).default,
  'taj-mahal': async () => (await import('./taj-mahal/table/index.tsx')).default,
  'cards-karma': async () => (await import('./cards-karma/table/index.tsx')).default,
  raja: async () => (await import('./raja/table/index.tsx')).default,
} satisfies Record<string, () => Promise<AnyTable>>
