/** One table at court as this page knows it: everything beside the match, and the way to say something there. */
import type { ClientFrame, CourtAnswer, Message, ServerFrame } from '@durbar/protocol/court/frames'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { TableTold } from '@durbar/protocol/court/told'
import { freshKey } from '../chance.ts'
import type { Connection } from './connection.ts'
import { type News, newsBetween } from './news.ts'
import { chanceFor } from './own-chance.ts'
import { StoodIn } from './stood-in.ts'
import type { Joining } from './wants.ts'

type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>
export type Presence = Of<'presence'>['persons'][number]
type Saying = Extract<ClientFrame, { type: 'say' }>['what']
export type MatchFrame = Of<'update' | 'thinking' | 'hint'>

export interface CourtTableState {
  readonly told: TableTold | null
  /** So many milliseconds the court's clock is ahead of ours. */
  readonly ahead: number
  readonly presence: readonly Presence[]
  readonly spectators: Of<'presence'>['spectators']
  /** Strangers who have opened the link and choose their name. */
  readonly knocks: number
  readonly talk: readonly Message[]
  /** What has changed here since this page came, the latest last. */
  readonly news: readonly Happened[]
  /** The latest of it that somebody here has had before their eyes. */
  readonly heard: number
  /** Who is writing, each until then. */
  readonly typing: readonly { readonly person: string; readonly until: number }[]
  /** What was said last was not taken: too much in too short a time. */
  readonly unsaid: Saying | null
  /** The court has said that it goes away for a moment. */
  readonly resting: boolean
  /** Why nothing more is told. */
  readonly parted: Of<'parted'>['why'] | null
  /** When the table was closed, as far as that is known. */
  readonly closedAt: number | null
}

export interface Happened {
  /** By the court's clock. */
  readonly at: number
  readonly news: News
}
const MOST_NEWS = 60
const TYPING_MS = 5000
const TYPING_AGAIN_MS = 3000

const EMPTY: CourtTableState = {
  told: null,
  ahead: 0,
  presence: [],
  spectators: [],
  knocks: 0,
  talk: [],
  news: [],
  heard: 0,
  typing: [],
  unsaid: null,
  resting: false,
  parted: null,
  closedAt: null,
}

export class CourtTable {
  readonly id: string
  readonly connection: Connection
  private readonly now: () => number
  private state = EMPTY
  private readonly listeners = new Set<() => void>()
  private readonly watchers = new Set<(frame: MatchFrame) => void>()
  private joining: Joining
  private readonly deaf: () => void
  /** What was said about the dice: each once, and again after it was refused for being early. */
  private readonly said = new Set<'bind' | 'add'>()

  private readonly stoodIn = new StoodIn()

  /** On its way, until it is heard or refused. */
  private saying: Saying | null = null
  private typed = Number.NEGATIVE_INFINITY
  /** What is written and not sent outlives the leaf on which it is written. */
  draft = ''

  constructor(id: string, connection: Connection, invitation?: string, now: () => number = Date.now) {
    this.id = id
    this.connection = connection
    this.now = now
    this.joining = { facing: null, since: 0, invitation }
    this.deaf = connection.hear((frame) => this.hear(frame))
    connection.join(id, () => this.joining)
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly get = (): CourtTableState => this.state

  /** What concerns the match itself. */
  watch(watcher: (frame: MatchFrame) => void): () => void {
    this.watchers.add(watcher)
    return () => this.watchers.delete(watcher)
  }

  /** Through whose eyes it is to be told, and from where on; at once, if that is new. */
  face(facing: number | null, since: number): void {
    this.joining = { ...this.joining, facing, since }
    this.connection.join(this.id, () => this.joining)
  }
  /** What is known up to here need not be told again after a break. */
  known(since: number): void {
    this.joining = { ...this.joining, since }
  }

  readonly intend = (intent: TableIntent, key?: string): Promise<CourtAnswer> =>
    this.connection.intend(this.id, intent, key)

  say(what: Saying): void {
    this.saying = what
    if (this.state.unsaid) this.set({ unsaid: null })
    this.connection.say({ type: 'say', table: this.id, key: freshKey(), what })
  }
  /** Tells the others that somebody here is writing; often asked, seldom sent. */
  type(): void {
    if (this.now() - this.typed < TYPING_AGAIN_MS) return
    this.typed = this.now()
    this.connection.say({ type: 'typing', table: this.id })
  }
  /** Whoever runs the court will read it. */
  report(message: number): void {
    this.connection.say({ type: 'report', table: this.id, message })
  }
  /** The game has come to another round: what is said from now on is said in it. */
  reached(view: unknown): void {
    const round: Happened = { at: this.courtNow(), news: { type: 'round', view } }
    this.set({ news: [...this.state.news, round].slice(-MOST_NEWS) })
  }
  hears(): void {
    const heard = this.state.talk.at(-1)?.n ?? 0
    if (heard > this.state.heard) this.set({ heard })
  }

  /** The court's time now. */
  courtNow(): number {
    return this.now() + this.state.ahead
  }

  close(): void {
    this.deaf()
    this.listeners.clear()
    this.watchers.clear()
    this.connection.part(this.id)
  }

  private set(change: Partial<CourtTableState>): void {
    this.state = { ...this.state, ...change }
    for (const listener of this.listeners) listener()
  }

  private hear(frame: ServerFrame): void {
    if (frame.type === 'table') {
      if (frame.table.id === this.id) this.hearTable(frame.table)
      return
    }
    if (frame.type === 'mistake') {
      if (frame.why === 'tooFast' && this.saying) this.set({ unsaid: this.saying })
      this.saying = null
      return
    }
    if (frame.type === 'resting' || (frame.type === 'welcome' && this.state.resting))
      this.set({ resting: frame.type === 'resting' })
    if (!('table' in frame) || frame.table !== this.id) return
    if (frame.type === 'clocks') {
      const { told } = this.state
      if (told)
        this.set({ told: { ...told, clocks: frame.clocks, now: frame.now }, ahead: frame.now - this.now() })
    } else if (frame.type === 'presence')
      this.set({ presence: frame.persons, spectators: frame.spectators, knocks: frame.knocks ?? 0 })
    else if (frame.type === 'talk') {
      const known = new Set(frame.messages.map(({ n }) => n))
      const talk = [...this.state.talk.filter(({ n }) => !known.has(n)), ...frame.messages]
      const said = JSON.stringify(this.saying)
      if (frame.messages.some(({ what }) => JSON.stringify(what) === said)) this.saying = null
      const silent = new Set(frame.messages.map(({ from }) => from.person))
      const typing = this.state.typing.filter(({ person }) => !silent.has(person))
      this.set({ talk: talk.sort((a, b) => a.n - b.n), typing })
    } else if (frame.type === 'typing') {
      const others = this.state.typing.filter(({ person }) => person !== frame.person)
      this.set({ typing: [...others, { person: frame.person, until: this.courtNow() + TYPING_MS }] })
    } else if (frame.type === 'parted') this.set({ parted: frame.why, closedAt: frame.closed ?? null })
    else if (frame.type === 'update' || frame.type === 'thinking' || frame.type === 'hint') {
      if (frame.type === 'update') this.stoodIn.hearMoves(frame)
      for (const watcher of this.watchers) watcher(frame)
    }
  }

  private hearTable(told: TableTold): void {
    const before = this.state.told
    const news = before
      ? newsBetween(before, told, this.stoodIn.madeFor).map(
          (each): Happened => ({ at: told.now, news: each }),
        )
      : []
    this.stoodIn.hearTable(before, told)
    this.set({
      told,
      ahead: told.now - this.now(),
      parted: null,
      closedAt: told.phase === 'closed' ? told.now : null,
      news: [...this.state.news, ...news].slice(-MOST_NEWS),
    })
    void this.addToDice(told)
  }

  /** Bound on sitting down, opened when all are bound: nobody is asked to do it. */
  private async addToDice({ dice, phase, yours }: TableTold): Promise<void> {
    if (yours.length === 0 || (phase !== 'laying' && phase !== 'dealing')) return
    const own = dice.chances.find(({ seat }) => yours.includes(seat))
    const { chance, commitment } = chanceFor(this.id)
    if (!own && !this.said.has('bind')) {
      this.said.add('bind')
      await this.intend({ type: 'bind', commitment })
    } else if (dice.dealing?.mayAdd && own?.chance === null && !this.said.has('add')) {
      // Another device of the same person may have bound itself to something else.
      if (own.commitment !== commitment) return
      this.said.add('add')
      await this.intend({ type: 'add', chance })
    }
  }
}
