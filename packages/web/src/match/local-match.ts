/**
 * One match on this device: the truth, the seat in front, and the bots' turns. Runs in a worker; what leaves it
 * is a view. Knows hosts and kernels, no game.
 */
import type { AnyRoom } from '@durbar/games'
import {
  type Core,
  checksum,
  type Host,
  host,
  isRefused,
  type MoveObject,
  type Played,
  type Position,
  type Refused,
  type Seat,
} from '@durbar/kernel'
import type { FromHost, HintChoice, Opening, SeatPlan, TableCard, Told, Update } from './messages.ts'

interface Ply {
  readonly by: Seat | null
  readonly events: readonly { readonly t: string }[]
}

/** Asks the bot worker; the answer may come too late to matter. */
export type Think = (
  question: { state: Core; seat: Seat; level: string; milliseconds: number | null; luck: number },
  progress: (share: number) => void,
) => Promise<{ move: MoveObject; choices: readonly HintChoice[] }>

export interface Surroundings {
  readonly think: Think
  post(message: FromHost): void
  save(card: TableCard, match: Position<Core>['match']): void
  now(): number
  key(): string
}

const HINT_MS = 900
/** In live play nobody waits longer than this for the strongest bot. */
const LONGEST_MS: Readonly<Record<string, number>> = { level5: 1000 }

type AnyEvent = { readonly t: string }
type AnyHost = Host<Core, unknown, AnyEvent>

export class LocalMatch {
  private readonly room: AnyRoom
  private readonly house: AnyHost
  private readonly around: Surroundings
  private readonly seats: readonly SeatPlan[]
  private readonly persons: readonly Seat[]
  private readonly id: string
  private at: Position<Core>
  private plies: Ply[]
  private front: Seat | null
  private caption: string
  /** Everything up to here was told to the seat in front. */
  private told = 0
  /** Answers of bots that were asked before this are stale. */
  private epoch = 0
  private readonly busy = new Set<Seat>()

  private constructor(
    room: AnyRoom,
    around: Surroundings,
    table: { id: string; seats: readonly SeatPlan[]; caption: string },
    at: Position<Core>,
    plies: Ply[],
  ) {
    this.room = room
    this.house = host(room.game) as AnyHost
    this.around = around
    this.id = table.id
    this.seats = table.seats
    this.caption = table.caption
    this.persons = table.seats.flatMap((plan, seat) => (plan.kind === 'person' ? [seat] : []))
    this.at = at
    this.plies = plies
    // With one person there is nobody to hide anything from.
    this.front = this.persons.length === 1 ? this.persons[0]! : null
  }

  static begin(room: AnyRoom, around: Surroundings, opening: Opening): LocalMatch | Refused {
    const house = host(room.game) as AnyHost
    const begun = house.start(opening.seats.length, opening.options, opening.key ?? around.key())
    if (isRefused(begun)) return begun
    const { match, state, events } = begun as Played<Core, AnyEvent>
    return new LocalMatch(room, around, { ...opening, caption: '' }, { match, state }, [{ by: null, events }])
  }

  static resume(
    room: AnyRoom,
    around: Surroundings,
    card: TableCard,
    match: Position<Core>['match'],
  ): LocalMatch | Refused {
    const house = host(room.game) as AnyHost
    const plies: Ply[] = []
    const at = house.replay(match, match.log.length, (played, ply) => {
      plies.push({ by: ply === 0 ? null : match.log[ply - 1]!.seat, events: played.events })
    })
    return isRefused(at) ? at : new LocalMatch(room, around, card, at as Position<Core>, plies)
  }

  /** Tells the page everything and lets the bots begin. */
  open(): void {
    this.around.save(this.card(), this.at.match)
    this.settle()
    this.tell(0)
    this.askBots()
  }

  play(move: MoveObject): void {
    if (this.front === null) return
    const played = this.house.play(this.at, this.front, move)
    if (isRefused(played)) {
      this.around.post({ type: 'trouble', text: (played as Refused).refused })
      this.tell(this.told)
    } else this.advance(played as Played<Core, AnyEvent>, this.front)
  }

  undo(): void {
    if (this.front === null) return
    const back = this.house.undo(this.at, this.front)
    if (isRefused(back)) return
    this.at = back as Position<Core>
    this.retell()
    this.changed(0)
  }

  takeFront(seat: Seat): void {
    if (!this.persons.includes(seat)) return
    this.front = seat
    this.tell(0)
  }

  setCaption(text: string): void {
    if (text === this.caption) return
    this.caption = text
    this.around.save(this.card(), this.at.match)
  }

  async hint(level: string): Promise<void> {
    const { front, epoch } = this
    if (front === null || !this.awaited().includes(front)) return
    const question = {
      state: this.at.state,
      seat: front,
      level,
      milliseconds: HINT_MS,
      luck: this.luck(front),
    }
    const answer = await this.around.think(question, () => {})
    if (epoch !== this.epoch) return
    const choices = answer.choices.length > 0 ? answer.choices : [{ move: answer.move, share: 1, place: 0 }]
    this.around.post({ type: 'hint', ply: this.ply(), choices })
  }

  private readonly ply = () => this.at.match.log.length
  /** The same match, played the same way, meets the same bots: what went wrong once can be seen again. */
  private readonly luck = (seat: Seat) => checksum([this.at.match.key, this.ply(), seat])
  private readonly awaited = () => this.house.kernel.pending(this.at.state)

  private advance(played: Played<Core, AnyEvent>, by: Seat): void {
    const before = this.ply()
    this.at = { match: played.match, state: played.state }
    if (this.ply() === before) this.retell()
    else this.plies.push({ by, events: played.events })
    this.changed(this.told + 1)
  }

  /** A log that was changed in the middle tells its story anew. */
  private retell(): void {
    this.plies = []
    this.house.replay(this.at.match, this.ply(), (played, ply) => {
      this.plies.push({ by: ply === 0 ? null : this.at.match.log[ply - 1]!.seat, events: played.events })
    })
    this.told = -1
  }

  private changed(from: number): void {
    this.epoch++
    this.around.save(this.card(), this.at.match)
    const before = this.front
    this.settle()
    this.tell(this.front === before ? from : 0)
    this.askBots()
  }

  /** Whose view the page gets: with several persons at one device nobody's, until one takes it. */
  private settle(): void {
    if (this.persons.length < 2) return
    const waiting = this.awaited().filter((seat) => this.persons.includes(seat))
    if (this.at.state.result !== null) this.front = null
    else if (waiting.length > 0 && (this.front === null || !waiting.includes(this.front))) this.front = null
  }

  private card(): TableCard {
    const { match, state } = this.at
    return {
      id: this.id,
      game: this.room.game.id,
      seats: this.seats,
      options: match.options,
      updated: this.around.now(),
      ply: this.ply(),
      over: state.result !== null,
      yours: this.awaited().some((seat) => this.persons.includes(seat)),
      caption: this.caption,
    }
  }

  private tell(from: number): void {
    const { game } = this.room
    const { state } = this.at
    const over = state.result !== null
    const viewer = over && this.front === null ? 'archive' : (this.front ?? 'observer')
    const told: Told[] = []
    for (let ply = Math.max(0, from); ply < this.plies.length; ply++) {
      const { by, events } = this.plies[ply]!
      told.push({ ply, by, events: events.flatMap((event) => game.redact(event, viewer) ?? []) })
    }
    this.told = this.plies.length - 1
    const awaited = this.awaited()
    const asked = this.front !== null && awaited.includes(this.front)
    const waiting = awaited.filter((seat) => this.persons.includes(seat))
    const update: Update = {
      type: 'update',
      card: this.card(),
      ply: this.ply(),
      front: this.front,
      view: game.view(state, viewer, true),
      told,
      question: asked ? this.house.kernel.offers(state, this.front!) : null,
      awaited,
      handTo: this.front === null && waiting.length > 0 ? waiting[0]! : null,
      mayUndo: this.front !== null && !over && this.house.mayUndo(this.at, this.front),
      result: state.result,
    }
    this.around.post(update)
  }

  private askBots(): void {
    for (const seat of this.awaited()) {
      const plan = this.seats[seat]!
      if (plan.kind !== 'bot' || this.busy.has(seat)) continue
      this.busy.add(seat)
      void this.askBot(seat, plan.level)
    }
  }

  private async askBot(seat: Seat, level: string): Promise<void> {
    const { epoch } = this
    this.around.post({ type: 'thinking', seat, share: 0 })
    const milliseconds = LONGEST_MS[level] ?? null
    const question = { state: this.at.state, seat, level, milliseconds, luck: this.luck(seat) }
    const { move } = await this.around.think(question, (share) =>
      this.around.post({ type: 'thinking', seat, share }),
    )
    this.busy.delete(seat)
    // Something changed meanwhile (a secret choice of somebody else, an undo): is it still this bot's turn?
    const stale = epoch !== this.epoch && !this.awaited().includes(seat)
    const played = stale ? null : this.house.play(this.at, seat, move)
    if (!played || isRefused(played)) this.askBots()
    else this.advance(played as Played<Core, AnyEvent>, seat)
  }
}
