/** What the hand-written evaluation reckons with. */
/** None of the challengers of `durbar tune --game vermaechtnis --rounds 40 --pairs 120 --state tuning.json` was better. */
export const WEIGHTS = {
  /** A rupee in hand while there is still something to buy, in points. */
  rupee: 0.42,
  /** Chance per remaining day that a lone colour finds its pair. */
  pairPerDay: 0.13,
  /** What share of its points a card in the supply is worth: complete, one or two antiques short. */
  complete: 0.8,
  oneShort: 0.34,
  twoShort: 0.1,
  /** A crossed-out card costs about this much. */
  giveUp: 0.8,
}

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>
