/** One game in both implementations, kept in step: ours is the referee, the peer's follows. */
import { type Core, type Move, noDice, type Seat, streamDice } from '@durbar/kernel'
import { type Action, CreateGameReducer, InitializeGame, type State } from 'boardgame.io/internal'
import { dealOf, k } from './deals.ts'
import { type G, vermaechtnis } from './game.ts'

export const reduce = CreateGameReducer({ game: vermaechtnis })

/** A move in the peer's words. */
export function actionOf(move: Move, seat: Seat): Action {
  const { type, ...parameters } = k.write(move)
  return {
    type: 'MAKE_MOVE',
    payload: { type, args: Object.values(parameters) as string[], playerID: String(seat) },
  }
}

/** A move of the peer in ours. */
export function moveOf(type: string, args: readonly string[]): Move {
  const names = type === 'buy' ? ['antique'] : ['card', 'giveUp']
  return k.read({ type, ...Object.fromEntries(args.map((value, i) => [names[i]!, value])) })
}

export class Twins {
  readonly ours: Core
  theirs: State<G>

  constructor(seed: number, seats: number, greySide = false) {
    this.ours = k.start(streamDice(seed), seats, { greySide })
    const setupData = dealOf(this.ours, greySide)
    this.theirs = InitializeGame({ game: vermaechtnis, numPlayers: seats, setupData })
  }
  /** Whose turn it is; -1 = over. */
  get seat(): Seat {
    return k.toMove(this.ours)
  }
  play(move: Move): void {
    const { seat } = this
    this.theirs = reduce(this.theirs, actionOf(move, seat))
    // After the shuffle chance has no part in this game.
    k.apply(this.ours, seat, move, noDice)
  }
}
