/**
 * Rulebook: one or two different goods, each with a value; some cards add a coin. Reconstructed: which, so
 * that three average goods bring about six coins, the price of one track card.
 */

/** G01 to G24: goods with their values, coin, die colour, printed die value. */
export const GOODS = [
  ['silk 1', 1, 'green', 3],
  ['silk 2', 0, 'purple', 4],
  ['silk 2', 0, 'blue', 5],
  ['silk 3', 0, 'orange', 1],
  ['tea 1', 1, 'green', 4],
  ['tea 2', 0, 'blue', 3],
  ['tea 2', 0, 'purple', 2],
  ['tea 3', 0, 'orange', 6],
  ['spice 1', 1, 'blue', 5],
  ['spice 2', 0, 'orange', 6],
  ['spice 2', 0, 'purple', 1],
  ['spice 3', 0, 'green', 2],
  ['silk 1 + tea 1', 1, 'blue', 1],
  ['silk 1 + tea 1', 0, 'orange', 4],
  ['silk 1 + tea 2', 0, 'purple', 2],
  ['silk 2 + tea 1', 0, 'green', 3],
  ['silk 1 + spice 1', 1, 'blue', 4],
  ['silk 1 + spice 1', 0, 'orange', 2],
  ['silk 1 + spice 2', 0, 'green', 6],
  ['silk 2 + spice 1', 0, 'purple', 5],
  ['tea 1 + spice 1', 1, 'blue', 3],
  ['tea 1 + spice 1', 0, 'green', 5],
  ['tea 1 + spice 2', 0, 'orange', 1],
  ['tea 2 + spice 1', 0, 'purple', 6],
] as const
