/**
 * The bots of a server: they think in a pool of threads, so that no decision ever holds up the one that serves
 * people. A decision can be watched and called off; the thread lives on and takes the next one.
 */
import { availableParallelism } from 'node:os'
import { MessageChannel } from 'node:worker_threads'
import { type Answer, BOTS, LONGEST_MS, type Question } from '@durbar/bots'
import Piscina from 'piscina'
import type { Task } from './thread.ts'

export interface Attention {
  /** From 0 to 1. */
  readonly progress?: (share: number) => void
  /** Aborted = stop thinking; the answer is then null. */
  readonly signal?: AbortSignal
}

const IDLE_MS = 60_000

/** Those who take more time than anybody is meant to wait for a thread. */
const takesItsTime = ({ level, milliseconds = BOTS[level]?.longest ?? 0 }: Question): boolean =>
  milliseconds > LONGEST_MS

type Pool = Piscina<Task, Answer | null>

export class Thinkers {
  private readonly pool: Pool
  /**
   * For those who take their time: threads of their own, which start when they are needed and get what the others leave
   * of the processor. However many of them think, nobody else's bot waits for a thread.
   */
  private readonly unhurried: Pool
  private readonly patient = new Set<() => void>()

  /** `thread` is the address of the bundled thread.ts. One core is left to those who serve. */
  constructor(thread: string, threads = Math.max(1, availableParallelism() - 1)) {
    this.pool = new Piscina({ filename: thread, minThreads: threads, maxThreads: threads })
    this.unhurried = new Piscina({
      filename: thread,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: IDLE_MS,
    })
  }

  async think(question: Question, { progress, signal }: Attention = {}): Promise<Answer | null> {
    if (signal?.aborted) return null
    const stop = new Int32Array(new SharedArrayBuffer(4))
    const { port1, port2 } = new MessageChannel()
    const abort = () => Atomics.store(stop, 0, 1)
    signal?.addEventListener('abort', abort, { once: true })
    port1.on('message', (share: number) => progress?.(share))
    try {
      const unhurried = takesItsTime(question)
      const pool = unhurried ? this.unhurried : this.pool
      return await pool.run({ question, port: port2, stop, unhurried }, { transferList: [port2] })
    } finally {
      signal?.removeEventListener('abort', abort)
      port1.close()
      for (const look of this.patient) look()
    }
  }

  /** When no decision waits for a thread: for whoever lets the bots go first. */
  async idle(): Promise<void> {
    while (this.pool.queueSize > 0)
      await new Promise<void>((resolve) => {
        const look = () => {
          this.patient.delete(look)
          resolve()
        }
        this.patient.add(look)
      })
  }

  /** Decisions that wait for a thread. */
  get waiting(): number {
    return this.pool.queueSize + this.unhurried.queueSize
  }

  async close(): Promise<void> {
    await Promise.all([this.pool.destroy(), this.unhurried.destroy()])
  }
}
