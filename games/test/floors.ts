/**
 * Decisions per second below which a game fails the tests: about a sixth of what `durbar bench` must show, so
 * that a busy machine does not fail them and a rule that has become slow does.
 */
export const FLOORS: Readonly<Record<string, number>> = {
  vermaechtnis: 160_000,
  'warehouse-51': 80_000,
  'taj-mahal': 50_000,
  'cards-karma': 33_000,
  raja: 25_000,
}
