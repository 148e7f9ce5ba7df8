/** The judge of a server: one thread at the lowest priority, and no piece of work begins while a bot waits for its turn. */
import Piscina from 'piscina'
import type { AskedOfJudge, ToldByJudge } from './thread.ts'

/** Games come in bursts; a thread that has nothing to do goes home. */
const IDLE_MS = 60_000

export class Judge {
  private readonly pool: Piscina<AskedOfJudge, ToldByJudge>
  private readonly first: () => Promise<void>

  /** `thread` is the address of the bundled thread.ts; `first` ends when nobody waits who goes before. */
  constructor(thread: string, first: () => Promise<void>) {
    this.first = first
    this.pool = new Piscina({ filename: thread, minThreads: 0, maxThreads: 1, idleTimeout: IDLE_MS })
  }

  async ask(asked: AskedOfJudge): Promise<ToldByJudge> {
    await this.first()
    return this.pool.run(asked)
  }

  async close(): Promise<void> {
    await this.pool.destroy()
  }
}
