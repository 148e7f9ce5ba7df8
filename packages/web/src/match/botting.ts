/** A worker in which bots think, so that neither the page nor the match ever waits for them. */
import { type AnyKernel, answerTo } from '@durbar/bots'
import { kernel } from '@durbar/kernel'
import type { BotReport, BotTask } from '@durbar/protocol/messages'
import { loadGame } from './rules.ts'

const kernels = new Map<string, Promise<AnyKernel>>()
const kernelOf = (id: string): Promise<AnyKernel> => {
  const known = kernels.get(id)
  if (known) return known
  const loading = loadGame(id).then((game) => {
    if (!game) throw new Error(`there is no game '${id}'`)
    return kernel(game)
  })
  kernels.set(id, loading)
  // What could not be loaded may be there the next time.
  loading.catch(() => kernels.delete(id))
  return loading
}

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

async function think({ job, ...question }: BotTask, tell: (report: BotReport) => void): Promise<void> {
  try {
    const answer = await answerTo(question, await kernelOf(question.game), {
      breathe,
      clock: () => performance.now(),
      progress: (share) => tell({ job, share }),
    })
    tell(answer ? { job, ...answer } : { job, failed: 'no answer' })
  } catch (error) {
    tell({ job, failed: error instanceof Error ? error.message : `${error}` })
  }
}

/** Questions come through the port, answers go back. */
export function beBots(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<BotTask>) => {
    void think(data, (report) => port.postMessage(report))
  }
}
