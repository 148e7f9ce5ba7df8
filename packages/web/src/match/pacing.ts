/** What has happened is shown one after the other, at the person's pace: by time, step by step, or all at once. */
import type { Settings } from '@durbar/table'

/** Between two moves of bots, by the speed setting. */
const PAUSE_MS = [0, 1900, 950, 380] as const

export class Pacing<T> {
  speed: Settings['speed'] = 2
  private readonly queue: T[] = []
  private readonly show: (item: T) => void
  private timer: ReturnType<typeof setTimeout> | null = null
  private lastShown = Number.NEGATIVE_INFINITY
  private byStep = false

  constructor(show: (item: T) => void) {
    this.show = show
  }

  /** How many wait. */
  get waiting(): number {
    return this.queue.length
  }
  get stepping(): boolean {
    return this.byStep
  }

  add(item: T): void {
    this.queue.push(item)
    this.pace()
  }

  /** This one at once, and everything before it. */
  addAndSkip(item: T): void {
    this.queue.push(item)
    this.skip()
  }

  setStepping(stepping: boolean): void {
    this.byStep = stepping
    this.pace()
  }

  step(): void {
    const item = this.queue.shift()
    if (item === undefined) return
    this.lastShown = performance.now()
    this.show(item)
    this.pace()
  }

  skip(): void {
    while (this.queue.length > 0) this.step()
  }

  close(): void {
    if (this.timer) clearTimeout(this.timer)
    this.queue.length = 0
  }

  private pace(): void {
    if (this.timer || this.byStep || this.queue.length === 0) return
    const wait = Math.max(0, this.lastShown + PAUSE_MS[this.speed] - performance.now())
    if (wait === 0) this.step()
    else
      this.timer = setTimeout(() => {
        this.timer = null
        if (!this.byStep) this.step()
      }, wait)
  }
}
