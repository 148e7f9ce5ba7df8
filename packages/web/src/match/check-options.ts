/** Asks a match worker whether options go with a number of seats: that is a rule, and rules run there. */
import type { Options } from '@durbar/kernel'
import type { FromHost } from './messages.ts'
import MatchWorker from './worker.ts?worker'

export interface OptionsRefusal {
  readonly rule: string | null
  readonly why: string
}

export class OptionsChecker {
  private readonly worker = new MatchWorker()

  constructor() {
    this.worker.postMessage({ role: 'host', port: null })
  }

  check(game: string, seats: number, options: Options): Promise<OptionsRefusal | null> {
    return new Promise((resolve) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromHost>) => {
        if (data.type === 'checked') resolve(data.why === null ? null : { rule: data.rule, why: data.why })
      }
      this.worker.postMessage({ type: 'check', game, seats, options })
    })
  }

  close(): void {
    this.worker.terminate()
  }
}
