/**
 * Brings a write-ahead log to the disk beside everything else: whoever has written waits for a flush that began after
 * it, and the loop waits for none. All who wait at the same time share one.
 */
import { close, fdatasync, openSync } from 'node:fs'
import { promisify } from 'node:util'
import { StoreTrouble } from './trouble.ts'

export class Flushing {
  private readonly file: string
  private readonly flush: (handle: number) => Promise<void>
  private handle: number | null = null
  private running: Promise<void> = Promise.resolve()
  private next: Promise<void> | null = null
  private lost = false

  constructor(file: string, flush: (handle: number) => Promise<void> = promisify(fdatasync)) {
    this.file = file
    this.flush = flush
  }

  /** Resolves when everything that was written before is on the disk. */
  flushed(): Promise<void> {
    // One that is under way may have begun too early.
    this.next ??= this.running.then(() => {
      this.next = null
      const run = this.run()
      this.running = run.catch(() => {})
      return run
    })
    return this.next
  }

  private async run(): Promise<void> {
    if (!this.lost)
      try {
        this.handle ??= openSync(this.file, 'r+')
        return await this.flush(this.handle)
      } catch (error) {
        // What it was to write may be gone from memory too, and a second flush would know nothing of it.
        this.lost = true
        throw error
      }
    throw new StoreTrouble(`the disk of ${this.file} has lost what was written: start the court again`)
  }

  close(): void {
    if (this.handle !== null) close(this.handle)
    this.handle = null
  }
}
