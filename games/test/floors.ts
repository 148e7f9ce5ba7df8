/**
 * Decisions per second below which a game fails the tests: about a tenth of what `durbar bench` must show, so
 * that a busy machine does not fail them and a rule that has become slow does.
 */
export const FLOORS: Readonly<Record<string, number>> = {
  vermaechtnis: 100_000,
  'warehouse-51': 50_000,
  'taj-mahal': 30_000,
  'cards-karma': 20_000,
  raja: 15_000,
}
