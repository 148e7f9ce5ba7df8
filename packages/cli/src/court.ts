/** The court on this machine. */
import { roomOf } from '@durbar/games'
import { serverFor, Thinkers } from '@durbar/server'
import { backUp, Court, reportsIn, restore, Store, StoreTrouble, withCourt } from '@durbar/server/court'
import pino from 'pino'

/** No timer of Node's reaches further. */
const FURTHEST_MS = 2 ** 31 - 1

const clock = {
  now: () => Date.now(),
  after: (milliseconds: number, then: () => void) => {
    const timer = setTimeout(then, Math.min(milliseconds, FURTHEST_MS))
    return () => clearTimeout(timer)
  },
}

export async function openCourt(folder: string, { contact }: { contact?: string } = {}) {
  const store = await Store.open(folder)
  const log = pino({ base: null }, pino.destination({ dest: 2, sync: true }))
  // Threads are started when the first bot sits down.
  let thinkers: Thinkers | null = null
  const court = await Court.open({
    store,
    clock,
    gameOf: (id) => roomOf(id)?.game ?? null,
    think: (question, attention) => {
      thinkers ??= new Thinkers(new URL('./thread.mjs', import.meta.url).href)
      return thinkers.think(question, attention)
    },
    log: (what, details) => log.warn(details ?? {}, what),
    ...(contact ? { contact } : {}),
  })
  return {
    court,
    /** After the server: its last word closes the court. */
    close: async () => {
      await thinkers?.close()
      await store.close()
    },
  }
}

export { backUp, reportsIn, restore, StoreTrouble, serverFor, withCourt }
