/** CK-8 Action E: take a palace action. */
import { amount, fields, moment, type Seat, seated } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { cardAt, goodsCountOf, PALACE_CARD, rewardOf } from '../data/cards.ts'
import { rewardAt } from '../data/names.ts'
import { lastShip, playerOf, slotsWith } from '../state.ts'
import { decision, may, procedure, type Scope } from './book.ts'
import { freeCardAlone } from './grid.ts'
import { lay, rewardSteps } from './lay.ts'
import { draw, takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import { step } from './steps.ts'
import { gainCoins } from './tokens.ts'

/** CK-6.5.10: a palace card of the grid, for a ship's reward. */
export const pickPalace = decision(moment('pickPalace', seated), {
  actions: [freeCardAlone('pickPalace', PALACE_CARD, REFUSALS.notPalace)],
})
export const gridPalace = procedure(step.gridPalace, (g, { seat }) => {
  const there = slotsWith(g.s, PALACE_CARD)
  if (bits.count(there) > 1) g.then(pickPalace(seat))
  else if (there !== 0) g.then(lay(seat, takeFromGrid(g, bits.lowest(there))))
  else g.tell?.({ t: 'nothing', seat, step: 'palace' })
})

const goodsIn = (row: readonly number[]): number => {
  let n = 0
  for (const card of row) n += goodsCountOf(card)
  return n
}
/** Palace 4 (CK-8.5): every goods symbol, on whatever card; the cards stay. */
export const coinPerGood = procedure(step.coinPerGood, (g, { seat }) => {
  const p = playerOf(g.s, seat)
  const symbols = goodsIn(p.buildings) + goodsIn(p.goods) + goodsIn(p.ships) + goodsIn(g.s.locked)
  gainCoins(g, seat, symbols, 'palace')
})

function copy(g: Scope, seat: Seat, owner: Seat): void {
  const ship = lastShip(g.s, owner, seat)
  const reward = rewardOf(ship)
  g.tell?.({ t: 'reward', seat, ship: cardAt(ship), reward: rewardAt(reward), from: owner })
  g.then(...rewardSteps(seat, reward))
}
export const copyShip = decision(moment('copyShip', seated), {
  actions: [
    may({
      verb: 'copyShip',
      noun: fields({ player: amount(0, 3) }),
      candidates(s, seat, _at, add) {
        for (let other = 0; other < s.seats; other++) if (lastShip(s, other, seat) >= 0) add(other)
      },
      mistakes(s, seat, _at, add) {
        for (let other = 0; other < s.seats; other++) if (lastShip(s, other, seat) < 0) add(other)
      },
      refuse: (s, seat, owner) => (lastShip(s, owner, seat) < 0 ? REFUSALS.noLastShip : null),
      perform: copy,
    }),
  ],
})
/** Palace 5 (CK-8.6): the last ship of any row, one's own included. CK-R-32: its good stays with it. */
export const copyReward = procedure(step.copyReward, (g, { seat }) => {
  let owner = -1
  let rows = 0
  for (let other = 0; other < g.s.seats; other++)
    if (lastShip(g.s, other, seat) >= 0) {
      owner = other
      rows++
    }
  if (rows > 1) g.then(copyShip(seat))
  else if (rows === 1) copy(g, seat, owner)
  else g.tell?.({ t: 'nothing', seat, step: 'ship' })
})

/** Palace 6 (CK-8.7): the top card must be carried out, whatever it breaks (CK-R-34). */
export const topCard = procedure(step.topCard, (g, { seat }) => {
  const card = draw(g)
  g.tell?.({ t: 'topCard', seat, card: cardAt(card) })
  g.then(lay(seat, card))
})
