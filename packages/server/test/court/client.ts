/** A device of somebody, as a test holds it: what it says, and every frame that reached it. */
import type { Arrangement, OpenTable } from '@durbar/protocol/court/arrangement'
import {
  type ClientFrame,
  type CourtAnswer,
  PROTOCOL,
  type ServerFrame,
  serverFrameSchema,
} from '@durbar/protocol/court/frames'
import type { TableIntent } from '@durbar/protocol/court/intents'
import type { Device } from '@durbar/protocol/court/people'
import { commitmentTo } from '@durbar/protocol/court/seal'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

interface House {
  readonly port: number
}

export async function ask<T = Record<string, unknown>>(
  { port }: House,
  method: string,
  path: string,
  { body, secret, headers = {} }: { body?: unknown; secret?: string; headers?: Record<string, string> } = {},
): Promise<{ status: number; json: T }> {
  const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  return { status: reply.status, json: (await reply.json()) as T }
}

/** Somebody comes for the first time. */
export const arrive = async (house: House, name = 'Anna', emblem = 1): Promise<Device> =>
  (await ask<Device>(house, 'POST', '/api/people', { body: { name, emblem, colour: null } })).json

export const PLAIN: Arrangement = {
  game: 'vermaechtnis',
  options: {},
  pace: { kind: 'none' },
  timeUp: 'bot',
  standIn: 'level1',
  door: 'open',
  spectators: true,
  talk: 'free',
  hints: false,
  start: 'ready',
}

type Of<T extends ServerFrame['type']> = Extract<ServerFrame, { type: T }>
let keys = 0
export const newKey = (): string => `key-${process.pid}-${++keys}-${Math.random()}`

/** A busy machine is not a broken one. */
const PATIENCE_MS = 30_000

/** A device of somebody, and every frame that reached it. */
export class Client {
  readonly house: House
  readonly device: Device
  readonly frames: string[] = []
  readonly all: ServerFrame[] = []
  closed: { code: number; why: string } | null = null
  private socket!: WebSocket
  private heard: (() => void)[] = []

  private constructor(house: House, device: Device) {
    this.house = house
    this.device = device
  }

  static async arrive(house: House, name: string): Promise<Client> {
    return Client.with(house, await arrive(house, name))
  }

  static async with(
    house: House,
    device: Device,
    can: { readonly differences?: boolean; readonly levels?: number } = {},
  ): Promise<Client> {
    const client = new Client(house, device)
    await client.connect()
    client.send({ type: 'hello', protocol: PROTOCOL, secret: device.secret, ...can })
    await client.until('welcome')
    return client
  }

  /** A connection that has said nothing yet. */
  static async mute(house: House, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client(house, { person: '', device: '', secret: '' })
    await client.connect(headers)
    return client
  }

  private connect(headers: Record<string, string> = {}): Promise<void> {
    this.socket = new WebSocket(`ws://127.0.0.1:${this.house.port}/court`, { headers })
    this.socket.on('message', (data) => {
      this.frames.push(data.toString())
      this.all.push(JSON.parse(data.toString()))
      for (const each of this.heard) each()
    })
    this.socket.on('close', (code, why) => {
      this.closed = { code, why: why.toString() }
      for (const each of this.heard) each()
    })
    onTestFinished(() => this.socket.terminate())
    return new Promise((resolve, reject) => this.socket.once('open', resolve).once('error', reject))
  }

  get person(): string {
    return this.device.person
  }

  /** The frames of this kind so far. */
  of<T extends ServerFrame['type']>(type: T): Of<T>[] {
    return this.all.filter((frame): frame is Of<T> => frame.type === type)
  }
  last<T extends ServerFrame['type']>(type: T): Of<T> {
    const found = this.all.findLast((frame): frame is Of<T> => frame.type === type)
    if (!found) throw new Error(`no frame '${type}' yet`)
    return found
  }

  send(frame: ClientFrame | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
  }
  sendBytes(bytes: Buffer): void {
    this.socket.send(bytes)
  }

  /** The first such frame from the n-th on that fits; waits for it. */
  until<T extends ServerFrame['type']>(
    type: T,
    fits: (frame: Of<T>) => boolean = () => true,
    from = 0,
  ): Promise<Of<T>> {
    return this.hear(
      (frame): frame is Of<T> => frame.type === type && fits(frame as Of<T>),
      `frame '${type}' that fits`,
      from,
    )
  }

  private async hear<F extends ServerFrame>(
    fits: ((frame: ServerFrame) => frame is F) | ((frame: ServerFrame) => boolean),
    what: string,
    from: number,
  ): Promise<F> {
    for (const began = Date.now(); Date.now() - began < PATIENCE_MS; ) {
      const found = this.all.slice(from).find((frame): frame is F => fits(frame))
      if (found) return found
      await new Promise<void>((resolve) => {
        this.heard.push(resolve)
        setTimeout(resolve, 200)
      })
      this.heard = []
    }
    throw new Error(`no ${what}; the last: ${this.frames.slice(-5).join('\n')}`)
  }

  async join(
    table: string,
    facing: number | null = null,
    more: { invitation?: string; since?: number } = {},
  ) {
    const from = this.frames.length
    this.send({ type: 'join', table, facing, since: 0, ...more })
    return this.until('presence', (frame) => frame.table === table, from)
  }

  /** Takes a seat and looks on from there. */
  async sit(table: string, seat: number, more: { invitation?: string } = {}): Promise<void> {
    await this.join(table, null, more)
    await this.does(table, { type: 'take', seat })
    await this.join(table, seat)
  }

  async intend(table: string, intent: TableIntent, key = newKey()): Promise<CourtAnswer> {
    let from = this.frames.length
    this.send({ type: 'intent', table, key, intent })
    for (;;) {
      const heard = await this.hear(
        (frame) =>
          (frame.type === 'answer' && frame.key === key) ||
          (frame.type === 'mistake' && frame.why === 'tooFast'),
        'the answer to an intent',
        from,
      )
      if (heard.type === 'answer') return heard.answer
      // As every client does that was too fast: once more, in a moment.
      from = this.frames.length
      await new Promise((resolve) => setTimeout(resolve, 100))
      this.send({ type: 'intent', table, key, intent })
    }
  }
  async does(table: string, intent: TableIntent): Promise<void> {
    expect(await this.intend(table, intent)).toMatchObject({ type: 'done' })
  }

  /** Everything that reached this device is what the schemas allow. */
  checkFrames(): void {
    for (const frame of this.all) expect(serverFrameSchema.parse(frame)).toEqual(frame)
  }

  /** Cuts the line, as a tunnel does. */
  async drop(): Promise<void> {
    const gone = new Promise((resolve) => this.socket.once('close', resolve))
    this.socket.terminate()
    await gone
  }
}

export async function openTable(
  client: Client,
  seats: OpenTable['seats'],
  change: Partial<Arrangement> = {},
): Promise<string> {
  const body = { arrangement: { ...PLAIN, ...change }, seats }
  const { json, status } = await ask<{ table: string }>(client.house, 'POST', '/api/tables', {
    body,
    secret: client.device.secret,
  })
  expect([status, json]).toEqual([200, { table: expect.any(String), invitation: expect.any(String) }])
  return json.table
}

/** Everybody adds to the dice, and the game begins. */
export async function begin(table: string, host: Client, ...others: Client[]): Promise<void> {
  const persons = [host, ...others]
  const chances = persons.map((_, n) => String(n + 1).repeat(64))
  for (const [n, person] of persons.entries())
    await person.does(table, { type: 'bind', commitment: commitmentTo(chances[n]!) })
  await host.does(table, { type: 'begin' })
  for (const [n, person] of persons.entries()) await person.does(table, { type: 'add', chance: chances[n]! })
  for (const person of persons) await person.until('update', (frame) => frame.table === table)
}
