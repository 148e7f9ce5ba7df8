/** A worker in which bots think, so that neither the page nor the match ever waits for them. */
import { type AnyKernel, BOTS, think } from '@durbar/bots'
import { type Core, kernel, streamDice } from '@durbar/kernel'
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

const REPORT_EVERY_MS = 60
const TOLD = 3

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

async function answerTo(
  { job, game, state, seat, level, milliseconds, luck }: ToBot,
  answer: (message: FromBot) => void,
) {
  const rules = await kernelOf(game)
  const bot = BOTS[level]
  if (!bot) throw new Error(`there is no bot '${level}'`)
  let reported = performance.now()
  const thought = await think(bot, rules, state as Core, seat, streamDice(luck), {
    breathe,
    clock: () => performance.now(),
    ...(milliseconds === null ? {} : { milliseconds }),
    progress(share) {
      const now = performance.now()
      if (now - reported < REPORT_EVERY_MS) return
      reported = now
      answer({ job, share })
    },
  })
  const choices = (thought!.explanation?.choices ?? [])
    .slice(0, TOLD)
    .map((each) => ({ move: each.move, share: each.share, place: each.places[seat]! }))
  answer({ job, move: rules.write(thought!.move), choices })
}

/** Questions come through the port, answers go back. */
export function beBots(port: MessagePort): void {
  port.onmessage = ({ data }: MessageEvent<ToBot>) => {
    void answerTo(data, (answer) => port.postMessage(answer))
  }
}
