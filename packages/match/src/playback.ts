/**
 * A match that is over, or as much of it as fits, played again once and then looked at: any move, forward or back, as
 * any viewer saw it. Every position is kept, so that the way to the first move is no longer than that to the last.
 */
import {
  type AnyGame,
  type Core,
  type Host,
  host,
  isRefused,
  type Look,
  lookAt,
  type Match,
  type Played,
  type Refused,
  type Result,
  type Seat,
  type Viewer,
} from '@durbar/kernel'
import type { Told } from '@durbar/protocol/messages'
import { Stories } from './stories.ts'
import { type AnyEvent, type Ply, tell } from './telling.ts'

/** What lies on the table after so many moves. */
export interface Shown {
  readonly ply: number
  readonly view: unknown
  readonly awaited: readonly Seat[]
  readonly result: Result | null
  /** The move that led here, event by event; only where it is wanted as news. */
  readonly news: Told | null
}

export class Playback {
  private readonly game: AnyGame
  private readonly house: Host<Core, unknown, AnyEvent>
  private readonly positions: readonly Played<Core, AnyEvent>[]
  private readonly plies: readonly Ply[]
  private readonly stories: Stories
  /** Why it goes no further than this; null: every move of the log follows from the one before. */
  readonly problem: Refused | null

  constructor(game: AnyGame, match: Match, key: string, times: readonly number[]) {
    this.game = game
    this.house = host(game)
    const positions: Played<Core, AnyEvent>[] = []
    const end = this.house.replay(match, key, match.log.length, (played) => positions.push(played))
    this.positions = positions
    this.plies = positions.map(({ events }, ply) => ({
      by: match.log[ply - 1]?.seat ?? null,
      ms: times[ply - 1] ?? 0,
      events,
    }))
    this.stories = new Stories(game, match.seats)
    this.problem = isRefused(end) ? end : null
  }

  /** The last move that can be looked at; -1: not even the beginning can. */
  get last(): number {
    return this.positions.length - 1
  }
  get result(): Result | null {
    return this.positions.at(-1)?.state.result ?? null
  }

  /** All that happened, as this viewer was told it. */
  told(viewer: Viewer): readonly Told[] {
    const { game, plies, stories } = this
    return tell({ game, plies, stories, news: null }, viewer, 0)
  }

  /** `step`: with what the last move showed on its way. */
  at(ply: number, viewer: Viewer, step = false): Shown | null {
    const position = this.positions[ply]
    if (!position) return null
    const { state } = position
    return {
      ply,
      view: this.game.view(state, viewer, true, this.stories.after(this.plies, ply + 1, viewer)),
      awaited: state.result ? [] : this.house.kernel.pending(state),
      result: state.result,
      news: step && ply > 0 ? this.news(ply, viewer) : null,
    }
  }

  /** What lay there after each move, one after the other. */
  *all(viewer: Viewer): Generator<Shown> {
    for (let ply = 0; ply <= this.last; ply++) yield this.at(ply, viewer)!
  }

  private news(ply: number, viewer: Viewer): Told | null {
    const { game, stories, house } = this
    const { seat, move } = this.positions[ply]!.match.log[ply - 1]!
    const moments: Look<unknown, unknown>[] = []
    house.play(this.positions[ply - 1]!, seat, move, (_event, state) =>
      moments.push(lookAt(game, game.clone(state))),
    )
    const plies = this.plies.slice(0, ply + 1)
    return tell({ game, plies, stories, news: { ply, moments } }, viewer, ply)[0] ?? null
  }
}
