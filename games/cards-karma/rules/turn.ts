/** CK-2.3 A turn: exactly one of five actions. CK-12 Stewards. CK-2.4, CK-14.5 Further turns. */
import { type Action, moment, nothing, type Seat, type Seated, seated } from '@durbar/kernel'
import { PALACE_CARD, SHIP } from '../data/cards.ts'
import type { Event } from '../events.ts'
import { playerOf, type State } from '../state.ts'
import { decision, plain, procedure, type Scope } from './book.ts'
import { buyBuilding } from './building.ts'
import { drawDice, roomForTwo, takeDie } from './dice.ts'
import { takeGoods } from './goods.ts'
import { buyExactly } from './payment-exact.ts'
import { REFUSALS } from './refusals.ts'
import { turn } from './round.ts'

const hasSteward = (s: Readonly<State>, seat: Seat): boolean => playerOf(s, seat).stewards > 0

/** CK-12.4: two dice from the draw pile, beside the action. CK-R-33: before it or after it. */
const stewardDice: Action<State, Event, 'stewardDice', Record<never, never>, Seated> = {
  verb: 'stewardDice',
  noun: nothing,
  candidates(s, seat, _at, add) {
    if (hasSteward(s, seat)) add(0)
  },
  mistakes(s, seat, _at, add) {
    if (!hasSteward(s, seat)) add(0)
  },
  refuse: (s, seat) => (hasSteward(s, seat) ? null : REFUSALS.noSteward),
  perform(g, seat, _noun, at) {
    playerOf(g.s, seat).stewards--
    g.tell?.({ t: 'stewardDice', seat })
    roomForTwo(g, seat)
    g.then(drawDice(seat), at.rule === main.rule ? main(seat) : endOfTurn(seat))
  },
}

/** CK-6.1. Also a ship whose reward would be void (CK-R-18). */
const buyShip = buyExactly('buyShip', SHIP, REFUSALS.notExactShip)
/** CK-8.1. */
const buyPalace = buyExactly('buyPalace', PALACE_CARD, REFUSALS.notExactPalace)

/** CK-2.3: doing nothing is not among them; a die can always be taken (CK-R-43). */
export const main = decision(moment('main', seated), {
  actions: [takeDie, buyBuilding, buyShip, takeGoods, buyPalace, stewardDice],
})

/** CK-R-35: a bonus turn is compulsory and comes before any steward's. */
function startBonusTurn(g: Scope, seat: Seat): void {
  const p = playerOf(g.s, seat)
  if (p.extraTurns === 0) return
  p.extraTurns--
  g.tell?.({ t: 'turn', seat, kind: 'bonus' })
  g.then(turn(seat))
}
const endTurn = plain('endTurn', startBonusTurn)

/** CK-12.2: another complete turn before the next player's. */
const stewardTurn = plain(
  'stewardTurn',
  (g, seat) => {
    playerOf(g.s, seat).stewards--
    g.tell?.({ t: 'turn', seat, kind: 'steward' })
    g.then(turn(seat))
  },
  {
    refuse(s, seat) {
      if (!hasSteward(s, seat)) return REFUSALS.noSteward
      return playerOf(s, seat).extraTurns > 0 ? REFUSALS.bonusTurnFirst : null
    },
  },
)

export const end = decision(moment('end', seated), { actions: [endTurn, stewardTurn, stewardDice] })
/** Whoever owns a steward is asked, also a player who has finished (CK-R-38). */
export const endOfTurn = procedure(moment('endOfTurn', seated), (g, { seat }) => {
  if (hasSteward(g.s, seat)) g.then(end(seat))
  else startBonusTurn(g, seat)
})
