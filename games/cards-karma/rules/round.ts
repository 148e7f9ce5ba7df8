/** CK-2 Rounds and passes. CK-14 End of a pass, end of a round. */
import { goneOn, moment, seated } from '@durbar/kernel'
import { KARMA_FROM_THE_ELEPHANT } from '../data/numbers.ts'
import { somebodyFinished } from '../state.ts'
import { bonuses } from './bonuses.ts'
import { procedure } from './book.ts'
import { gameOver } from './end.ts'
import { fillGrid } from './piles.ts'
import { gainKarma } from './tokens.ts'

/** Apart from their sequences, so that set-up and the end of what came before can begin one. */
export const round = moment('round')
export const turn = moment('turn', seated)

/** Made once, for a pass is resumed after every turn. */
const passes = [0, 1, 2, 3, 4].map((had) => goneOn(moment('pass')(), had))
const passAfter = (had: number) => passes[had]!

/** CK-2.1: one turn each, from the elephant's holder on. CK-15.1: a pass is always played out. */
export const pass = procedure(moment('pass'), (g, at) => {
  const { s } = g
  const had = at.step ?? 0
  if (had === s.seats) return somebodyFinished(s) ? gameOver(g, 'passPlayedOut') : undefined
  const seat = (s.elephant + had) % s.seats
  g.tell?.({ t: 'turn', seat, kind: 'regular' })
  g.then(turn(seat), passAfter(had + 1))
})

/** CK-R-39: the karma may have turned the sixth card; then the game ends here. */
export const secondPass = procedure(moment('secondPass'), (g) => {
  if (somebodyFinished(g.s)) return gameOver(g, 'elephant')
  g.s.pass = 2
  g.tell?.({ t: 'secondPass', round: g.s.round })
})
/** CK-14.1: turning the elephant over gives its holder a karma, before the second pass begins. */
export const elephant = procedure(moment('elephant'), (g) => {
  const { s } = g
  g.tell?.({ t: 'elephant', seat: s.elephant })
  gainKarma(g, s.elephant, KARMA_FROM_THE_ELEPHANT, 'elephant')
  g.then(bonuses(s.elephant), secondPass())
})

/** CK-14.3, CK-14.4: fill the grid, pass the elephant on. */
export const endOfRound = procedure(moment('endOfRound'), (g) => {
  const { s } = g
  fillGrid(g, s.grid.length, 'round')
  s.elephant = (s.elephant + 1) % s.seats
  s.round++
  s.pass = 1
  g.tell?.({ t: 'round', round: s.round, elephant: s.elephant })
  g.then(round())
})
