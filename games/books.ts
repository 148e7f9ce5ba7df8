/** Written by `npm run -s catalogue` from the list in index.ts. */
import type { Drawings, Rulebook } from '@durbar/room'

/** Rulebooks, and the drawings in them. */
export const books = {
  vermaechtnis: {
    book: async () => (await import('./vermaechtnis/rulebook/index.ts')).book,
    drawings: async () => (await import('./vermaechtnis/rulebook/drawings.tsx')).drawings,
  },
} satisfies Record<string, { book(): Promise<Rulebook>; drawings(): Promise<Drawings> }>
