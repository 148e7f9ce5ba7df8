/**
 * A device of somebody in a crowd: one socket that comes back by itself when its line breaks, joins its tables again
 * and sends again, under the same key, whatever was not answered.
 */
import type { Arrangement, OpenTable } from '@durbar/protocol/court/arrangement'
import { type ClientFrame, type CourtAnswer, PROTOCOL, type ServerFrame } from '@durbar/protocol/court/frames'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { Device } from '@durbar/protocol/court/people'
import { WebSocket } from 'ws'
import { askUntilAnswered, type Where } from './asking.ts'

type IntentFrame = Extract<ClientFrame, { type: 'intent' }>
type JoinFrame = Extract<ClientFrame, { type: 'join' }>

export interface Ways {
  /** Where a court can be reached just now. */
  readonly where: Where
  readonly compressed?: boolean
  /** false: as devices spoke that had to be told every view whole. */
  readonly differences?: boolean
  /** How long to wait before coming back. */
  readonly patience: () => number
}

/** How long people wait who are in no hurry. */
export const unhurried = () => 100

/** What the court may have lost is asked again after so long. */
const ASK_AGAIN_MS = 400

export class Player {
  readonly device: Device
  /** As a balancer would pass it on. */
  readonly address: string
  onFrame: (frame: ServerFrame) => void = () => {}
  /** Just before it is asked how this table stands. */
  onJoin: (table: string) => void = () => {}
  private readonly ways: Ways
  private readonly joined = new Map<string, JoinFrame>()
  private readonly waiting = new Map<string, { frame: IntentFrame; done(answer: CourtAnswer): void }>()
  private socket: WebSocket | null = null
  private gone = false
  private mistaken = 'none'
  private static made = 0
  /** By all of them together. */
  static heardBytes = 0

  private constructor(ways: Ways, device: Device, address: string) {
    this.ways = ways
    this.device = device
    this.address = address
  }

  static async arrive(ways: Ways): Promise<Player> {
    const n = Player.made++
    const address = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
    const body = { name: `Guest ${n}`, emblem: null, colour: null }
    const device = await askUntilAnswered<Device>(ways, address, '/api/people', { body })
    return new Player(ways, device, address)
  }

  async open(arrangement: Arrangement, seats: OpenTable['seats']): Promise<string> {
    const { address, ways, device } = this
    const asked = { body: { arrangement, seats }, secret: device.secret }
    // Where the court died over it, the table of the first asking stays behind, empty.
    const opened = askUntilAnswered<{ table: string }>(ways, address, '/api/tables', asked)
    return (await opened).table
  }

  /** Resolves with the first welcome. */
  connect(): Promise<void> {
    return new Promise((welcomed) => this.dial(welcomed))
  }

  join(table: string, facing: number | null): void {
    const frame: JoinFrame = { type: 'join', table, facing, since: 0 }
    this.joined.set(table, frame)
    this.askFor(frame)
  }

  /** Its table is over: nothing of it is asked again. */
  part(table: string): void {
    this.joined.delete(table)
    this.send({ type: 'part', table })
  }

  /** Resolves with what was answered, however often the line breaks before. */
  intend(table: string, key: string, intent: TableIntent): Promise<CourtAnswer> {
    return new Promise((done) => {
      const frame: IntentFrame = { type: 'intent', table, key, intent }
      this.waiting.set(key, { frame, done })
      this.send(frame)
    })
  }

  /** Breaks the line, as a tunnel does. */
  drop(): void {
    this.socket?.terminate()
  }

  leave(): void {
    this.gone = true
    this.socket?.terminate()
  }

  /** How it stands, for whoever looks why nothing goes on. */
  get standing(): string {
    const waits = [...this.waiting.values()].map(({ frame }) => frame.intent.type)
    return `line ${this.socket?.readyState}, waits for [${waits}], last mistake ${this.mistaken}`
  }

  private askFor(frame: JoinFrame): void {
    this.onJoin(frame.table)
    this.send(frame)
  }

  private send(frame: ClientFrame): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(frame))
  }

  private dial(welcomed: () => void): void {
    if (this.gone) return
    const { where, patience, compressed = false, differences = true } = this.ways
    const socket = new WebSocket(`ws://127.0.0.1:${where()}/court`, {
      headers: { 'x-forwarded-for': this.address },
      perMessageDeflate: compressed,
    })
    this.socket = socket
    const hello = { type: 'hello', protocol: PROTOCOL, secret: this.device.secret, differences } as const
    socket.on('open', () => this.send(hello))
    socket.on('message', (data) => {
      const words = data.toString()
      Player.heardBytes += words.length
      const frame = JSON.parse(words) as ServerFrame
      if (frame.type === 'welcome') {
        for (const join of this.joined.values()) this.askFor(join)
        for (const { frame } of this.waiting.values()) this.send(frame)
        welcomed()
      } else if (frame.type === 'answer') this.answered(frame.key, frame.answer)
      else if (frame.type === 'mistake') this.mistaken = `${frame.why}: ${frame.text}`
      this.onFrame(frame)
    })
    // An error is always followed by the close.
    socket.on('error', () => {})
    socket.on('close', () => setTimeout(() => this.dial(welcomed), patience()))
  }

  private answered(key: string, answer: CourtAnswer): void {
    const waits = this.waiting.get(key)
    if (!waits) return
    if (answer.type === 'failed') setTimeout(() => this.send(waits.frame), ASK_AGAIN_MS)
    else {
      this.waiting.delete(key)
      waits.done(answer)
    }
  }
}
