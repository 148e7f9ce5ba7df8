/** Written by `npm run -s catalogue` from the list in index.ts. */

/** Second readings of the rules, for whoever holds whole games against them. */
export const referees = {
  vermaechtnis: async () => (await import('./vermaechtnis/test/referee.ts')).referee,
  'warehouse-51': async () => (await import('./warehouse-51/test/referee.ts')).referee,
  'taj-mahal': async () => (await import('./taj-mahal/test/referee.ts')).referee,
  'cards-karma': async () => (await import('./cards-karma/test/referee/index.ts')).referee,
  raja: async () => (await import('./raja/test/referee/index.ts')).referee,
} satisfies Record<string, () => Promise<object>>
