/**
 * Rulebook: numbers 1 to 28 once each, costs 1 to 3, ten rewards of which three come with a good.
 * Reconstructed: which ship has which; weak rewards are cheap, each is spread over low and high numbers.
 */

/**
 * S01 to S28, in the order of their numbers: cost, reward, good with its value, die colour, printed die
 * value.
 */
export const SHIPS = [
  [1, 'karma2', '', 'purple', 3],
  [3, 'fame1good1', 'silk 1', 'blue', 3],
  [2, 'dice2', '', 'blue', 2],
  [1, 'karma1good1', 'tea 3', 'orange', 2],
  [2, 'goods1die1', '', 'orange', 5],
  [3, 'goods1to2', '', 'purple', 6],
  [2, 'die1good1', 'spice 2', 'green', 1],
  [1, 'coins3', '', 'blue', 4],
  [3, 'coins2fame1', '', 'green', 5],
  [2, 'die1good1', 'silk 2', 'orange', 6],
  [3, 'palace1', '', 'orange', 2],
  [1, 'karma2', '', 'green', 5],
  [2, 'dice2', '', 'purple', 3],
  [3, 'fame1good1', 'tea 1', 'purple', 2],
  [1, 'coins3', '', 'purple', 1],
  [2, 'goods1die1', '', 'blue', 6],
  [3, 'goods1to2', '', 'green', 4],
  [1, 'karma1good1', 'spice 3', 'green', 5],
  [3, 'coins2fame1', '', 'orange', 6],
  [2, 'die1good1', 'tea 2', 'blue', 3],
  [1, 'karma2', '', 'orange', 4],
  [3, 'palace1', '', 'purple', 3],
  [2, 'dice2', '', 'green', 1],
  [1, 'karma1good1', 'silk 3', 'blue', 6],
  [3, 'goods1to2', '', 'blue', 1],
  [2, 'goods1die1', '', 'purple', 4],
  [1, 'coins3', '', 'green', 2],
  [3, 'fame1good1', 'spice 1', 'orange', 5],
] as const
