/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { Drawings, Rulebook } from '@durbar/room'

/** Rulebooks, and the drawings in them. */
export const books = {
  'cards-karma': {
    book: async () => (await import('./cards-karma/rulebook/index.ts')).book,
    drawings: async () => (await import('./cards-karma/rulebook/drawings.tsx')).drawings,
  },
} satisfies Record<string, { book(): Promise<Rulebook>; drawings(): Promise<Drawings> }>
