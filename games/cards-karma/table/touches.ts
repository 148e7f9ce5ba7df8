/** What touching the things of this table says. No token is made anywhere else. */
import { type Touch, touchesOf } from '@durbar/table'
import type { CardId } from '../data/cards.ts'
import { type Bonus, BUILDING_KINDS, GOODS_KINDS } from '../data/names.ts'
import type { SetView } from '../view/sets.ts'
import type { Move, Payment } from '../vocabulary.ts'

const { touch, all, place } = touchesOf<Move>()

/** One touch for several possible uses of the card in a slot. */
const USES = [
  'buyBuilding',
  'buyShip',
  'takeGoods',
  'buyPalace',
  'pickDie',
  'pickGoods',
  'pickPalace',
  'bonusPalace',
  'bonusShip',
] as const
const LAYS: ReadonlySet<Move['type']> = new Set(USES.filter((type) => type !== 'pickDie'))
/** Whether the card in the slot is taken for what it shows, not for the die on its back. */
export const laysCard = (move: Move): boolean => LAYS.has(move.type)
/** The slot of the grid that a move is about. */
export const slotOf = (move: Move): number | null => ('slot' in move ? move.slot : null)
const used = (slot: number, type: Move['type']) => all(touch('slot', slot), touch('type', type))
export const cardIn = (slot: number): Touch => USES.map((type) => used(slot, type))
export const dieIn = (slot: number): Touch => [used(slot, 'takeDie')]
export const handDie = (id: CardId): Touch => [touch('payment.dice', id), touch('cards', id)]

export const karma = (n: number): Touch => [touch('payment.karma', n)]
export const stewards = (n: number): Touch => [touch('payment.stewards', n)]
/** A whole payment. */
export const payment = (paid: Payment): Touch => [
  all(...paid.dice.map((id) => touch('payment.dice', id)), ...paidTokens(paid)),
]
const paidTokens = (paid: Pick<Payment, 'karma' | 'stewards'>) => [
  touch('payment.karma', paid.karma),
  touch('payment.stewards', paid.stewards),
]
/** A payment is complete without them. */
export const NOTHING: Touch = paidTokens({ karma: 0, stewards: 0 })
export const paidIn = (move: Move): Payment | null => ('payment' in move ? move.payment : null)

/** A card of the rows, for the moment when it may stand for a kind. */
export const symbol = (id: CardId): Touch => [
  ...BUILDING_KINDS.map((kind) => touch(`symbols.${kind}`, id)),
  ...GOODS_KINDS.map((kind) => touch(`symbols.${kind}`, id)),
]
/** A whole set. */
export const set = ({ effect, symbols }: SetView): Touch => {
  const kinds = [...BUILDING_KINDS, ...GOODS_KINDS].flatMap((kind) => {
    const id = symbols?.[kind]
    return id ? [touch(`symbols.${kind}`, id)] : []
  })
  return [all(touch('effect', effect), ...kinds)]
}

export const lastShipOf = (player: number): Touch => [touch('player', player)]
export const bonusAt = (at: number, bonus: Bonus): Touch => [place('order', at + 1, bonus)]

const choice = (type: Move['type']): Touch => [touch('type', type)]
export const STEWARD_DICE = choice('stewardDice')
export const STEWARD_TURN = choice('stewardTurn')
export const END_TURN = choice('endTurn')
export const SKIP_GOODS = choice('skipGoods')
export const BONUS_COINS = choice('bonusCoins')
export const BONUS_FAME = choice('bonusFame')
