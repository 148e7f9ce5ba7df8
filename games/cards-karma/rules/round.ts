/** CK-2 Rounds and passes. CK-14 End of a pass, end of a round. */
import type { Frame, Procedure } from '@durbar/kernel'
import type { Event } from '../events.ts'
import { type State, somebodyFinished } from '../state.ts'
import { gameOver } from './end.ts'
import { bonuses, turn } from './frames.ts'
import { fillGrid } from './piles.ts'
import { gainKarma } from './tokens.ts'

/** The step is the number of turns had in this pass. */
const passFrom: readonly Frame[] = [0, 1, 2, 3, 4].map((step) => Object.freeze({ rule: 'pass', step }))

/** CK-2.1: one turn each, from the elephant's holder on. CK-15.1: a pass is always played out. */
export const pass: Procedure<State, Event> = {
  run(g, at) {
    const { s } = g
    const had = at.step ?? 0
    if (had === s.seats) return somebodyFinished(s) ? gameOver(g, 'passPlayedOut') : undefined
    const seat = (s.elephant + had) % s.seats
    s.players[seat]!.turns++
    g.tell?.({ t: 'turn', seat, kind: 'regular' })
    g.then(turn(seat), passFrom[had + 1]!)
  },
}

/** CK-14.1: turning the elephant over gives its holder a karma, before the second pass begins. */
export const elephant: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    s.gifts++
    g.tell?.({ t: 'elephant', seat: s.elephant })
    gainKarma(g, s.elephant, 1, 'elephant')
    g.then(bonuses(s.elephant), SECOND_PASS)
  },
}
const SECOND_PASS: Frame = Object.freeze({ rule: 'secondPass' })

/** CK-R-39: the karma may have turned the sixth card; then the game ends here. */
export const secondPass: Procedure<State, Event> = {
  run(g) {
    if (somebodyFinished(g.s)) return gameOver(g, 'elephant')
    g.s.pass = 2
    g.tell?.({ t: 'secondPass', round: g.s.round })
  },
}

/** CK-14.3, CK-14.4: fill the grid, pass the elephant on. */
export const endOfRound: Procedure<State, Event> = {
  run(g) {
    const { s } = g
    fillGrid(g, s.grid.length, 'round')
    s.elephant = (s.elephant + 1) % s.seats
    s.round++
    s.pass = 1
    g.tell?.({ t: 'round', round: s.round, elephant: s.elephant })
    g.then(ROUND)
  },
}
export const ROUND: Frame = Object.freeze({ rule: 'round' })
