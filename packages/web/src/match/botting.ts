/** A worker in which bots think, so that neither the page nor the match ever waits for them. */
import { answerTo, Recollections } from '@durbar/bots'
import { kernelOf } from '@durbar/kernel'
import type { BotReport, BotTask } from '@durbar/protocol/messages'
import { loadGame } from './rules.ts'

type Asked = Extract<BotTask, { type: 'ask' }>

/** A turn of the event loop without the four milliseconds that browsers add to timers. */
const breathe = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })

/**
 * Questions come through the port, answers go back. One is thought about after the other: two at once would halve
 * each other's time, and a seat that is asked anew would find its memory in use.
 */
export function beBots(port: MessagePort): void {
  const recollections = new Recollections()
  const wanted = new Set<number>()
  const tell = (report: BotReport) => port.postMessage(report)
  let last = Promise.resolve()

  const think = async ({ type: _, job, ...question }: Asked): Promise<void> => {
    if (!wanted.has(job)) return
    try {
      const game = await loadGame(question.game)
      if (!game) throw new Error(`there is no game '${question.game}'`)
      const answer = await answerTo(question, kernelOf(game), {
        breathe,
        recollections,
        clock: () => performance.now(),
        cancelled: () => !wanted.has(job),
        progress: (share) => tell({ job, share }),
      })
      if (answer) tell({ job, ...answer })
    } catch (error) {
      tell({ job, failed: error instanceof Error ? error.message : `${error}` })
    } finally {
      wanted.delete(job)
    }
  }

  port.onmessage = ({ data: task }: MessageEvent<BotTask>) => {
    if (task.type === 'callOff') wanted.delete(task.job)
    else if (task.type === 'forget') last = last.then(() => recollections.forget(task.match))
    else {
      wanted.add(task.job)
      last = last.then(() => think(task))
    }
  }
}
