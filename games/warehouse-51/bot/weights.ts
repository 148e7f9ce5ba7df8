/**
 * The figures behind the evaluation, found by duels of one-ply players, last by
 * `durbar tune --game warehouse-51 --rounds 40 --pairs 120 --state tuning.json` (one challenger took over, +0.02).
 */
export const WEIGHTS = {
  /** What an ingot is worth beyond its share of a point, at the start; it fades with the auctions left. */
  tempo: 0.38,
  /** How fast the use of a purse wears off, per average purse. */
  plenty: 0.15,
  /** How many value points decide a majority for sure: at the end, and more per value still to come. */
  certainty: 0.65,
  uncertainty: 0.18,
  /** Chance to find a missing colour, per card of it left and player. */
  find: 0.6,
  /** What share of a pawned card still counts while there is time to redeem it. */
  redeem: 0.25,
  /** Half a value point for and against in every tie. */
  tie: 0.45,
  /** Effects worth ingots, per auction still to come and player. */
  hornOfPlenty: 0.9,
  mjollnir: 0.5,
  boots: 0.3,
  ring: -0.4,
  jewel: -0.9,
  /** Per weapon still to come. */
  excalibur: 0.1573,
  /** What a purchase brings at once, in ingots. */
  lamp: 4,
  carpet: 2,
  crystalBall: 1.5,
  /** A known fake that sits in the collection can at least be pawned. */
  pawnable: 0.4,
}

export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>
