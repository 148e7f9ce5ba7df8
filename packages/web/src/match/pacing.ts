/** What has happened is shown one after the other, at the person's pace: by time, step by step, or all at once. */
import { paced, type Settings } from '@durbar/table'

export class Pacing<T extends { readonly ms: number; readonly halts?: boolean }> {
  speed: Settings['speed'] = 2
  /** So much faster than usual, for what is only caught up on. */
  haste = 1
  private readonly queue: T[] = []
  private readonly show: (item: T) => void
  private timer: ReturnType<typeof setTimeout> | null = null
  /** When what is shown has been looked at long enough. */
  private seen = Number.NEGATIVE_INFINITY
  private byStep = false
  private isHalted = false
  private isHeld = false

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
  /** What is shown waits for a step, at every pace. */
  get halted(): boolean {
    return this.isHalted
  }

  /** Nothing follows by itself for now. */
  get held(): boolean {
    return this.isHeld
  }
  hold(held: boolean): void {
    this.isHeld = held
    this.pace()
  }

  add(...items: readonly T[]): void {
    this.queue.push(...items)
    this.pace()
  }

  /** This one at once, and everything before it. */
  addAndSkip(item: T): void {
    this.queue.push(item)
    this.showAll()
  }

  setStepping(stepping: boolean): void {
    this.byStep = stepping
    this.pace()
  }

  step(): void {
    const item = this.queue.shift()
    if (item === undefined) return
    this.stop()
    this.seen = performance.now() + paced(this, item.ms) / this.haste
    this.isHalted = (item.halts ?? false) && this.queue.length > 0
    this.show(item)
    this.pace()
  }

  /** Everything up to what halts. */
  skip(): void {
    do this.step()
    while (this.queue.length > 0 && !this.isHalted)
    this.seen = Number.NEGATIVE_INFINITY
  }

  showAll(): void {
    while (this.queue.length > 0) this.step()
    this.seen = Number.NEGATIVE_INFINITY
  }

  close(): void {
    this.stop()
    this.queue.length = 0
  }

  private stop(): void {
    if (this.timer) clearTimeout(this.timer)
    this.timer = null
  }

  private pace(): void {
    if (this.timer || this.byStep || this.isHalted || this.isHeld || this.queue.length === 0) return
    const wait = Math.max(0, this.seen - performance.now())
    if (wait === 0) this.step()
    else
      this.timer = setTimeout(() => {
        this.timer = null
        if (!this.byStep && !this.isHeld) this.step()
      }, wait)
  }
}
