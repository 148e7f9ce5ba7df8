/** A court for a test: a folder of its own, a server on a free port, bots that answer at once, and devices. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOTS, decide } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { type Core, kernelOf, streamDice } from '@durbar/kernel'
import type { Clock } from '@durbar/match'
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
import type { Think } from '../../src/court/bot-turns.ts'
import type { Step } from '../../src/court/commits.ts'
import { Court, Store, withCourt } from '../../src/court.ts'
import { serverFor } from '../../src/index.ts'

export const gameOf = (id: string) => roomOf(id)?.game ?? null

export const quickBot: Think = async ({ game, state, seat, seed }) => {
  const rules = kernelOf(roomOf(game)!.game)
  return {
    move: rules.write(decide(BOTS.random!, rules, state as Core, seat, streamDice(seed))),
    choices: [],
  }
}

/** The real time, unless it is moved on. */
export class TestClock implements Clock {
  private ahead = 0
  private readonly waiting = new Set<{ due: number; then: () => void; timer: NodeJS.Timeout }>()
  now = (): number => Date.now() + this.ahead
  after = (ms: number, then: () => void): (() => void) => {
    const entry = { due: this.now() + ms, then, timer: setTimeout(() => run(), Math.min(ms, 2 ** 31 - 1)) }
    const run = () => {
      clearTimeout(entry.timer)
      if (this.waiting.delete(entry)) then()
    }
    this.waiting.add(entry)
    return () => {
      clearTimeout(entry.timer)
      this.waiting.delete(entry)
    }
  }
  pass(ms: number): void {
    this.ahead += ms
    for (const entry of [...this.waiting])
      if (entry.due <= this.now() && this.waiting.delete(entry)) {
        clearTimeout(entry.timer)
        entry.then()
      }
  }
  stop(): void {
    for (const { timer } of this.waiting) clearTimeout(timer)
    this.waiting.clear()
  }
}

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-court-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Opening {
  readonly folder?: string
  readonly clock?: TestClock
  readonly think?: Think
  readonly at?: (step: Step) => void
  readonly mayPushTo?: (endpoint: string) => boolean
  readonly mostPerAddress?: number
}

export async function openHouse(given: Opening = {}) {
  const folder = given.folder ?? newFolder()
  const clock = given.clock ?? new TestClock()
  const store = await Store.open(join(folder, 'data'))
  const lines: string[] = []
  const court = await Court.open({
    store,
    clock,
    gameOf,
    think: given.think ?? quickBot,
    log: (what, details) => lines.push(`${what} ${JSON.stringify(details ?? {})}`),
    ...(given.at ? { at: given.at } : {}),
    ...(given.mayPushTo ? { mayPushTo: given.mayPushTo } : {}),
  })
  const pages = join(folder, 'client')
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Durbar</title>\n')
  const { mostPerAddress = 1000 } = given
  const app = await serverFor(pages, { beside: (beside) => withCourt(beside, court, { mostPerAddress }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await app.close()
    clock.stop()
    await store.close()
  }
  onTestFinished(close)
  return { folder, clock, store, court, app, port, lines, close }
}
export type House = Awaited<ReturnType<typeof openHouse>>

export async function ask<T = Record<string, unknown>>(
  { port }: Pick<House, 'port'>,
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

/** A device of somebody, and every frame that reached it. */
export class Client {
  readonly house: Pick<House, 'port'>
  readonly device: Device
  readonly frames: string[] = []
  closed: { code: number; why: string } | null = null
  private socket!: WebSocket
  private heard: (() => void)[] = []

  private constructor(house: Pick<House, 'port'>, device: Device) {
    this.house = house
    this.device = device
  }

  static async arrive(house: Pick<House, 'port'>, name: string): Promise<Client> {
    const { json } = await ask<Device>(house, 'POST', '/api/people', {
      body: { name, emblem: 1, colour: null },
    })
    return Client.with(house, json)
  }

  static async with(house: Pick<House, 'port'>, device: Device): Promise<Client> {
    const client = new Client(house, device)
    await client.connect()
    client.send({ type: 'hello', protocol: PROTOCOL, secret: device.secret })
    await client.until('welcome')
    return client
  }

  /** A connection that has said nothing yet. */
  static async mute(house: Pick<House, 'port'>, headers: Record<string, string> = {}): Promise<Client> {
    const client = new Client(house, { person: '', device: '', secret: '' })
    await client.connect(headers)
    return client
  }

  private connect(headers: Record<string, string> = {}): Promise<void> {
    this.socket = new WebSocket(`ws://127.0.0.1:${this.house.port}/court`, { headers })
    this.socket.on('message', (data) => {
      this.frames.push(data.toString())
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

  get all(): ServerFrame[] {
    return this.frames.map((words) => JSON.parse(words) as ServerFrame)
  }

  /** The frames of this kind so far. */
  of<T extends ServerFrame['type']>(type: T): Of<T>[] {
    return this.all.filter((frame): frame is Of<T> => frame.type === type)
  }
  last<T extends ServerFrame['type']>(type: T): Of<T> {
    const found = this.of(type).at(-1)
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
  async until<T extends ServerFrame['type']>(
    type: T,
    fits: (frame: Of<T>) => boolean = () => true,
    from = 0,
  ): Promise<Of<T>> {
    for (const began = Date.now(); Date.now() - began < 10_000; ) {
      const found = this.frames
        .slice(from)
        .map((words) => JSON.parse(words) as ServerFrame)
        .find((frame): frame is Of<T> => frame.type === type && fits(frame as Of<T>))
      if (found) return found
      await new Promise<void>((resolve) => {
        this.heard.push(resolve)
        setTimeout(resolve, 200)
      })
      this.heard = []
    }
    throw new Error(`no frame '${type}' that fits; the last: ${this.frames.slice(-5).join('\n')}`)
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

  async intend(table: string, intent: TableIntent, key = newKey()): Promise<CourtAnswer> {
    const from = this.frames.length
    this.send({ type: 'intent', table, key, intent })
    return (await this.until('answer', (frame) => frame.key === key, from)).answer
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
  expect([status, json]).toEqual([200, { table: expect.any(String) }])
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
