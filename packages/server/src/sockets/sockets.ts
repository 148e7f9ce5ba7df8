/** All sockets of the court: who may connect, how many, and what everybody is told. */
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Court } from '../court/court.ts'
import { hallNow } from '../court/hall.ts'
import { ABUSE, Connection, type House } from './connection.ts'
import { Corking } from './corking.ts'
import { Buckets } from './limits.ts'
import { isOwnOrigin } from './origin.ts'

const SOCKET_PATH = '/court'
/** The longest honest frame is a move with its key. */
const LONGEST_FRAME = 16_384
/** Whoever reads nothing must not fill our memory. */
const MOST_UNREAD = 4_000_000
const MOST_PER_ADDRESS = 60
const HEARTBEAT_MS = 25_000
const HELLO_MS = 10_000
const HALL_EVERY_MS = 500
/** Whoever takes longer to say goodbye is not waited for. */
const FAREWELL_MS = 500

interface SocketsOptions {
  /** Behind a proxy the address stands in a header. */
  readonly addressOf: (request: IncomingMessage) => string
  readonly mostPerAddress?: number
}

export class Sockets implements House {
  readonly court: Court
  private readonly options: SocketsOptions
  private readonly server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_FRAME,
    perMessageDeflate: { threshold: 2048, serverNoContextTakeover: true, clientNoContextTakeover: true },
  })
  private readonly byPerson = new Map<string, Set<Connection>>()
  private readonly byAddress = new Map<string, number>()
  private readonly inHall = new Set<Connection>()
  private readonly perPerson = new Buckets(200, 40)
  private readonly arrivals = new Buckets(120, 4)
  private readonly corking = new Corking()
  private readonly beating: NodeJS.Timeout
  private hallDue: NodeJS.Timeout | null = null

  constructor(court: Court, options: SocketsOptions) {
    this.court = court
    this.options = options
    court.heralds.tellHall = () => this.tellHall()
    court.heralds.endAll = (person) => this.endAll(person)
    court.heralds.elsewhere = this.devicesOf
    this.beating = setInterval(() => this.beat(), HEARTBEAT_MS)
    this.beating.unref()
  }

  /** Takes over what asks for a socket on our path; all else is refused. */
  attach(server: Server): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      // Nobody else listens yet: a line that breaks while it is refused would end the whole court.
      socket.on('error', () => socket.destroy())
      const refuse = (status: string) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
      // As it was asked for: what is no address must not be read as one.
      const [pathname] = (request.url ?? '').split('?')
      const address = this.options.addressOf(request)
      if (pathname !== SOCKET_PATH) return refuse('404 Not Found')
      if (!isOwnOrigin(request.headers.origin, request.headers.host)) return refuse('403 Forbidden')
      const most = this.options.mostPerAddress ?? MOST_PER_ADDRESS
      const open = this.byAddress.get(address) ?? 0
      if (open >= most || !this.arrivals.take(address, this.court.ports.clock.now()))
        return refuse('429 Too Many Requests')
      this.server.handleUpgrade(request, socket, head, (ws) => this.welcome(ws, socket, address))
    })
  }

  get count(): number {
    return this.server.clients.size
  }

  mayAsk(person: string): boolean {
    return this.perPerson.take(person, this.court.ports.clock.now())
  }

  greet(connection: Connection): void {
    const all = this.byPerson.get(connection.person) ?? new Set()
    this.byPerson.set(connection.person, all.add(connection))
  }

  watchHall(connection: Connection, watch: boolean): void {
    if (!watch) this.inHall.delete(connection)
    else {
      this.inHall.add(connection)
      this.court.meanwhile(this.hall().then((words) => connection.send(words)))
    }
  }

  /** Whoever was deleted is nobody any more. */
  private endAll(person: string): void {
    for (const connection of this.byPerson.get(person) ?? []) connection.end(1000, 'deleted')
  }

  devicesOf = (person: string): readonly Connection[] => [...(this.byPerson.get(person) ?? [])]

  /** Says goodbye: everything is on disk, and everybody comes back by themselves. */
  async close(): Promise<void> {
    clearInterval(this.beating)
    if (this.hallDue) clearTimeout(this.hallDue)
    for (const all of this.byPerson.values())
      for (const connection of [...all]) {
        connection.send({ type: 'resting', within: 0 })
        connection.end(1012, 'the court is being reset')
      }
    // What was said last leaves as the loop turns: a line that is cut before never brings it.
    const all = [...this.server.clients]
    for (const ws of all) ws.close(1012, 'the court is being reset')
    const gone = all.map((ws) => new Promise((resolve) => ws.once('close', resolve)))
    await Promise.race([Promise.all(gone), pause(FAREWELL_MS, undefined, { ref: false })])
    for (const ws of this.server.clients) ws.terminate()
    this.server.close()
  }

  private welcome(ws: WebSocket & { alive?: boolean }, socket: Duplex, address: string): void {
    this.byAddress.set(address, (this.byAddress.get(address) ?? 0) + 1)
    const connection = new Connection(this, {
      send: (words) => {
        if (ws.bufferedAmount > MOST_UNREAD) return ws.terminate()
        if (ws.readyState !== ws.OPEN) return
        this.corking.cork(socket)
        ws.send(words)
      },
      close: (code, why) => ws.close(code, why),
    })
    ws.alive = true
    const silent = setTimeout(() => connection.person || ws.close(ABUSE, 'say hello'), HELLO_MS)
    ws.on('pong', () => {
      ws.alive = true
    })
    ws.on('message', (data, isBinary) => {
      ws.alive = true
      if (isBinary) connection.mistake('malformed', 'frames are text')
      else void connection.hear(data.toString())
    })
    ws.on('error', () => ws.terminate())
    ws.on('close', () => {
      clearTimeout(silent)
      connection.leave()
      this.forget(connection, address)
    })
  }

  private forget(connection: Connection, address: string): void {
    const left = (this.byAddress.get(address) ?? 1) - 1
    if (left > 0) this.byAddress.set(address, left)
    else this.byAddress.delete(address)
    const all = this.byPerson.get(connection.person)
    if (all?.delete(connection) && all.size === 0) this.byPerson.delete(connection.person)
  }

  /** Whoever has not answered the last one is gone. */
  private beat(): void {
    for (const ws of this.server.clients as Set<WebSocket & { alive?: boolean }>) {
      if (!ws.alive) ws.terminate()
      else {
        ws.alive = false
        ws.ping()
      }
    }
  }

  private hall = async (): Promise<string> =>
    JSON.stringify({ type: 'hall', hall: await hallNow(this.court.hallPorts) })

  private tellHall(): void {
    if (this.hallDue || this.inHall.size === 0) return
    this.hallDue = setTimeout(() => {
      this.hallDue = null
      const told = this.hall().then((words) => {
        for (const connection of this.inHall) connection.send(words)
      })
      this.court.meanwhile(told)
    }, HALL_EVERY_MS)
    this.hallDue.unref()
  }
}
