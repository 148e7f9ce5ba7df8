/** Carries what a record shows to the page's end of a match. Nobody can be asked anything: it is over. */
import type { Intent, Notice, Update } from '@durbar/protocol/messages'
import type { Transport } from '../match/transport.ts'

export class ReplayTransport implements Transport {
  private readonly listeners = new Set<(notice: Notice) => void>()

  send(_intent: Intent): void {}

  receive(listener: (notice: Notice) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  show(update: Update): void {
    for (const listener of this.listeners) listener(update)
  }

  close(): void {
    this.listeners.clear()
  }
}
