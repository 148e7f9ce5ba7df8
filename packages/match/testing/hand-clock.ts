/** A clock that is wound by hand: nothing is waited for. */
import type { Clock } from '../src/index.ts'

export class HandClock implements Clock {
  private at = 1_000_000
  private waiting: { readonly due: number; readonly then: () => void }[] = []

  now = (): number => this.at
  after = (milliseconds: number, then: () => void): (() => void) => {
    const entry = { due: this.at + milliseconds, then }
    this.waiting.push(entry)
    return () => {
      this.waiting = this.waiting.filter((each) => each !== entry)
    }
  }

  /** In how many milliseconds it will wake somebody; none: nobody waits. */
  get next(): number | null {
    return this.waiting.length > 0 ? Math.min(...this.waiting.map(({ due }) => due)) - this.at : null
  }

  pass(milliseconds: number): void {
    this.at += milliseconds
    const due = this.waiting.filter((entry) => entry.due <= this.at)
    this.waiting = this.waiting.filter((entry) => entry.due > this.at)
    for (const { then } of due) then()
  }

  stop(): void {
    this.waiting = []
  }
}

/** Lets every promise that is settled go on. */
export const quiet = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
