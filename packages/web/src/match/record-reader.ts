/** The page's end of the worker that reads records. */

import type { SeatPlan } from '@durbar/protocol/messages'
import type { AllTold, Answered, Asked, Examined, Shown, Stop, Viewer } from '../records/asked.ts'
import type { Branching } from './branching.ts'
import type { Role } from './worker.ts'
import MatchWorker from './worker.ts?worker'

interface Waiting {
  done(value: unknown): void
  failed(error: Error): void
}

export class Reader {
  private readonly worker = new MatchWorker()
  private readonly port: MessagePort
  private readonly waiting = new Map<number, Waiting>()
  private jobs = 0

  constructor() {
    const { port1, port2 } = new MessageChannel()
    this.port = port1
    this.worker.onerror = ({ message }) => this.fail(message || 'worker')
    port1.onmessage = ({ data }: MessageEvent<Answered>) => {
      const asked = this.waiting.get(data.job)
      this.waiting.delete(data.job)
      if ('failed' in data) asked?.failed(new Error(data.failed))
      else asked?.done(data.value)
    }
    this.worker.postMessage({ role: 'records', port: port2 } satisfies Role, [port2])
  }

  readonly examine = (text: string) => this.ask<Examined>({ ask: 'examine', text })
  readonly gather = (tables: readonly string[]) => this.ask<number>({ ask: 'gather', tables })
  readonly account = (table: string, seat: number | null) =>
    this.ask<string | null>({ ask: 'account', table, seat })
  readonly told = (viewer: Viewer) => this.ask<AllTold>({ ask: 'told', viewer })
  readonly at = (ply: number, viewer: Viewer, step: boolean) =>
    this.ask<Shown | null>({ ask: 'at', ply, viewer, step })
  /** A table that goes on from a move of the record; null: nobody can. */
  readonly branch = (text: string, seats: readonly SeatPlan[], branching: Branching) =>
    this.ask<string | null>({ ask: 'branch', text, seats, branching })
  readonly stops = (most: number) => this.ask<readonly Stop[]>({ ask: 'stops', most })

  close(): void {
    this.port.close()
    this.worker.terminate()
    this.fail('closed')
  }

  private ask<T>(asked: Asked): Promise<T> {
    const job = ++this.jobs
    return new Promise<T>((resolve, failed) => {
      this.waiting.set(job, { done: (value) => resolve(value as T), failed })
      this.port.postMessage({ job, ...asked })
    })
  }

  private fail(text: string): void {
    for (const { failed } of this.waiting.values()) failed(new Error(text))
    this.waiting.clear()
  }
}
