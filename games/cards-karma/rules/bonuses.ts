/** CK-10.5 The bonus queue. CK-13.4 The bonuses. */
import { moment, seated } from '@durbar/kernel'
import { PALACE_CARD, SHIP } from '../data/cards.ts'
import { BONUS_STEPS, COINS_INSTEAD, FAME_INSTEAD } from '../data/effects.ts'
import { BONUSES, bonusAt } from '../data/names.ts'
import { inGrid, playerOf } from '../state.ts'
import { decision, plain, procedure } from './book.ts'
import { freeCardAlone } from './grid.ts'
import { REFUSALS } from './refusals.ts'
import { inOrder, step } from './steps.ts'
import { gainCoins, gainFame } from './tokens.ts'

const STEPS = BONUSES.map((bonus) => inOrder(BONUS_STEPS[bonus], 'bonus'))

/**
 * First in, first out; each is carried out completely before the next. What it turns joins the end of the
 * queue.
 */
export const bonuses = procedure(moment('bonuses', seated), (g, at) => {
  const { seat } = at
  const bonus = g.s.queue.shift()
  if (bonus === undefined) return
  g.tell?.({ t: 'bonus', seat, bonus: bonusAt(bonus) })
  g.then(...STEPS[bonus]!(seat), at)
})

const bonusCoins = plain('bonusCoins', (g, seat) => gainCoins(g, seat, COINS_INSTEAD, 'bonus'))
export const choosePalaceOrCoins = decision(moment('choosePalaceOrCoins', seated), {
  actions: [freeCardAlone('bonusPalace', PALACE_CARD, REFUSALS.notPalaceBonus), bonusCoins],
})
/** CK-13.4.2: without a palace card in the grid there is nothing to choose. */
export const palaceOrCoins = procedure(step.palaceOrCoins, (g, { seat, n, cause }) => {
  if (inGrid(g.s, PALACE_CARD)) g.then(choosePalaceOrCoins(seat))
  else gainCoins(g, seat, n, cause)
})

const bonusFame = plain('bonusFame', (g, seat) => gainFame(g, seat, FAME_INSTEAD, 'bonus'))
/** CK-R-36: free, from the grid only, breaking a row as usual. */
export const chooseShipOrFame = decision(moment('chooseShipOrFame', seated), {
  actions: [freeCardAlone('bonusShip', SHIP, REFUSALS.notShip), bonusFame],
})
/** CK-13.4.3: without a ship in the grid there is nothing to choose. */
export const shipOrFame = procedure(step.shipOrFame, (g, { seat, n, cause }) => {
  if (inGrid(g.s, SHIP)) g.then(chooseShipOrFame(seat))
  else gainFame(g, seat, n, cause)
})

/** CK-13.4.6: it waits until the turn is over (CK-R-35: several add up). */
export const bonusTurn = procedure(step.bonusTurn, (g, { seat, n }) => {
  const p = playerOf(g.s, seat)
  p.extraTurns += n
  g.tell?.({ t: 'bonusTurn', seat, waiting: p.extraTurns })
})
