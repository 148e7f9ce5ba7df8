/** CK-10.2 LAY and CK-10.3 REWARD: a card enters the tableau, bought, free or from the draw pile. */
import type { Frame, Procedure, Scope, Seat } from '@durbar/kernel'
import { ACTION, BUILDING, CARDS, COIN, FAME, GOODS_CARD, NUMBER, REWARD, SHIP, TYPE } from '../data/cards.ts'
import { PALACE_STEPS, REWARD_STEPS } from '../data/effects.ts'
import { PALACE_ACTIONS, REWARDS } from '../data/names.ts'
import { SET_SIZE } from '../data/numbers.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { discardPalace, settle, settleShips, stepFrames, type WithCard } from './frames.ts'
import { die, discard } from './piles.ts'
import { gainCoins, gainFame } from './tokens.ts'

type G = Scope<State, Event>

const REWARD_FRAMES = REWARDS.map((reward) => stepFrames(REWARD_STEPS[reward], 'reward'))
const PALACE_FRAMES = PALACE_ACTIONS.map((action) => stepFrames(PALACE_STEPS[action], 'palace'))
/** The steps of a ship's reward, in printed order (CK-R-29). */
export const rewardSteps = (seat: Seat, reward: number): readonly Frame[] => REWARD_FRAMES[reward]![seat]!

/** CK-5.5: fame first, then the sets (CK-9.2). */
function layBuilding(g: G, seat: Seat, card: number): void {
  g.s.players[seat]!.buildings.push(card)
  g.tell?.({ t: 'laid', seat, card: CARDS[card]!, row: 'buildings' })
  gainFame(g, seat, FAME[card]!, 'building')
  g.then(settle(seat))
}

/** CK-7.3: the printed coin comes at once. */
function layGoods(g: G, seat: Seat, card: number): void {
  g.s.players[seat]!.goods.push(card)
  g.tell?.({ t: 'laid', seat, card: CARDS[card]!, row: 'goods' })
  gainCoins(g, seat, COIN[card]!, 'printedCoin')
  g.then(settle(seat))
}

/** CK-6.3, CK-R-26: the old row is gone before the new ship is judged, without pay. */
function breakRow(g: G, seat: Seat, card: number): void {
  const p = g.s.players[seat]!
  const row = p.ships
  if (row.length === 0 || NUMBER[card]! > NUMBER[row[row.length - 1]!]!) return
  p.ships = []
  for (let i = 0; i < row.length; i++) discard(g, row[i]!)
  g.tell?.({ t: 'rowBroken', seat, by: CARDS[card]!, dice: row.map((ship) => die(g.s, ship)) })
}

/** The reward comes before every set, its own and the goods' (CK-9.6, CK-R-25). */
function layShip(g: G, seat: Seat, card: number): void {
  const { s } = g
  const p = s.players[seat]!
  breakRow(g, seat, card)
  p.ships.push(card)
  g.tell?.({ t: 'laid', seat, card: CARDS[card]!, row: 'ships' })
  // CK-R-27: a further ship of this reward starts a new row. Only S11 and S22 can bring one, so that after a
  // set is locked at most two more ships come before it is exchanged: there is never a second set beside it.
  const complete = p.ships.length === SET_SIZE
  if (complete) {
    s.locked = p.ships
    p.ships = []
    g.tell?.({ t: 'rowComplete', seat, ships: s.locked.map((ship) => CARDS[ship]!) })
  }
  const reward = REWARD[card]!
  g.tell?.({ t: 'reward', seat, ship: CARDS[card]!, reward: REWARDS[reward]!, from: null })
  g.then(...rewardSteps(seat, reward))
  g.then(complete ? settleShips(seat) : settle(seat))
}

/** CK-8.2: carried out in printed order, then discarded. */
function carryOut(g: G, seat: Seat, card: number): void {
  const action = ACTION[card]!
  g.s.palace.push(card)
  g.tell?.({ t: 'palace', seat, card: CARDS[card]!, action })
  g.then(...PALACE_FRAMES[action - PALACE_ACTIONS[0]]![seat]!)
  g.then(discardPalace(seat))
}

export const lay: Procedure<State, Event, WithCard> = {
  run(g, at) {
    const { card } = at
    const type = TYPE[card]
    if (type === BUILDING) layBuilding(g, at.seat!, card)
    else if (type === GOODS_CARD) layGoods(g, at.seat!, card)
    else if (type === SHIP) layShip(g, at.seat!, card)
    else carryOut(g, at.seat!, card)
  },
}
