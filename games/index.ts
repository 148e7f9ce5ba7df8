/**
 * The catalogue: the only list of games in the tree, in the order of the shelf. A room's folder is named like its id.
 * From this list `npm run -s catalogue` writes the tables of imports beside it (`rules.ts`, `whole-rooms.ts`,
 * `tables.ts`, `covers.ts`, `texts.ts`, `books.ts`, `reasons.ts`, `referees.ts`), apart from each other so that nobody is sent what
 * only others load: a worker no words, a page no rules.
 */
export const GAMES = [
  'vermaechtnis', // Das Vermächtnis des Maharaja
  'warehouse-51', // Warehouse 51
  'taj-mahal', // Taj Mahal
  'cards-karma', // Rajas of the Ganges: Cards & Karma
  'raja', // Raja
] as const
