/** How things are paid for: dice, karma (CK-11) and stewards as jokers (CK-12.3). The nouns of a purchase. */
import { amount, type Codec, type FieldsCodec, fields, type Seat } from '@durbar/kernel'
import { type CardId, cardAt } from '../data/cards.ts'
import { HIGHEST_DIE, MOST_SLOTS, MOST_TOKENS } from '../data/numbers.ts'
import type { Die } from '../events.ts'
import { cardIn, playerOf } from '../state.ts'
import type { Scope } from './book.ts'
import { die, discard } from './piles.ts'

/** Types, not interfaces: they travel as JSON. */
export type Payment = {
  readonly karma: number
  readonly stewards: number
  readonly dice: readonly CardId[]
}
export type Purchase = { readonly slot: number; readonly payment: Payment }
const slot = amount(0, MOST_SLOTS - 1)
const tokens = amount(0, MOST_TOKENS)
export const purchase = (dice: Codec<readonly CardId[]>): FieldsCodec<Purchase> =>
  fields<Purchase>({ slot, payment: fields<Payment>({ karma: tokens, stewards: tokens, dice }) })

/**
 * Dice are the highest digit of a purchase. What is below them is small and has its own codec, so that taking it
 * apart is a look at a table.
 */
export const BESIDE = fields({ slot, karma: tokens, stewards: tokens })
export const DICE = BESIDE.size
export const diceOf = (noun: number): number => Math.floor(noun / DICE)
/** CK-11.3, CK-12.3: what dice of this sum come to; karma can raise them by no more than `room`. */
export const comesTo = (sum: number, room: number, karma: number, stewards: number): number =>
  sum + Math.min(karma, room) + HIGHEST_DIE * stewards
/** CK-11.2: by how much a die misses a number, which is the karma it takes. */
export const missesBy = (value: number, cost: number): number => Math.abs(value - cost)
export const hasDice = (noun: number): boolean => noun >= DICE

/**
 * Dice to the discard pile in ascending order, karma and stewards to the supply (CK-11.4, CK-12.1). Says
 * which slot.
 */
export function pay(
  g: Scope,
  seat: Seat,
  noun: number,
  includes: (dice: number, card: number) => boolean,
): number {
  const { s } = g
  const p = playerOf(s, seat)
  const dice = diceOf(noun)
  const beside = noun - dice * DICE
  const at = BESIDE.digit.slot.of(beside)
  const karma = BESIDE.digit.karma.of(beside)
  const stewards = BESIDE.digit.stewards.of(beside)
  const paid: Die[] | null = g.tell ? [] : null
  let kept = 0
  for (const card of p.hand) {
    if (!includes(dice, card)) p.hand[kept++] = card
    else {
      discard(g, card)
      paid?.push(die(s, card))
    }
  }
  while (p.hand.length > kept) p.hand.pop()
  p.karma -= karma
  p.stewards -= stewards
  if (paid) g.tell?.({ t: 'paid', seat, card: cardAt(cardIn(s, at)), slot: at, dice: paid, karma, stewards })
  return at
}
