/** How things are paid for: dice, karma (CK-11) and stewards as jokers (CK-12.3). The nouns of a purchase. */
import { amount, type Codec, type FieldsCodec, fields, type Scope, type Seat } from '@durbar/kernel'
import { CARDS } from '../data/cards.ts'
import { MOST_SLOTS, MOST_TOKENS } from '../data/numbers.ts'
import type { Die, Event } from '../events.ts'
import type { Player, State } from '../state.ts'
import { die, discard } from './piles.ts'

export interface Payment extends Readonly<Record<string, unknown>> {
  readonly karma: number
  readonly stewards: number
  readonly dice: readonly string[]
}
export interface Purchase extends Readonly<Record<string, unknown>> {
  readonly slot: number
  readonly payment: Payment
}
export const purchase = (dice: Codec<readonly string[]>): FieldsCodec<Purchase> =>
  fields<Purchase>({
    slot: amount(0, MOST_SLOTS - 1),
    payment: fields<Payment>({ karma: amount(0, MOST_TOKENS), stewards: amount(0, MOST_TOKENS), dice }),
  })

/** What one step of each part adds to the noun; the slot is the lowest digit. */
const TOKENS = MOST_TOKENS + 1
export const KARMA = MOST_SLOTS
export const STEWARD = KARMA * TOKENS
export const DICE = STEWARD * TOKENS
export const diceOf = (noun: number): number => Math.floor(noun / DICE)
export const hasDice = (noun: number): boolean => noun >= DICE
/** Everything but the dice: small, so that taking it apart is integer arithmetic. */
export const besideDice = (noun: number): number => noun - Math.floor(noun / DICE) * DICE
export const slotOf = (rest: number): number => rest % MOST_SLOTS
export const karmaOf = (rest: number): number => ((rest / KARMA) | 0) % TOKENS
export const stewardsOf = (rest: number): number => (rest / STEWARD) | 0

/**
 * Dice to the discard pile in ascending order, karma and stewards to the supply (CK-11.4, CK-12.1). Says
 * which slot.
 */
export function pay(
  g: Scope<State, Event>,
  seat: Seat,
  noun: number,
  includes: (dice: number, card: number) => boolean,
): number {
  const { s } = g
  const p = s.players[seat]!
  const dice = diceOf(noun)
  const rest = besideDice(noun)
  const slot = slotOf(rest)
  const paid: Die[] | null = g.tell ? [] : null
  for (let h = 0; h < p.hand.length; ) {
    const card = p.hand[h]!
    if (!includes(dice, card)) {
      h++
      continue
    }
    remove(p, h)
    discard(g, card)
    paid?.push(die(s, card))
  }
  p.karma -= karmaOf(rest)
  p.stewards -= stewardsOf(rest)
  if (paid)
    g.tell?.({
      t: 'paid',
      seat,
      card: CARDS[s.grid[slot]!]!,
      slot,
      dice: paid,
      karma: karmaOf(rest),
      stewards: stewardsOf(rest),
    })
  return slot
}

function remove(p: Player, at: number): void {
  const { hand } = p
  for (let i = at; i + 1 < hand.length; i++) hand[i] = hand[i + 1]!
  hand.pop()
}
