/** A worker in which bots think, so that neither the page nor the match ever waits for them. */
import { type AnyKernel, answerTo } from '@durbar/bots'
import { kernel } from '@durbar/kernel'
import type { FromBot, ToBot } from './messages.ts'
import { loadRoom } from './rooms.ts'

const kernels = new Map<string, Promise<AnyKernel>>()
const kernelOf = (id: string): Promise<AnyKernel> => {
  const known = kernels.get(id)
  if (known) return known
  const loading = loadRoom(id).then((room) => kernel(room.game))
  kernels.set(id, loading)
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

async function think({ job, ...question }: ToBot, tell: (message: FromBot) => void) {
  const answer = await answerTo(question, await kernelOf(question.game), {
    breathe,
    clock: () => performance.now(),
    progress: (share) => tell({ job, share }),
  })
  tell({ job, ...answer! })
}

/** Questions come through the port, answers go back. */
export function beBots(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<ToBot>) => {
    void think(data, (message) => port.postMessage(message))
  }
}
