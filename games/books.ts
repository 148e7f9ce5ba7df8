/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { Drawings, Rulebook } from '@durbar/room'

/** Rulebooks, and the drawings in them. */
export const books = {
  vermaechtnis: {
    book: async () => (await import('./vermaechtnis/rulebook/index.ts')).book,
    drawings: async () => (await import('./vermaechtnis/rulebook/drawings.tsx')).drawings,
  },
  'warehouse-51': {
    book: async () => (await import('./warehouse-51/rulebook/index.ts')).book,
    drawings: async () => (await import('./warehouse-51/rulebook/drawings.tsx')).drawings,
  },
  'taj-mahal': {
    book: async () => (await import('./taj-mahal/rulebook/index.ts')).book,
    drawings: async () => (await import('./taj-mahal/rulebook/drawings.tsx')).drawings,
  },
  'cards-karma': {
    book: async () => (await import('./cards-karma/rulebook/index.ts')).book,
    drawings: async () => (await import('./cards-karma/rulebook/drawings.tsx')).drawings,
  },
  raja: {
    book: async () => (await import('./raja/rulebook/index.ts')).book,
    drawings: async () => (await import('./raja/rulebook/drawings.tsx')).drawings,
  },
} satisfies Record<string, { book(): Promise<Rulebook>; drawings(): Promise<Drawings> }>
