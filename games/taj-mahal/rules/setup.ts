/** TM-1 Setup. */
import { type Dice, filled, type Options, type Refusal, shuffle } from '@durbar/kernel'
import { AGRA, AGRA_CITY, CITIES, FORTRESSES, PROVINCES } from '../data/board.ts'
import { DECK, PERSONS, SPECIALS, SUITS } from '../data/cards.ts'
import { BONUS_TILES, HAND_SIZE, supplySize, TAJ_MAHAL_TILE, TILE_GOODS } from '../data/tiles.ts'
import { gain, NOBODY, type State } from '../state.ts'
import { REFUSALS } from './refusals.ts'
import { everybody, FULL_COURT, opening } from './visit.ts'

const shuffled = (things: number[], dice: Dice): number[] => {
  shuffle(things, dice)
  return things
}
/** The last card of a pile is on top. */
const fromTop = (pile: number[], cards: number): number[] => pile.splice(-cards).reverse()

/** TM-1.2, TM-1.3: tile 12 in Agra's province, the others at random. */
const layRoute = (dice: Dice): number[] => [
  ...shuffled(
    PROVINCES.map((_, province) => province).filter((province) => province !== AGRA),
    dice,
  ),
  AGRA,
]

/** TM-1.6, TM-1.7, TM-R-22: the Taj Mahal tile on Agra, the square tiles on the other fifteen fortresses. */
function layBonusTiles(dice: Dice): number[] {
  const square = shuffled(
    BONUS_TILES.map((_, tile) => tile).filter((tile) => tile !== TAJ_MAHAL_TILE),
    dice,
  )
  return FORTRESSES.map((city) => (city === AGRA_CITY ? TAJ_MAHAL_TILE : square.pop()!))
}

export function setup(dice: Dice, seats: number, options: Options): State {
  const prince = options.neutralPrince === true
  const bidding = prince ? seats + 1 : seats
  const startSeat = dice.below(seats)
  const route = layRoute(dice)
  const bonus = layBonusTiles(dice)
  const pile = shuffled([...DECK.keys()], dice)
  const s: State = {
    rules: 0,
    stack: [opening()],
    result: null,
    seats,
    prince,
    visit: 1,
    startSeat,
    route,
    tiles: filled(TILE_GOODS.length, NOBODY),
    bonus,
    bonusOf: filled(FORTRESSES.length, NOBODY),
    court: FULL_COURT,
    taken: 0,
    tokens: filled(seats * PERSONS, 0),
    specials: filled(SPECIALS.length, NOBODY),
    normal: filled(CITIES.length, NOBODY),
    crowned: filled(CITIES.length, NOBODY),
    hands: filled(seats * SUITS, 0),
    known: filled(seats * SUITS, 0),
    rows: Array.from({ length: bidding }, () => []),
    inside: everybody(bidding),
    supply: [],
    pile,
    discard: filled(SUITS, 0),
    shuffles: 0,
    shuffled: filled(DECK.length, 0),
    scores: filled(seats, 0),
  }
  for (let seat = 0; seat < seats; seat++)
    for (const card of fromTop(pile, HAND_SIZE)) gain(s, seat, card, false)
  s.supply = fromTop(pile, supplySize(bidding))
  return s
}

/** TM-V.1: the prince makes two players three, and only them. */
export function refuseOptions(seats: number, options: Options): Refusal | null {
  if (options.neutralPrince === true) return seats === 2 ? null : REFUSALS.princeForTwo
  return seats === 2 ? REFUSALS.twoNeedPrince : null
}
