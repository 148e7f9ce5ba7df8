/**
 * The strategy notes of the rules reference as numbers, tuned by greedy play against itself; none of the challengers of
 * `durbar tune --game taj-mahal --rounds 40 --pairs 120 --state tuning.json` was better.
 */
export const WEIGHTS = {
  /** A coloured card while there is still something to fight for, and what a longer colour adds to each. */
  card: 0.9,
  longest: 0.26,
  white: 1.6,
  /** Visits before the end at which a hand turns from a weapon into points. */
  fade: 2.5,
  /** A card still to be taken from the supply. */
  pick: 1,
  /** One token, and what each special card brings per visit to come. */
  token: 0.7,
  elephantCard: 0.35,
  mogulCard: 0.25,
  pointsCard: 1.1,
  colourCard: 0.15,
  /** Share of the goods still to come that a seat may hope for, times the number of bidders. */
  goods: 0.9,
  /** Chance of a palace in a province to come, times the number of bidders. */
  palace: 1.6,
  /** A palace beyond its points now. */
  site: 0.4,
  /** A card from a card tile. */
  cardTile: 1.2,
  /** Chances that a prize of this visit will be won: narrow and clear lead for each rival, tie, one behind. */
  lead: 0.7,
  clear: 0.82,
  tie: 0.25,
  behind: 0.12,
}
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>
