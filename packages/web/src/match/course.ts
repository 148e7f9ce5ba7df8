/**
 * Moves that were asked for in one word, such as a journey over three roads. The authority gets them one by one, each
 * when the one before is answered, and they go on as long as the next is legal and just what was told. What was asked
 * for in one word is taken back in one.
 */
import type { MoveObject } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'

/** The move among those that are legal now; null = it is not, or no longer what the person was told of it. */
export type Step = (now: Update) => MoveObject | null

/** A move to make, one more to take back, or: something came between, and it ends here. */
type Next = MoveObject | 'back' | 'strayed' | null

export class Course {
  private readonly from: number
  private to: number
  private left: readonly Step[]
  /** A move of it was sent and is not answered yet. */
  private sent = true
  private back = false

  /** `from`: the ply at which its first move was sent; `onward`: what is to follow that. */
  constructor(from: number, onward: readonly Step[]) {
    this.from = from
    this.to = from
    this.left = onward
  }

  /** The last move of the table is taken back: if it is of this course, all of the course goes. */
  turnBack(ply: number): void {
    this.left = []
    this.back = ply === this.to
  }

  next(now: Update): Next {
    if (this.back) {
      this.back = now.ply < this.to && now.ply > this.from && now.mayUndo
      this.to = now.ply
      return this.back ? 'back' : null
    }
    if (!this.sent) return null
    this.sent = false
    const answered = now.ply > this.to
    if (answered) this.to = now.ply
    const [step, ...left] = this.left
    this.left = []
    if (!step) return null
    const move = answered ? step(now) : null
    if (!move) return 'strayed'
    this.left = left
    this.sent = true
    return move
  }
}
