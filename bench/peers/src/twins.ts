/** One game in both implementations, kept in step: ours is the referee, the peer's follows. */
import { roomOf } from '@durbar/games'
import { type Core, kernel, type Move, noDice, type Seat, streamDice } from '@durbar/kernel'
import { type Action, CreateGameReducer, InitializeGame, type State } from 'boardgame.io/internal'
import type { View } from '../../../games/vermaechtnis/view/index.ts'
import { type Deal, type G, vermaechtnis } from './game.ts'

export const k = kernel(roomOf('vermaechtnis')!.game)
const reduce = CreateGameReducer({ game: vermaechtnis })

/** Everything, the draw pile included. */
export const tableOf = (state: Core): View => k.game.view(state, 'archive')

/** A move in the peer's words. */
function actionOf(move: Move, seat: Seat): Action {
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
    const { startSeat, offer, pile } = tableOf(this.ours)
    const deal: Deal = {
      greySide,
      startSeat,
      offer: offer as readonly string[],
      deck: pile!.toReversed(),
    }
    this.theirs = InitializeGame({ game: vermaechtnis, numPlayers: seats, setupData: deal })
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
