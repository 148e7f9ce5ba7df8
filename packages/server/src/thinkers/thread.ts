/** Runs in a thread of the pool: one decision of one bot. */
import { constants, setPriority } from 'node:os'
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
  /** This thread is for those who take their time, and makes way for all others. */
  readonly unhurried: boolean
}

let makesWay = false
/** Where a priority is a thread's own; elsewhere it would be that of the whole server. */
function makeWay(): void {
  if (makesWay || process.platform !== 'linux') return
  makesWay = true
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}

/** A match may be answered by any thread: each remembers those decisions that came its way. */
const recollections = new Recollections()

export default async function decision({ question, port, stop, unhurried }: Task): Promise<Answer | null> {
  if (unhurried) makeWay()
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
