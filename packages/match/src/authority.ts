/**
 * The authority of a match, wherever it lives: in a worker for a local table, in a server for an online one. It
 * holds the truth, takes moves for a seat at a ply, and tells any viewer what that viewer may know since any ply.
 * Whatever cannot be done is a value, and the match is as it was.
 */
import {
  type AnyGame,
  type Core,
  checksum,
  type Host,
  host,
  isRefused,
  type Look,
  lookAt,
  type NoUndo,
  type Played,
  type Position,
  type Refused,
  type Seat,
  type Viewer,
} from '@durbar/kernel'
import type { MatchUpdate } from '@durbar/protocol/messages'
import { Answers } from './answers.ts'
import { Asked } from './asked.ts'
import type { Answer, At, Intent } from './intent.ts'
import type { Kept } from './kept.ts'
import type { Clock } from './ports.ts'
import { Stories } from './stories.ts'
import { type AnyEvent, type News, type Ply, tell } from './telling.ts'
import { Viewing } from './viewing.ts'

export class Authority {
  readonly game: AnyGame
  private readonly house: Host<Core, unknown, AnyEvent>
  private readonly answers = new Answers<Answer>()
  private readonly clock: Pick<Clock, 'now'>
  private asked: Asked
  private at: Position<Core>
  private plies: Ply[]
  private changes: number
  private stories: Stories
  private news: News | null = null
  private readonly viewing: Viewing

  private constructor(
    game: AnyGame,
    clock: Pick<Clock, 'now'>,
    at: Position<Core>,
    plies: Ply[],
    revision: number,
    house: Host<Core, unknown, AnyEvent> = host(game),
  ) {
    this.game = game
    this.house = house
    this.clock = clock
    this.at = at
    this.plies = plies
    this.changes = revision
    this.stories = new Stories(game, at.match.seats)
    this.viewing = new Viewing(game)
    this.asked = new Asked(this.house.kernel, clock)
    this.asked.begin(at.state, this)
  }

  static begin(
    game: AnyGame,
    clock: Pick<Clock, 'now'>,
    {
      seats,
      options,
      key,
      revision = 0,
    }: { seats: number; options: unknown; key: string; revision?: number },
  ): Authority | Refused {
    const begun: Played<Core, AnyEvent> | Refused = host(game).start(seats, options, key)
    if (isRefused(begun)) return begun
    const { match, state, events } = begun
    return new Authority(game, clock, { match, key, state }, [{ by: null, ms: 0, events }], revision)
  }

  static resume(game: AnyGame, clock: Pick<Clock, 'now'>, kept: Kept, key: string): Authority | Refused {
    const plies: Ply[] = []
    const { match } = kept
    if (match.game !== game.id) return { refused: `this is a match of '${match.game}', not of '${game.id}'` }
    const at = host(game).replay(match, key, match.log.length, ({ events }, ply) => {
      plies.push({ by: match.log[ply - 1]?.seat ?? null, ms: kept.times[ply - 1] ?? 0, events })
    })
    return isRefused(at) ? at : new Authority(game, clock, at, plies, kept.revision)
  }

  get ply(): number {
    return this.at.match.log.length
  }
  get revision(): number {
    return this.changes
  }
  get position(): Position<Core> {
    return this.at
  }
  get over(): boolean {
    return this.at.state.result !== null
  }
  get awaited(): readonly Seat[] {
    return this.house.kernel.pending(this.at.state)
  }
  /** Milliseconds per move: how long its question had been there. */
  get times(): readonly number[] {
    return this.plies.slice(1).map(({ ms }) => ms)
  }

  /** What is to be kept, and may be shown, of the match: its key is not in it. */
  kept(): Kept {
    return { match: this.at.match, times: this.times, revision: this.revision }
  }

  /** The same match, played the same way, meets the same bots: what went wrong once can be seen again. */
  seedFor(seat: Seat): number {
    return checksum([this.at.key, this.ply, seat])
  }

  /** Whether an answer given to that state answers what is asked now. */
  isCurrent(at: At): boolean {
    return this.asked.isAnsweredBy(at, this)
  }

  /** From now on this seat can see its question: its time begins. */
  faced(seat: Seat): void {
    this.asked.restart(seat)
  }

  /** The same match, to be played on without this one; `revision`: after which the next change is counted. */
  fork(revision = this.revision): Authority {
    const fork = new Authority(this.game, this.clock, this.at, [...this.plies], revision, this.house)
    fork.asked = this.asked.copy()
    fork.news = this.news
    fork.stories = this.stories
    return fork
  }

  /** `ms`: how long the seat has thought, where somebody else measures it. */
  play(intent: Intent & { readonly move: unknown; readonly ms?: number }): Answer {
    return this.once(intent, () => {
      const { seat, move } = intent
      const before = this.at.match.log
      const moments: Look<unknown, unknown>[] = []
      const played = this.house.play(this.at, seat, move, (_event, state) =>
        moments.push(lookAt(this.game, this.game.clone(state))),
      )
      if (isRefused(played)) return { type: 'refused', ...played }
      const ms = intent.ms ?? this.asked.msOf(seat)
      this.at = { match: played.match, key: played.key, state: played.state }
      if (played.match.log.length > before.length) {
        this.plies.push({ by: seat, ms, events: played.events })
        this.news = { ply: this.ply, moments }
        return this.changed(this.hasChosen(seat) ? null : seat, this.ply)
      }
      const changed = before.findLastIndex((entry) => entry.seat === seat)
      return this.rewritten(null, changed, this.times.toSpliced(changed, 1, ms))
    })
  }

  /** `yielding`: seats whose moves since may be taken back with the own ones. */
  undo(intent: Intent, yielding: readonly Seat[] = []): Answer {
    return this.once(intent, () => {
      const { seat } = intent
      const secret = this.hasChosen(seat)
      const from = this.house.undoable(this.at, seat, yielding)
      if (typeof from !== 'number') return { type: 'refused', ...from }
      const back = this.house.undo(this.at, seat, yielding)
      if (isRefused(back)) return { type: 'refused', ...back }
      const times = this.times.toSpliced(from, this.ply - back.match.log.length)
      const thought = this.plies[from + 1]!.ms
      this.at = back
      const answer = this.rewritten(secret ? null : seat, from, times)
      if (!secret) this.asked.goOn(seat, thought)
      return answer
    })
  }

  /** Everything this viewer may know now, with what happened from the ply `since` on. */
  updateFor(viewer: Viewer, since = 0, yielding: readonly Seat[] = []): MatchUpdate {
    const { house, at, awaited, over, game, plies, stories, news } = this
    const who = viewer === 'archive' && !over ? 'observer' : viewer
    const facing = typeof who === 'number' ? who : null
    const asked = facing !== null && awaited.includes(facing)
    const undo = facing === null || over ? null : house.undoable(at, facing, yielding)
    return {
      ply: this.ply,
      revision: this.revision,
      facing,
      told: tell({ game, plies, stories, news }, who, since),
      view: this.viewFor(who, true),
      question: asked ? house.kernel.offers(at.state, facing) : null,
      awaited,
      mayUndo: typeof undo === 'number',
      ...(typeof undo === 'object' && undo ? { noUndo: undo.why as NoUndo } : {}),
      result: at.state.result,
    }
  }

  /** Everything that has happened, as it was: for nobody's eyes. */
  events(): readonly AnyEvent[] {
    return this.plies.flatMap((ply) => ply.events)
  }

  /** What this viewer sees, with the story as it was told to this viewer. */
  viewFor(who: Viewer, aids = false): unknown {
    const { plies, stories, revision } = this
    return this.viewing.as(who, this.at.state, revision, aids, () => stories.after(plies, plies.length, who))
  }

  private once(intent: Intent, act: () => Answer): Answer {
    const { seat, key } = intent
    const known = key === undefined ? undefined : this.answers.get(seat, key)
    if (known) return known
    const answer: Answer = this.isCurrent(intent)
      ? act()
      : { type: 'stale', ply: this.ply, revision: this.revision }
    if (key !== undefined) this.answers.keep(seat, key, answer)
    return answer
  }

  /** Whether a secret choice of this seat waits for the others'. */
  hasChosen(seat: Seat): boolean {
    return this.house.kernel.chosen(this.at.state, seat) !== null
  }

  /** `mover`: whose move led to another decision; null: the one at hand goes on. */
  private changed(mover: Seat | null, from: number): Answer {
    this.changes++
    if (mover !== null) this.asked.begin(this.at.state, this, mover)
    return { type: 'done', ply: this.ply, revision: this.revision, from }
  }

  /** A log that was changed in the middle tells its story anew, from the entry that changed. */
  private rewritten(mover: Seat | null, entry: number, times: readonly number[]): Answer {
    const { match, key } = this.at
    const { log } = match
    this.plies = []
    this.news = null
    this.house.replay(match, key, log.length, ({ events }, ply) => {
      this.plies.push({ by: log[ply - 1]?.seat ?? null, ms: times[ply - 1] ?? 0, events })
    })
    return this.changed(mover, Math.min(entry + 1, this.ply))
  }
}
