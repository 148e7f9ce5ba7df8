/** The line that somebody points at. Kept outside the page's state: pointing draws rings, not the table anew. */
import type { Line } from './lines.ts'

export class Pointing {
  private line: Line | null = null
  private readonly listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }
  readonly get = (): Line | null => this.line
  readonly point = (line: Line | null): void => {
    if (line === this.line) return
    this.line = line
    for (const listener of this.listeners) listener()
  }
}
