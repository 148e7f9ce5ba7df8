/**
 * Frames for one device that follow each other at once, an answer and what came of it, leave in one write: a write costs
 * more than making what is written. Nobody waits longer than until the loop turns.
 */
import type { Duplex } from 'node:stream'

/** So many wait at most; when there is much to say, whoever is first need not wait for the last. */
const MOST_CORKED = 32

export class Corking {
  private readonly corked = new Set<Duplex>()
  private due = false

  /** Before something is written to it. */
  cork(socket: Duplex): void {
    if (this.corked.has(socket)) return
    if (this.corked.size >= MOST_CORKED) this.uncork()
    socket.cork()
    this.corked.add(socket)
    if (this.due) return
    this.due = true
    setImmediate(() => {
      this.due = false
      this.uncork()
    })
  }

  private uncork(): void {
    for (const socket of this.corked) socket.uncork()
    this.corked.clear()
  }
}
