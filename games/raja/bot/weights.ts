/** What things are worth, in gold; a palace of the final score is `palace` gold. Tuned by play against itself. */
export const WEIGHTS = {
  palace: 15,
  /** The last palace ends the race, and its builder cannot be overtaken. */
  lastPalace: 5,
  /** A gold piece while three rounds or more are to come; less with fewer. */
  gold: 0.9,
  goldAtEnd: 0.06,
  /** Gold beyond what can soon be spent. */
  plenty: 30,
  goldBeyond: 0.35,
  /** How much of its payout a city is worth that is scored next, and how this fades from crest to crest. */
  nextCity: 0.55,
  fade: 0.7,
  /** A house in stock, up to four; a village with an own house; a second one there. */
  stock: 0.45,
  village: 0.3,
  secondHouse: 0.1,
  /** A gold piece on the way to the cities scored next, and a village on it that is still empty. */
  way: 0.16,
  emptyVillage: 2.6,
  chip: 2,
  /** Characters. */
  mogul: 1.6,
  trader: 2,
  sadhu: 1,
  sadhuPerPalace: 0.5,
  monk: 1.4,
  builder: 2.4,
  artisan: 4.5,
  yogi: 3,
  /** An open part weighs a little, so that what can be done is done. */
  chore: 0.3,
  /** Each road still to walk, so that the architect gets going. */
  road: 0.02,
}
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>
