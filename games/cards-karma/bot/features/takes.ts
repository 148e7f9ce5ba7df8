/**
 * What taking a card would set off at once. An estimate: a row of ships that breaks sells nothing, karma that is paid
 * counts as kept, and what a palace card or a goods card brings later has the price of the hand-written evaluation.
 */
import * as bits from '@durbar/kernel/bits'
import {
  ACTION,
  BUILDING,
  CARDS,
  COIN,
  FAME,
  GOODS_SHOWN,
  GOODS_VALUE,
  goodsValueOf,
  KINDS,
  NUMBER,
  PALACE_CARD,
  rewardOf,
  SHIP,
  TYPE,
} from '../../data/cards.ts'
import { PALACE_STEPS, REWARD_STEPS, type Step, type StepName } from '../../data/effects.ts'
import { GOODS_KINDS, type PalaceAction, rewardAt } from '../../data/names.ts'
import {
  COINS_PER_CARD,
  FAME_FOR_THREE_STEWARDS,
  FAME_PER_CARD,
  SET_SIZE,
  TRACK_LENGTH,
} from '../../data/numbers.ts'
import { lastOf, type Player, turned } from '../../state.ts'
import { WEIGHTS as W } from '../weights.ts'
import type { Sheet } from './sheet.ts'

function stepsOf(card: number): readonly Step[] {
  if (TYPE[card] === SHIP) return REWARD_STEPS[rewardAt(rewardOf(card))]
  return TYPE[card] === PALACE_CARD ? PALACE_STEPS[ACTION[card] as PalaceAction] : []
}
/** How much of a step each card brings. */
const bringing = (name: StepName, printed?: Readonly<Int8Array>) =>
  Int8Array.from(CARDS, (_, card) =>
    stepsOf(card).reduce((sum, [step, n]) => (step === name ? sum + n : sum), printed?.[card] ?? 0),
  )
const FAME_OF = bringing('fame', FAME)
const COINS_OF = bringing('coins', COIN)
const KARMA_OF = bringing('karma')
const COIN_PER_GOOD = bringing('coinPerGood')
/** What is counted for itself alone: karma, dice, goods cards, palace actions, buildings that stay. */
const AVERAGE_DIE = W.die + 3.5 * W.pip
const PRICES: Partial<Readonly<Record<StepName, number>>> = {
  karma: W.karma,
  gridDice: AVERAGE_DIE,
  gridGoods: W.goodsCard,
  moreGoods: W.goodsCard / 2,
  gridPalace: W.palace,
  copyReward: W.reward,
  topCard: W.reward,
}
const BESIDE = Float64Array.from(CARDS, (_, card) =>
  stepsOf(card).reduce((sum, [step, n]) => sum + n * (PRICES[step] ?? 0), W.building * FAME[card]!),
)

const ALL_KINDS = (1 << SET_SIZE) - 1
/** Goods that stay. */
const STAYS = Float64Array.from(CARDS, (_, card) =>
  GOODS_KINDS.reduce((sum, _, kind) => sum + W.goods * goodsValueOf(card, kind), 0),
)

/** What one card would do for one player. */
interface Take {
  fame: number
  coins: number
  stewards: number
  /** Coins from goods that are sold. */
  sale: number
  /** Track cards turned. */
  turns: number
  /** In track cards, as the hand-written evaluation counts. */
  gain: number
}
export const take = (): Take => ({ fame: 0, coins: 0, stewards: 0, sale: 0, turns: 0, gain: 0 })

/**
 * Kinds that are there, kinds of which there are two, kinds that one more card shows -> the effects (CK-9): one for
 * every third of a kind, else one if all kinds are there.
 */
const EFFECTS = Uint8Array.from({ length: 1 << (3 * SET_SIZE) }, (_, at) => {
  const kinds = at & ALL_KINDS
  const pairs = (at >> SET_SIZE) & ALL_KINDS
  const shown = at >> (2 * SET_SIZE)
  return bits.count(pairs & shown) || ((kinds | shown) === ALL_KINDS ? 1 : 0)
})
const effects = (kinds: number, pairs: number, shown: number): number =>
  EFFECTS[kinds | (pairs << SET_SIZE) | (shown << (2 * SET_SIZE))]!

/** CK-9.4, CK-9.5: the better of *same* and *different* with the goods of one more card; 0 = nothing is sold. */
function saleWith(on: Sheet, card: number): number {
  const shown = GOODS_SHOWN[card]!
  if (effects(on.goodsKinds, on.goodsPairs, shown) === 0) return 0
  let same = 0
  let different = 0
  for (let kind = 0; kind < GOODS_KINDS.length; kind++) {
    const coins = GOODS_VALUE[GOODS_KINDS.length * card + kind]!
    if (coins > 0 && (on.goodsPairs >> kind) & 1) same += on.coins[kind]! + coins
    different += Math.max(on.dearest[kind]!, coins)
  }
  return (shown | on.goodsKinds) === ALL_KINDS && different > same ? different : same
}

/** Whole times `size` goes into a small number; faster than a division, of which the search would make very many. */
function wholes(n: number, size: number): number {
  let times = 0
  for (let rest = n - size; rest >= 0; rest -= size) times++
  return times
}

export function weigh(on: Sheet, p: Readonly<Player>, card: number, into: Take): void {
  const type = TYPE[card]!
  let sells = GOODS_SHOWN[card] !== 0
  let stewards = 0
  if (type === BUILDING) stewards = effects(on.buildingKinds, on.buildingPairs, KINDS[card]!)
  else if (type === SHIP && p.ships.length > 0) {
    // CK-9.6: the third of an ascending row. CK-6.3: else the row may break.
    const ascends = NUMBER[card]! > NUMBER[lastOf(p.ships)]!
    if (!ascends) sells = false
    else if (p.ships.length === SET_SIZE - 1) stewards = 1
  }
  const sale = sells ? saleWith(on, card) : 0
  const coins = COINS_OF[card]! + COIN_PER_GOOD[card]! * on.symbols + sale
  const karma = KARMA_OF[card]!
  if (karma > 0 && p.karma + karma >= SET_SIZE) stewards++
  let fame = FAME_OF[card]!
  if (stewards > 0 && p.stewards + stewards >= SET_SIZE) fame += FAME_FOR_THREE_STEWARDS
  const turns = wholes(p.fame + fame, FAME_PER_CARD) + wholes(p.coins + coins, COINS_PER_CARD)
  into.fame = fame
  into.coins = coins
  into.stewards = stewards
  into.sale = sale
  into.turns = Math.min(turns, TRACK_LENGTH - turned(p))
  into.gain =
    W.fame * fame +
    W.coin * coins +
    W.steward * stewards +
    W.bonus * into.turns +
    BESIDE[card]! +
    (sale === 0 ? STAYS[card]! : 0)
}
