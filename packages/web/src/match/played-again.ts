/** The record of a game that is over, played again by this device: in a worker, so that nothing on the page waits. */
import type { PlayedAgain } from './checking.ts'
import type { Role } from './worker.ts'
import MatchWorker from './worker.ts?worker'

const PATIENCE_MS = 30_000

/** null: it could not be had, or not in time. */
export async function playedAgain(table: string): Promise<PlayedAgain | null> {
  const reply = await fetch(`/api/records/${table}`).catch(() => null)
  if (!reply?.ok) return null
  const text = await reply.text()
  const worker = new MatchWorker()
  const { port1, port2 } = new MessageChannel()
  try {
    return await new Promise<PlayedAgain | null>((resolve) => {
      setTimeout(() => resolve(null), PATIENCE_MS)
      worker.onerror = () => resolve(null)
      port1.onmessage = ({ data }: MessageEvent<PlayedAgain>) => resolve(data)
      worker.postMessage({ role: 'checker', port: port2 } satisfies Role, [port2])
      port1.postMessage(text)
    })
  } finally {
    port1.close()
    worker.terminate()
  }
}
