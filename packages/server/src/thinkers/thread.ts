/** Runs in a thread of the pool: one decision of one bot. */
import type { MessagePort } from 'node:worker_threads'
import { type Answer, type AnyKernel, answerTo, type Question } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { kernel } from '@durbar/kernel'

export interface Task {
  readonly question: Question
  /** Progress is told here, from 0 to 1. */
  readonly port: MessagePort
  /** Shared with whoever asked: not 0 = stop. */
  readonly stop: Int32Array
}

const kernels = new Map<string, AnyKernel>()

export default async function decision({ question, port, stop }: Task): Promise<Answer | null> {
  const room = roomOf(question.game)
  if (!room) throw new Error(`there is no game '${question.game}'`)
  if (!kernels.has(question.game)) kernels.set(question.game, kernel(room.game))
  try {
    return await answerTo(question, kernels.get(question.game)!, {
      clock: () => performance.now(),
      cancelled: () => Atomics.load(stop, 0) !== 0,
      progress: (share) => port.postMessage(share),
    })
  } finally {
    port.close()
  }
}
