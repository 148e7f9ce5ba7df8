/**
 * The one socket of this page. Coming back after a break is the ordinary path: hello, and then all that is wanted of
 * the court once more.
 */
import { LEVELS_KNOWN } from '@durbar/protocol/court/arrangement'
import {
  type ClientFrame,
  type CourtAnswer,
  PROTOCOL,
  type ServerFrame,
  serverFrameSchema,
} from '@durbar/protocol/court/frames'
import type { TableIntent } from '@durbar/protocol/court/intents'
import { type Joining, Wants } from './wants.ts'
import type { ConnectionPorts, Wire } from './wire.ts'

/** What this page can do that an older one could not. */
const CAN = { differences: true, levels: LEVELS_KNOWN }

/** stranger: nobody has this device's secret; outdated: the court speaks another protocol than this page. */
type ConnectionState = 'idle' | 'connecting' | 'open' | 'broken' | 'stranger' | 'outdated'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000
const PING_MS = 20_000
const PONG_MS = 8_000
/** After being told to slow down, before what was not taken is sent once more. */
const SLOWER_MS = 1000

export class Connection {
  private readonly ports: ConnectionPorts
  private state: ConnectionState = 'idle'
  private readonly watching = new Set<() => void>()
  private readonly hearing = new Set<(frame: ServerFrame) => void>()
  private wire: Wire | null = null
  private failures = 0
  private wanted = false
  private waiting: { readonly until: number; readonly callOff: () => void } | null = null
  private pinging: (() => void) | null = null
  private slowing: (() => void) | null = null
  private pings = 0
  private readonly wants: Wants

  constructor(ports: ConnectionPorts) {
    this.ports = ports
    this.wants = new Wants({ after: ports.after, say: (frame) => this.say(frame) })
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.watching.add(listener)
    return () => this.watching.delete(listener)
  }
  readonly get = (): ConnectionState => this.state

  hear(listener: (frame: ServerFrame) => void): () => void {
    this.hearing.add(listener)
    return () => this.hearing.delete(listener)
  }

  /** From now on this page is at court. */
  connect(): void {
    this.wanted = true
    if (this.wire === null && this.waiting === null && this.ports.secret() !== null) this.open()
  }

  /** Milliseconds until it is tried once more; null: it is being tried, or need not be. */
  untilNextTry(): number | null {
    return this.waiting && Math.max(0, this.waiting.until - this.ports.now())
  }

  /** The person is tired of waiting, or the network says that it is back. */
  readonly tryNow = (): void => {
    if (!this.wanted || this.state === 'open' || this.state === 'outdated') return
    this.drop()
    this.open()
  }

  /** The network says that it is gone: nobody need wait for a line to fall silent. */
  readonly breakOff = (): void => {
    if (this.wire) this.giveUp(this.wire)
  }

  /** This device became somebody else's, or nobody's. */
  reset(): void {
    this.drop()
    this.failures = 0
    this.set('idle')
    if (this.wanted) this.connect()
  }

  /** `joining` is asked anew whenever the table has to be joined again. */
  join(table: string, joining: () => Joining): void {
    this.wants.join(table, joining)
    this.connect()
  }
  part(table: string): void {
    this.wants.part(table)
  }

  watchHall(): () => void {
    this.connect()
    return this.wants.watchHall()
  }

  /** Window in the background, or nobody has touched it for a while. */
  setAway(away: boolean): void {
    this.wants.setAway(away)
  }

  intend(table: string, intent: TableIntent, key = this.ports.freshKey()): Promise<CourtAnswer> {
    return this.wants.intend(table, intent, key)
  }

  /** What is lost when nobody hears it. */
  say(frame: ClientFrame): void {
    if (this.state === 'open') this.wire?.send(JSON.stringify(frame))
  }

  private set(state: ConnectionState): void {
    if (this.state === state) return
    this.state = state
    for (const listener of this.watching) listener()
  }

  private open(): void {
    const secret = this.ports.secret()
    if (secret === null) return
    if (this.state !== 'broken') this.set('connecting')
    let isOver = false
    const wire = this.ports.open({
      onOpen: () => {
        if (!isOver) wire.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, secret, ...CAN }))
      },
      onText: (text) => {
        if (!isOver && this.wire === wire) this.read(text)
      },
      onClose: () => {
        isOver = true
        if (this.wire === wire) this.lost()
      },
    })
    this.wire = wire
    this.watch(wire)
  }

  /** A line that is dead without saying so is given up. */
  private watch(wire: Wire): void {
    this.pinging?.()
    this.pinging = this.ports.after(this.state === 'open' ? PING_MS : PONG_MS, () => {
      if (this.state === 'open') {
        this.say({ type: 'ping', n: ++this.pings })
        this.pinging = this.ports.after(PONG_MS, () => this.giveUp(wire))
      } else this.giveUp(wire)
    })
  }
  private giveUp(wire: Wire): void {
    if (this.wire !== wire) return
    this.drop()
    this.lost()
  }

  private drop(): void {
    const { wire } = this
    this.wire = null
    this.calm()
    this.waiting?.callOff()
    this.waiting = null
    wire?.close()
  }
  /** What was due on a line that is no more. */
  private calm(): void {
    this.pinging?.()
    this.slowing?.()
    this.slowing = null
  }

  private lost(): void {
    this.wire = null
    this.calm()
    if (this.state === 'outdated' || this.state === 'stranger') return
    this.set('broken')
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.failures++)
    // All who were at a court that went away must not come back at the same moment.
    const wait = longest * (0.5 + this.ports.random() / 2)
    const callOff = this.ports.after(wait, () => {
      this.waiting = null
      this.open()
    })
    this.waiting = { until: this.ports.now() + wait, callOff }
  }

  private read(text: string): void {
    const frame = frameOf(text)
    if (!frame) return
    if (this.state === 'open' && this.wire) this.watch(this.wire)
    if (frame.type === 'welcome') this.welcomed()
    else if (frame.type === 'stranger' || frame.type === 'outdated') {
      this.set(frame.type)
      this.drop()
    } else if (frame.type === 'mistake' && frame.why === 'tooFast') this.slowDown()
    else this.wants.heard(frame)
    for (const listener of [...this.hearing]) listener(frame)
  }

  private welcomed(): void {
    this.failures = 0
    this.set('open')
    if (this.wire) this.watch(this.wire)
    this.wants.welcomed()
  }

  /** The court does not say what it had no time for: whatever is unanswered by then goes once more. */
  private slowDown(): void {
    this.slowing ??= this.ports.after(SLOWER_MS, () => {
      this.slowing = null
      this.wants.sendAgain()
    })
  }
}

function frameOf(text: string): ServerFrame | null {
  try {
    return serverFrameSchema.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}
