/** Starting from the currency of the reference (a coin 1, fame 2, a steward 2, karma 0.9), found by play. */
export const WEIGHTS = {
  fame: 0.35,
  coin: 0.167,
  steward: 0.38,
  karma: 0.14,
  /** A turn still to be had. */
  turn: 0.45,
  /** Having turned all six, and what decides among those who have. */
  finished: 1,
  tieBreak: 0.05,
  /** What a lost place costs once the game is over. */
  place: 1,
  /** A die, and each pip of it up to the price of the dearest building in its colour. */
  die: 0.06,
  pip: 0.04,
  /** A pip beyond that, and a die beyond the sixth. */
  sparePip: 0.01,
  fullHand: 0.06,
  /** A building symbol, two of a kind, two kinds. */
  building: 0.08,
  buildingPair: 0.06,
  buildingKinds: 0.06,
  /** A coin of goods value; more with a pair or two kinds. */
  goods: 0.1,
  goodsPair: 0.05,
  goodsKinds: 0.05,
  /** One ship and two ships, falling with the last number. */
  ship: 0.12,
  shipPair: 0.3,
  shipNumber: 0.007,
  /** A bonus that waits, a free goods card, palace action or ship reward. */
  bonus: 0.35,
  goodsCard: 0.28,
  palace: 0.35,
  reward: 0.35,
}
export type Weights = Readonly<typeof WEIGHTS>
