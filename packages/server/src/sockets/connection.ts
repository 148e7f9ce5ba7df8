/** One device of one person: frames in, frames out. Small mistakes are answered; abuse ends the connection. */
import { type CourtTable, invitedAt, personAt } from '@durbar/match/court'
import {
  type ClientFrame,
  clientFrameSchema,
  PROTOCOL,
  type ServerFrame,
} from '@durbar/protocol/court/frames'
import { isInvitation } from '../court/chance.ts'
import type { Court } from '../court/court.ts'
import type { Guest } from '../court/guests.ts'
import { FEWEST_LEVELS, knowingLevels } from '../court/older-pages.ts'
import { isSeated } from '../court/telling.ts'
import { Bucket } from './limits.ts'
import { mute, tellMuted } from './muting.ts'
import { speak } from './speaking.ts'

/** What a connection needs of whoever holds them all. */
export interface House {
  readonly court: Court
  /** false: this person asks for too much, with all their devices together. */
  mayAsk(person: string): boolean
  greet(connection: Connection): void
  /** All that are open for this person, here. */
  devicesOf(person: string): readonly Connection[]
  watchHall(connection: Connection, watch: boolean): void
}

interface Wire {
  send(words: string): void
  close(code: number, why: string): void
}

/** Frames a connection may send at once, and per second. */
const MOST_FRAMES = 60
const FRAMES_PER_S = 20
const MOST_MISTAKES = 12
const FORGIVEN_PER_S = 0.2
const MOST_TABLES = 20
export const ABUSE = 1008
/** Something of ours went wrong; nothing is said of whoever is told so. */
const BROKEN = 1011

type Of<T extends ClientFrame['type']> = Extract<ClientFrame, { type: T }>
export interface Seat {
  readonly guest: Guest
  readonly invited: boolean
}

export class Connection {
  readonly house: House
  /** Where this device is, by table. */
  readonly tables = new Map<string, Seat>()
  person = ''
  differences = false
  private levels = FEWEST_LEVELS
  private readonly wire: Wire
  private readonly bucket: Bucket
  private whereabouts: ReturnType<Court['presence']['arrive']> | null = null
  private readonly mistakes: Bucket
  private closed = false
  /** Frames are handled one after the other. */
  private turn: Promise<void> = Promise.resolve()

  constructor(house: House, wire: Wire) {
    this.house = house
    this.wire = wire
    this.bucket = new Bucket(MOST_FRAMES, FRAMES_PER_S, this.now())
    this.mistakes = new Bucket(MOST_MISTAKES, FORGIVEN_PER_S, this.now())
  }

  private now(): number {
    return this.house.court.ports.clock.now()
  }

  send(frame: ServerFrame | string): void {
    if (this.closed) return
    const words = typeof frame === 'string' ? frame : JSON.stringify(frame)
    this.wire.send(knowingLevels(this.levels, words))
  }

  /** Resolves when it has been answered. */
  hear(words: string): Promise<void> {
    this.turn = this.turn.then(() => this.handle(words))
    return this.turn
  }

  leave(): void {
    if (this.closed) return
    this.closed = true
    for (const [id, { guest }] of this.tables) this.house.court.guests.leave(id, guest)
    this.house.watchHall(this, false)
    this.whereabouts?.leave()
  }

  end(code: number, why: string): void {
    this.wire.close(code, why)
    this.leave()
  }

  mistake(why: Extract<ServerFrame, { type: 'mistake' }>['why'], text: string): void {
    this.send({ type: 'mistake', why, text })
    if (!this.mistakes.take(this.now())) this.end(ABUSE, 'too many mistakes')
  }

  /** Whoever is not told how things stand, and could be a moment later, would wait for ever: they come back. */
  private failed(error: unknown, frame: ClientFrame): void {
    const { ports } = this.house.court
    ports.log('a frame could not be handled', { frame: frame.type, error: String(error) })
    const asksHowItStands = frame.type === 'hello' || frame.type === 'join'
    if (frame.type === 'intent')
      this.send({ type: 'answer', table: frame.table, key: frame.key, answer: { type: 'failed' } })
    else if (asksHowItStands && ports.store.isTrouble(error)) this.end(BROKEN, 'this could not be done')
    else this.send({ type: 'mistake', why: 'unknown', text: 'this could not be done just now' })
  }

  private async handle(words: string): Promise<void> {
    if (this.closed) return
    const now = this.now()
    if (!this.bucket.take(now) || (this.person !== '' && !this.house.mayAsk(this.person)))
      return this.mistake('tooFast', 'too many frames; slow down')
    const frame = read(words)
    if ('problem' in frame) return this.mistake('malformed', frame.problem)
    await this.answer(frame).catch((error) => this.failed(error, frame))
  }

  private async answer(frame: ClientFrame): Promise<void> {
    if (frame.type === 'hello') return this.hello(frame)
    if (this.person === '') return this.mistake('hello', 'say hello first')
    if (frame.type === 'join') return this.join(frame)
    if (frame.type === 'away') return this.whereabouts?.away(frame.away)
    if (frame.type === 'hall') return this.house.watchHall(this, frame.watch)
    if (frame.type === 'ping') return this.send({ type: 'pong', n: frame.n })
    if (frame.type === 'mute') return mute(this, frame)
    const seat = this.tables.get(frame.table)
    if (!seat) return this.mistake('unknown', 'join the table first')
    if (frame.type === 'part') return this.part(frame.table)
    await speak(this, seat, frame)
  }

  private async hello({ protocol, secret, differences = false, levels }: Of<'hello'>): Promise<void> {
    const { court } = this.house
    if (protocol !== PROTOCOL) {
      this.send({ type: 'outdated', protocol: PROTOCOL })
      return this.end(1000, 'another protocol')
    }
    if (this.person !== '') return this.mistake('hello', 'hello was said already')
    const found = await court.people.whose(secret)
    if (!found) {
      this.send({ type: 'stranger' })
      return this.mistake('hello', 'nobody has this secret')
    }
    await court.people.meet([found.person])
    // Whoever left meanwhile is not here.
    if (this.closed) return
    this.person = found.person
    this.differences = differences
    this.levels = levels ?? FEWEST_LEVELS
    this.whereabouts = court.presence.arrive(found.person)
    this.house.greet(this)
    this.send({ type: 'welcome', protocol: PROTOCOL, now: this.now(), ...court.people.tell(found.person) })
    await tellMuted([this])
  }

  private async join({ table: id, invitation, facing, since }: Of<'join'>): Promise<void> {
    const { court } = this.house
    // What this person did on another node a moment ago is here too.
    const held = await court.tables.held.fresh(id)
    if (this.closed) return
    const table = held?.saved
    if (!held || !table) return this.parted(id, 'gone')
    if (table.phase === 'closed') return this.parted(id, 'gone', table.updated)
    const invited = invitation !== undefined && isInvitation(invitation, held.ports.secret)
    const refusal = this.refuseAt(table, invited, facing)
    if (refusal) return this.parted(id, refusal)
    const before = this.tables.get(id)
    if (!before && this.tables.size >= MOST_TABLES) return this.mistake('tooMuch', 'too many tables at once')
    const guest = court.guests.enter(id, this, facing)
    if (before) court.guests.leave(id, before.guest)
    this.tables.set(id, { guest, invited: invited || before?.invited === true })
    await court.guests.welcome(held, guest, since)
    if (!before) {
      const messages = await court.talk.heard(table, this.person)
      if (messages.length > 0) this.send({ type: 'talk', table: id, messages })
      court.guests.tellPresence(table)
    }
  }

  private refuseAt(table: CourtTable, invited: boolean, facing: number | null) {
    const { arrangement, phase } = table
    if (isSeated(table, this.person)) {
      const seat = facing === null ? undefined : table.seats[facing]
      return facing !== null && (!seat || personAt(seat) !== this.person) ? 'notYours' : null
    }
    if (facing !== null) return 'notYours'
    const called = invitedAt(table).includes(this.person)
    if (arrangement.door === 'link' && !invited && !called && !this.tables.has(table.id)) return 'notInvited'
    // Before the game everybody may look who sits there.
    return phase === 'laying' || arrangement.spectators ? null : 'noSpectators'
  }

  private parted(table: string, why: Extract<ServerFrame, { type: 'parted' }>['why'], closed?: number): void {
    this.send({ type: 'parted', table, why, ...(closed === undefined ? {} : { closed }) })
  }

  private part(id: string): void {
    const seat = this.tables.get(id)
    if (!seat) return
    this.tables.delete(id)
    this.house.court.guests.leave(id, seat.guest)
    const { court } = this.house
    court.meanwhile(court.heralds.tellPresence(id))
  }
}

function read(words: string): ClientFrame | { readonly problem: string } {
  let json: unknown
  try {
    json = JSON.parse(words)
  } catch {
    return { problem: 'not JSON' }
  }
  const parsed = clientFrameSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  return { problem: `not a frame: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.slice(0, 200) }
}
