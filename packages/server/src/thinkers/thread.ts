/** Runs in a thread of the pool: one decision of one bot. */
import type { MessagePort } from 'node:worker_threads'
import { type Answer, answerTo, type Question, Recollections } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { kernelOf } from '@durbar/kernel'

export interface Task {
  readonly question: Question
  /** Progress is told here, from 0 to 1. */
  readonly port: MessagePort
  /** Shared with whoever asked: not 0 = stop. */
  readonly stop: Int32Array
}

/** A match may be answered by any thread: each remembers those decisions that came its way. */
const recollections = new Recollections()

export default async function decision({ question, port, stop }: Task): Promise<Answer | null> {
  const room = roomOf(question.game)
  if (!room) throw new Error(`there is no game '${question.game}'`)
  try {
    return await answerTo(question, kernelOf(room.game), {
      recollections,
      clock: () => performance.now(),
      cancelled: () => Atomics.load(stop, 0) !== 0,
      progress: (share) => port.postMessage(share),
    })
  } finally {
    port.close()
  }
}
