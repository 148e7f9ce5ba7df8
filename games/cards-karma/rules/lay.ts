/** CK-10.2 LAY and CK-10.3 REWARD: a card enters the tableau, bought, free or from the draw pile. */
import { moment, type Seat, seated } from '@durbar/kernel'
import {
  actionOf,
  BUILDING,
  cardAt,
  coinOf,
  fameOf,
  GOODS_CARD,
  numberOf,
  rewardOf,
  SHIP,
  typeOf,
} from '../data/cards.ts'
import { PALACE_STEPS, REWARD_STEPS } from '../data/effects.ts'
import { PALACE_ACTIONS, REWARDS, rewardAt } from '../data/names.ts'
import { SET_SIZE } from '../data/numbers.ts'
import { lastOf, playerOf } from '../state.ts'
import { procedure, type Scope } from './book.ts'
import { die, discard } from './piles.ts'
import { settle, settleShips } from './sets.ts'
import { type Gain, inOrder } from './steps.ts'
import { gainCoins, gainFame } from './tokens.ts'

const REWARD_STEPS_OF = REWARDS.map((reward) => inOrder(REWARD_STEPS[reward], 'reward'))
const PALACE_STEPS_OF = new Map<number, (seat: Seat) => readonly Gain[]>(
  PALACE_ACTIONS.map((action) => [action, inOrder(PALACE_STEPS[action], 'palace')]),
)
/** The steps of a ship's reward, in printed order (CK-R-29). */
export const rewardSteps = (seat: Seat, reward: number): readonly Gain[] => REWARD_STEPS_OF[reward]!(seat)

/** CK-5.5: fame first, then the sets (CK-9.2). */
function layBuilding(g: Scope, seat: Seat, card: number): void {
  playerOf(g.s, seat).buildings.push(card)
  g.tell?.({ t: 'laid', seat, card: cardAt(card), row: 'buildings' })
  gainFame(g, seat, fameOf(card), 'building')
  g.then(settle(seat))
}

/** CK-7.3: the printed coin comes at once. */
function layGoods(g: Scope, seat: Seat, card: number): void {
  playerOf(g.s, seat).goods.push(card)
  g.tell?.({ t: 'laid', seat, card: cardAt(card), row: 'goods' })
  gainCoins(g, seat, coinOf(card), 'printedCoin')
  g.then(settle(seat))
}

/** CK-6.3, CK-R-26: the old row is gone before the new ship is judged, without pay. */
function breakRow(g: Scope, seat: Seat, card: number): void {
  const p = playerOf(g.s, seat)
  const row = p.ships
  if (row.length === 0 || numberOf(card) > numberOf(lastOf(row))) return
  p.ships = []
  for (const ship of row) discard(g, ship)
  g.tell?.({ t: 'rowBroken', seat, by: cardAt(card), dice: row.map((ship) => die(g.s, ship)) })
}

/** The reward comes before every set, its own and the goods' (CK-9.6, CK-R-25). */
function layShip(g: Scope, seat: Seat, card: number): void {
  const { s } = g
  const p = playerOf(s, seat)
  breakRow(g, seat, card)
  p.ships.push(card)
  g.tell?.({ t: 'laid', seat, card: cardAt(card), row: 'ships' })
  // CK-R-27: a further ship of this reward starts a new row. Only S11 and S22 can bring one, so that after a
  // set is locked at most two more ships come before it is exchanged: there is never a second set beside it.
  const complete = p.ships.length === SET_SIZE
  if (complete) {
    s.locked = p.ships
    p.ships = []
    g.tell?.({ t: 'rowComplete', seat, ships: s.locked.map(cardAt) })
  }
  const reward = rewardOf(card)
  g.tell?.({ t: 'reward', seat, ship: cardAt(card), reward: rewardAt(reward), from: null })
  g.then(...rewardSteps(seat, reward), complete ? settleShips(seat) : settle(seat))
}

/** CK-8.2: the card goes last, after everything it caused. */
export const discardPalace = procedure(moment('discardPalace', seated), (g, { seat }) => {
  const card = g.s.palace.pop()!
  discard(g, card)
  g.tell?.({ t: 'discarded', seat, dice: [die(g.s, card)], cause: 'palace' })
})
/** CK-8.2: carried out in printed order, then discarded. */
function carryOut(g: Scope, seat: Seat, card: number): void {
  const action = actionOf(card)
  g.s.palace.push(card)
  g.tell?.({ t: 'palace', seat, card: cardAt(card), action })
  g.then(...PALACE_STEPS_OF.get(action)!(seat), discardPalace(seat))
}

export const lay = procedure(
  moment('lay', (rule: 'lay', seat: Seat, card: number) => ({ rule, seat, card })),
  (g, { seat, card }) => {
    const type = typeOf(card)
    if (type === BUILDING) layBuilding(g, seat, card)
    else if (type === GOODS_CARD) layGoods(g, seat, card)
    else if (type === SHIP) layShip(g, seat, card)
    else carryOut(g, seat, card)
  },
)
