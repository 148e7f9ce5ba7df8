/** A transport to a worker of this page: one holds the match, in another the bots think. */
import type { Intent, Notice } from '@durbar/protocol/messages'
import type { Transport } from './transport.ts'
import type { Role } from './worker.ts'
import MatchWorker from './worker.ts?worker'

export class WorkerTransport implements Transport {
  private readonly host = new MatchWorker()
  private bots: Worker | null = null
  private readonly listeners = new Set<(notice: Notice) => void>()

  constructor({ withBots }: { readonly withBots: boolean }) {
    this.host.onmessage = ({ data }: MessageEvent<Notice>) => this.tell(data)
    this.host.onerror = ({ message }) => this.tell({ type: 'failed', text: message || 'worker' })
    if (withBots) this.hireBots()
  }

  send(intent: Intent): void {
    // A bot that fell silent may have taken its worker with it: the next try gets a fresh one.
    if (intent.type === 'retry') this.hireBots()
    this.host.postMessage(intent)
  }

  receive(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  close(): void {
    this.listeners.clear()
    this.host.terminate()
    this.bots?.terminate()
  }

  private tell(notice: Notice): void {
    for (const listener of this.listeners) listener(notice)
  }

  private hireBots(): void {
    this.bots?.terminate()
    this.bots = new MatchWorker()
    const { port1, port2 } = new MessageChannel()
    const employ = (worker: Worker, role: Role) => worker.postMessage(role, [role.port])
    employ(this.bots, { role: 'bots', port: port1 })
    employ(this.host, { role: 'host', port: port2 })
  }
}
