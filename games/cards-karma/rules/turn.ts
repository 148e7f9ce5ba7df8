/** CK-2.3 A turn: exactly one of five actions. CK-12 Stewards. CK-2.4, CK-14.5 Further turns. */
import {
  type Action,
  type Decision,
  frameSeat,
  nothing,
  type Procedure,
  type Scope,
  type Seat,
} from '@durbar/kernel'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { buyBuilding } from './building.ts'
import { roomForTwo, takeDie } from './dice.ts'
import { endOfTurn as afterwards, main as again, end as askEnd, drawDice, turn } from './frames.ts'
import { takeGoods } from './goods.ts'
import { buyPalace } from './palace.ts'
import { REFUSALS } from './refusals.ts'
import { buyShip } from './ship.ts'

/** CK-12.4: two dice from the draw pile, beside the action. CK-R-33: before it or after it. */
const stewardDice: Action<State, Event, 'stewardDice', Record<string, never>> = {
  verb: 'stewardDice',
  noun: nothing,
  candidates(s, seat, _at, add) {
    if (s.players[seat]!.stewards > 0) add(0)
  },
  mistakes(s, seat, _at, add) {
    if (s.players[seat]!.stewards === 0) add(0)
  },
  refuse: (s, seat) => (s.players[seat]!.stewards > 0 ? null : REFUSALS.noSteward),
  perform(g, seat, _noun, at) {
    g.s.players[seat]!.stewards--
    g.tell?.({ t: 'stewardDice', seat })
    roomForTwo(g, seat)
    g.then(drawDice(seat), at.rule === 'main' ? again(seat) : afterwards(seat))
  },
}

/** CK-2.3: doing nothing is not among them; a die can always be taken (CK-R-43). */
export const main: Decision<State, Event> = {
  who: frameSeat,
  actions: [takeDie, buyBuilding, buyShip, takeGoods, buyPalace, stewardDice],
}

/** CK-R-35: a bonus turn is compulsory and comes before any steward's. */
function endTurn(g: Scope<State, Event>, seat: Seat): void {
  const p = g.s.players[seat]!
  if (p.extraTurns === 0) return
  p.extraTurns--
  g.tell?.({ t: 'turn', seat, kind: 'bonus' })
  g.then(turn(seat))
}
const endTurnAction: Action<State, Event, 'endTurn', Record<string, never>> = {
  verb: 'endTurn',
  noun: nothing,
  candidates: (_s, _seat, _at, add) => add(0),
  refuse: () => null,
  perform: endTurn,
}

/** CK-12.2: another complete turn before the next player's. */
const stewardTurn: Action<State, Event, 'stewardTurn', Record<string, never>> = {
  verb: 'stewardTurn',
  noun: nothing,
  candidates: (_s, _seat, _at, add) => add(0),
  refuse(s, seat) {
    if (s.players[seat]!.stewards === 0) return REFUSALS.noSteward
    return s.players[seat]!.extraTurns > 0 ? REFUSALS.bonusTurnFirst : null
  },
  perform(g, seat) {
    g.s.players[seat]!.stewards--
    g.tell?.({ t: 'turn', seat, kind: 'steward' })
    g.then(turn(seat))
  },
}

/** Whoever owns a steward is asked, also a player who has finished (CK-R-38). */
export const endOfTurn: Procedure<State, Event> = {
  run(g, at) {
    if (g.s.players[at.seat!]!.stewards > 0) g.then(askEnd(at.seat!))
    else endTurn(g, at.seat!)
  },
}
export const end: Decision<State, Event> = {
  who: frameSeat,
  actions: [endTurnAction, stewardTurn, stewardDice],
}
