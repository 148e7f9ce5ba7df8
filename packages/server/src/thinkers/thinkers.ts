/**
 * The bots of a server: they think in a pool of threads, so that no decision ever holds up the one that serves
 * people. A decision can be watched and called off; the thread lives on and takes the next one.
 */
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import type { Answer, Question } from '@durbar/bots'
import Piscina from 'piscina'
import type { Task } from './thread.ts'

export interface Attention {
  /** From 0 to 1. */
  readonly progress?: (share: number) => void
  /** Aborted = stop thinking; the answer is then null. */
  readonly signal?: AbortSignal
}

export class Thinkers {
  private readonly pool: Piscina<Task, Answer | null>

  /** `thread` is the address of the bundled thread.ts. One core is left to those who serve. */
  constructor(thread: string, threads = Math.max(1, availableParallelism() - 1)) {
    this.pool = new Piscina({ filename: thread, minThreads: threads, maxThreads: threads })
  }

  async think(question: Question, { progress, signal }: Attention = {}): Promise<Answer | null> {
    if (signal?.aborted) return null
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const { port1, port2 } = new MessageChannel()
    const abort = () => Atomics.store(stop, 0, 1)
    signal?.addEventListener('abort', abort, { once: true })
    port1.on('message', (share: number) => progress?.(share))
    try {
      return await this.pool.run({ question, port: port2, stop }, { transferList: [port2] })
    } finally {
      signal?.removeEventListener('abort', abort)
      port1.close()
    }
  }

  /** Decisions that wait for a thread. */
  get waiting(): number {
    return this.pool.queueSize
  }

  async close(): Promise<void> {
    await this.pool.destroy()
  }
}
