/** NATS: a subject for every table, so that a node hears only of what it holds. */
import { setTimeout as pause } from 'node:timers/promises'
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import { StoreTrouble } from '../store/trouble.ts'
import type { Bus, Listener, Topic, Word } from './bus.ts'

const PATIENCE_MS = 500

export class NatsBus implements Bus {
  readonly node: string
  private readonly connection: NatsConnection
  private readonly court: string
  private readonly subscriptions = new Map<Topic, Subscription>()
  private listener: Listener | null = null

  private constructor(connection: NatsConnection, court: string, node: string) {
    this.connection = connection
    this.court = court
    this.node = node
  }

  static async open(address: string, court: string, node: string): Promise<NatsBus> {
    try {
      const connection = await connect({
        servers: address.split(','),
        name: `durbar ${node}`,
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: 500,
      })
      return new NatsBus(connection, court, node)
    } catch (error) {
      throw new StoreTrouble(
        `NATS cannot be reached (${(error as Error).message}): look at NATS_URL, or leave it out`,
      )
    }
  }

  async listen(listener: Listener): Promise<void> {
    this.listener = listener
    void this.watch(listener)
    await Promise.all([this.follow('house'), this.follow(`node.${this.node}`)])
  }

  say(topic: Topic, word: Word): void {
    if (this.isOver) return
    this.connection.publish(this.subjectOf(topic), JSON.stringify({ from: this.node, word }))
  }

  async follow(topic: Topic): Promise<void> {
    if (this.subscriptions.has(topic) || this.isOver) return
    const callback = (error: Error | null, message: { json<T>(): T }) => {
      if (error) return
      const { from, word } = message.json<{ from: string; word: Word }>()
      this.listener?.heard(from, word)
    }
    this.subscriptions.set(topic, this.connection.subscribe(this.subjectOf(topic), { callback }))
    // A NATS that is away holds nobody up: when it is back, everything is asked anew.
    await Promise.race([
      this.connection.flush().catch(() => {}),
      pause(PATIENCE_MS, undefined, { ref: false }),
    ])
  }

  unfollow(topic: Topic): void {
    this.subscriptions.get(topic)?.unsubscribe()
    this.subscriptions.delete(topic)
  }

  async close(): Promise<void> {
    if (!this.isOver) await this.connection.drain()
  }

  private get isOver(): boolean {
    return this.connection.isClosed() || this.connection.isDraining()
  }

  private subjectOf(topic: Topic): string {
    return `durbar.${this.court}.${topic}`
  }

  private async watch({ missed, log }: Listener): Promise<void> {
    for await (const { type } of this.connection.status()) {
      if (type === 'disconnect') log('the line to the other nodes is cut')
      if (type === 'reconnect' || type === 'slowConsumer') missed()
    }
  }
}
