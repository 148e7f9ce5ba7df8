/**
 * Starting from the currency of the reference (a coin 1, fame 2, a steward 2, karma 0.9), found by play; last by
 * `durbar tune --game cards-karma --rounds 40 --pairs 120 --state tuning.json` (one challenger took over, +0.08).
 */
export const WEIGHTS = {
  fame: 0.209,
  coin: 0.199,
  steward: 0.285,
  karma: 0.123,
  /** A turn still to be had. */
  turn: 0.12,
  /** Having turned all six, and what decides among those who have. */
  finished: 1,
  tieBreak: 0.05,
  /** What a lost place costs once the game is over. */
  place: 1,
  /** A die, and each pip of it up to the price of the dearest building in its colour. */
  die: 0.053,
  pip: 0.018,
  /** A pip beyond that, and a die beyond the sixth. */
  sparePip: 0.013,
  fullHand: 0.098,
  /** A building symbol, two of a kind, two kinds. */
  building: 0.072,
  buildingPair: 0.043,
  buildingKinds: 0.037,
  /** A coin of goods value; more with a pair or two kinds. */
  goods: 0.1188,
  goodsPair: 0.117,
  goodsKinds: 0.061,
  /** One ship and two ships, falling with the last number. */
  ship: 0.12,
  shipPair: 0.149,
  shipNumber: 0.007248,
  /** A bonus that waits, a free goods card, palace action or ship reward. */
  bonus: 0.346,
  goodsCard: 0.601,
  palace: 0.098,
  reward: 0.32,
}
export type Weights = Readonly<typeof WEIGHTS>
