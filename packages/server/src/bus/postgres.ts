/**
 * LISTEN/NOTIFY on a connection of its own: one channel for the whole court, and what is not followed is passed over.
 * Words are said after the commit they speak of, not in it: a NOTIFY inside would make every commit of every node
 * wait for the one before. If a node dies in between, the others find out by themselves (`missed`, and their rounds).
 */
import pg from 'pg'
import type { Bus, Listener, Topic, Word } from './bus.ts'
import { type Line, Parcels } from './parcels.ts'

/** A payload must be shorter than 8000 bytes. */
const LONGEST = 7_900
/** A database that is frozen says nothing: its line is given up. */
const PATIENCE_MS = 5_000
const AGAIN_MS = 250
const LONGEST_AGAIN_MS = 5_000
/** More than this waits only while the database is away, and then everybody asks anew anyhow. */
const MOST_WAITING = 10_000

export class PostgresBus implements Bus {
  readonly node: string
  private readonly address: string
  private readonly channel: string
  private readonly parcels: Parcels
  private readonly followed = new Set<Topic>(['house'])
  private listener: Listener | null = null
  private client: pg.Client | null = null
  private waiting: Line[] = []
  private saying: Promise<void> | null = null
  private again: NodeJS.Timeout | null = null
  private closed = false

  constructor(address: string, court: string, node: string) {
    this.node = node
    this.address = address
    this.channel = `durbar_${court}`
    this.parcels = new Parcels(node, LONGEST)
    this.followed.add(`node.${node}`)
  }

  async listen(listener: Listener): Promise<void> {
    this.listener = listener
    await this.connect()
  }

  say(topic: Topic, word: Word): void {
    this.waiting.push({ topic, word })
    if (this.waiting.length > MOST_WAITING) this.waiting.splice(0, MOST_WAITING / 2)
    // What is said in the same moment goes together.
    this.saying ??= new Promise<void>((resolve) => setImmediate(resolve)).then(() => this.sayAll())
  }

  async follow(topic: Topic): Promise<void> {
    this.followed.add(topic)
  }

  unfollow(topic: Topic): void {
    this.followed.delete(topic)
  }

  async close(): Promise<void> {
    this.closed = true
    if (this.again) clearTimeout(this.again)
    await this.saying
    await this.client?.end().catch(() => {})
  }

  private async sayAll(): Promise<void> {
    const { client } = this
    try {
      while (this.waiting.length > 0 && client && client === this.client) {
        const lines = this.waiting
        this.waiting = []
        for (const parcel of this.parcels.pack(lines))
          await client.query('select pg_notify($1, $2)', [this.channel, parcel])
      }
    } catch {
      // The connection is gone: when it is back, everybody is asked and told anew.
      this.waiting = []
      client?.end().catch(() => {})
      if (client) this.lost(client)
    } finally {
      this.saying = null
    }
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.address,
      keepAlive: true,
      query_timeout: PATIENCE_MS,
    })
    client.on('error', () => {})
    client.on('end', () => this.lost(client))
    client.on('notification', ({ payload }) => this.hear(payload ?? ''))
    await client.connect()
    // Nothing that is said here is the truth: no word waits for a disk.
    await client.query('set synchronous_commit = off')
    await client.query(`listen ${client.escapeIdentifier(this.channel)}`)
    this.client = client
  }

  private hear(payload: string): void {
    const parcel = this.parcels.unpack(payload)
    for (const { topic, word } of parcel?.lines ?? [])
      if (this.followed.has(topic)) this.listener!.heard(parcel!.from, word)
  }

  private lost(client: pg.Client, wait = AGAIN_MS): void {
    if (this.closed || (this.client !== null && this.client !== client)) return
    if (this.client) this.listener!.log('the line to the other nodes is cut')
    this.client = null
    if (this.again) clearTimeout(this.again)
    this.again = setTimeout(() => {
      this.connect().then(
        () => this.listener!.missed(),
        () => this.lost(client, Math.min(2 * wait, LONGEST_AGAIN_MS)),
      )
    }, wait)
    this.again.unref()
  }
}
