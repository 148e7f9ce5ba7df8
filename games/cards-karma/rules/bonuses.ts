/** CK-10.5 The bonus queue. CK-13.4 The bonuses. */
import { type Action, type Decision, frameSeat, nothing, type Procedure } from '@durbar/kernel'
import { PALACE_CARD, SHIP } from '../data/cards.ts'
import { BONUS_STEPS } from '../data/effects.ts'
import { BONUSES } from '../data/names.ts'
import type { Event } from '../events.ts'
import { inGrid, type State, typeAt } from '../state.ts'
import { SLOT } from './dice.ts'
import {
  bonuses as again,
  type Counted,
  choosePalaceOrCoins,
  chooseShipOrFame,
  type Gain,
  lay,
  stepFrames,
} from './frames.ts'
import { freePalace } from './palace.ts'
import { takeFromGrid } from './piles.ts'
import { REFUSALS } from './refusals.ts'
import { gainCoins, gainFame } from './tokens.ts'

const BONUS_FRAMES = BONUSES.map((bonus) => stepFrames(BONUS_STEPS[bonus], 'bonus'))

/**
 * First in, first out; each is carried out completely before the next. What it turns joins the end of the
 * queue.
 */
export const bonuses: Procedure<State, Event> = {
  run(g, at) {
    const { queue } = g.s
    if (queue.length === 0) return
    const bonus = queue.shift()!
    g.tell?.({ t: 'bonus', seat: at.seat!, bonus: BONUSES[bonus]! })
    g.then(...BONUS_FRAMES[bonus]![at.seat!]!)
    g.then(again(at.seat!))
  },
}

const PALACE_OR_COINS = BONUS_STEPS.palaceOrCoins2[0]![1]
const SHIP_OR_FAME = BONUS_STEPS.shipOrFame1[0]![1]

/** CK-13.4.2: without a palace card in the grid there is nothing to choose. */
export const palaceOrCoins: Procedure<State, Event, Gain> = {
  run(g, at) {
    if (inGrid(g.s, PALACE_CARD) > 0) g.then(choosePalaceOrCoins(at.seat!))
    else gainCoins(g, at.seat!, at.n, at.cause)
  },
}
const bonusCoins: Action<State, Event, 'bonusCoins', Record<string, never>> = {
  verb: 'bonusCoins',
  noun: nothing,
  candidates: (_s, _seat, _at, add) => add(0),
  refuse: () => null,
  perform: (g, seat) => gainCoins(g, seat, PALACE_OR_COINS, 'bonus'),
}
export const takePalaceOrCoins: Decision<State, Event> = {
  who: frameSeat,
  actions: [freePalace('bonusPalace', REFUSALS.notPalaceBonus), bonusCoins],
}

/** CK-13.4.3: without a ship in the grid there is nothing to choose. */
export const shipOrFame: Procedure<State, Event, Gain> = {
  run(g, at) {
    if (inGrid(g.s, SHIP) > 0) g.then(chooseShipOrFame(at.seat!))
    else gainFame(g, at.seat!, at.n, at.cause)
  },
}
/** CK-R-36: free, from the grid only, breaking a row as usual. */
const bonusShip: Action<State, Event, 'bonusShip', { slot: number }> = {
  verb: 'bonusShip',
  noun: SLOT,
  candidates(s, _seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++) if (typeAt(s, slot) === SHIP) add(slot)
  },
  mistakes(s, _seat, _at, add) {
    for (let slot = 0; slot < s.grid.length; slot++)
      if (typeAt(s, slot) >= 0 && typeAt(s, slot) !== SHIP) add(slot)
  },
  refuse: (s, _seat, slot) => (typeAt(s, slot) === SHIP ? null : REFUSALS.notShip),
  perform(g, seat, slot) {
    g.then(lay(seat, takeFromGrid(g, slot)))
  },
}
const bonusFame: Action<State, Event, 'bonusFame', Record<string, never>> = {
  verb: 'bonusFame',
  noun: nothing,
  candidates: (_s, _seat, _at, add) => add(0),
  refuse: () => null,
  perform: (g, seat) => gainFame(g, seat, SHIP_OR_FAME, 'bonus'),
}
export const takeShipOrFame: Decision<State, Event> = { who: frameSeat, actions: [bonusShip, bonusFame] }

/** CK-13.4.6: it waits until the turn is over (CK-R-35: several add up). */
export const bonusTurn: Procedure<State, Event, Counted> = {
  run(g, at) {
    const p = g.s.players[at.seat!]!
    p.extraTurns += at.n
    g.tell?.({ t: 'bonusTurn', seat: at.seat!, waiting: p.extraTurns })
  },
}
