/** What was answered to whom, by the key of the intent: a message that comes twice is answered twice and heard once. */
import type { Seat } from '@durbar/kernel'

/** Nobody repeats what was answered so many intents ago. */
const REMEMBERED = 256

export class Answers<A> {
  private readonly known = new Map<string, A>()

  get(seat: Seat, key: string): A | undefined {
    return this.known.get(`${seat} ${key}`)
  }

  keep(seat: Seat, key: string, answer: A): void {
    this.known.set(`${seat} ${key}`, answer)
    if (this.known.size > REMEMBERED) this.known.delete(this.known.keys().next().value!)
  }
}
