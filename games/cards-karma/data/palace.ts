/** Rulebook: the actions 2 to 6, each paid with its own number. Reconstructed: four copies of each. */

/** P01 to P20: action, die colour, printed die value. */
export const PALACE = [
  [2, 'orange', 4],
  [2, 'blue', 2],
  [2, 'purple', 5],
  [2, 'green', 1],
  [3, 'purple', 1],
  [3, 'orange', 3],
  [3, 'green', 4],
  [3, 'blue', 6],
  [4, 'blue', 5],
  [4, 'green', 6],
  [4, 'orange', 4],
  [4, 'purple', 1],
  [5, 'purple', 4],
  [5, 'blue', 3],
  [5, 'green', 2],
  [5, 'orange', 5],
  [6, 'blue', 1],
  [6, 'green', 6],
  [6, 'purple', 2],
  [6, 'orange', 3],
] as const
