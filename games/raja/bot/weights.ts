/**
 * What things are worth, in gold; a palace of the final score is `palace` gold. Tuned by play against itself, last by
 * `durbar tune --game raja --rounds 16 --pairs 120 --state tuning.json` (one challenger took over, +0.07).
 */
export const WEIGHTS = {
  palace: 18,
  /** How much more a palace counts when no round is left to build another. */
  decisive: 1,
  /** A palace that is only planned counts this much: better to build it. */
  promised: 0.9,
  /** The last palace ends the race, and its builder cannot be overtaken. */
  lastPalace: 5,
  /** A gold piece while two rounds or more are to come; less with fewer. */
  gold: 1.2,
  goldAtEnd: 0.06,
  /** Gold beyond what can soon be spent. */
  plenty: 22,
  goldBeyond: 0.35,
  /** How much of its expected payout a city is worth that is scored in a later round. */
  future: 0.7594,
  /** A house in stock, up to four; a village with an own house; a second one there. */
  stock: 0.45,
  village: 0.3,
  secondHouse: 0.1,
  /** A gold piece on the way to the cities scored next, and a village on it that is still empty. */
  way: 0.16,
  emptyVillage: 3.404,
  chip: 2,
  /** Characters. */
  mogul: 1.6,
  trader: 2,
  sadhu: 1.398,
  sadhuPerPalace: 0.5,
  monk: 1.4,
  builder: 3.188,
  artisan: 4.5,
  yogi: 3,
  /** An open part weighs a little, so that what can be done is done. */
  chore: 0.3,
  /** Each road still to walk, so that the architect gets going. */
  road: 0.04,
  /** Roads walked beyond four in one turn, squared, so that nobody walks in circles. */
  journey: 0.2,
}
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>
