/** CK-1 Setup. CK-R-01: shuffle, deal the hands, and last of all lay the grid. */
import { type Dice, filled, type Options, type Refusal, shuffle } from '@durbar/kernel'
import { CARDS, OF_COLOR, PRINTED_VALUE } from '../data/cards.ts'
import { CARD_TYPES } from '../data/names.ts'
import { gridSize, HAND_SIZE, TRACK_LENGTH } from '../data/numbers.ts'
import { emptySeen, fillSlot, type Player, type State } from '../state.ts'
import { arrange } from './arrange.ts'
import { REFUSALS } from './refusals.ts'
import { round } from './round.ts'

/** CK-R-04: the printed values, or the same values anew among the cards of each colour. */
function dieValues(dice: Dice, shuffled: boolean): number[] {
  const value = [...PRINTED_VALUE]
  if (!shuffled) return value
  for (const cards of OF_COLOR) {
    const values = cards.map((card) => PRINTED_VALUE[card]!)
    shuffle(values, dice)
    cards.forEach((card, i) => {
      value[card] = values[i]!
    })
  }
  return value
}

/** CK-1.3: shuffled, day side up. With open bonuses the owner arranges them instead (CK-16.2). */
function track(dice: Dice, open: boolean): number[] {
  const bonuses = Array.from({ length: TRACK_LENGTH }, (_, i) => i)
  if (!open) shuffle(bonuses, dice)
  return bonuses
}

export function setup(dice: Dice, seats: number, options: Options): State {
  const shuffled = options.dieValuePairing === 'shuffled'
  const open = options.openBonuses === true
  // CK-R-05: nobody knows who is the oldest.
  const elephant = typeof options.startSeat === 'number' ? options.startSeat : dice.below(seats)
  const pile = CARDS.map((_, card) => card)
  shuffle(pile, dice)
  const players = Array.from(
    { length: seats },
    (): Player => ({
      hand: pile.splice(-HAND_SIZE).sort((a, b) => a - b),
      buildings: [],
      goods: [],
      ships: [],
      fame: 0,
      coins: 0,
      karma: 0,
      stewards: 0,
      extraTurns: 0,
      track: track(dice, open),
      byFame: 0,
      byCoins: 0,
    }),
  )
  const grid = pile.splice(-gridSize(seats)).reverse()
  const s: State = {
    rules: 0,
    stack: open ? [round(), arrange()] : [round()],
    result: null,
    seats,
    shuffled,
    open,
    round: 1,
    pass: 1,
    elephant,
    value: dieValues(dice, shuffled),
    seen: emptySeen(),
    pile,
    discard: [],
    grid: filled(grid.length, -1),
    offer: filled(CARD_TYPES.length, 0),
    players,
    locked: [],
    palace: [],
    queue: [],
  }
  grid.forEach((card, slot) => {
    fillSlot(s, slot, card)
  })
  return s
}

/** CK-R-05: the host may only pick a seat that exists. */
export const refuseOptions = (seats: number, options: Options): Refusal | null =>
  typeof options.startSeat === 'number' && options.startSeat >= seats ? REFUSALS.noSuchSeat : null
