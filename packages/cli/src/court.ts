/** The court on this machine. */
import { roomOf } from '@durbar/games'
import { Judge, Thinkers } from '@durbar/server'
import {
  backUp,
  isDatabase,
  openStore,
  reportsIn,
  restore,
  rewind,
  StoreTrouble,
  startCourt,
} from '@durbar/server/court'
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

export interface Serving {
  /** A folder, or the address of a database. */
  readonly store: string
  readonly nats?: string
  readonly client: string
  readonly port: number
  readonly host: string
  readonly behindProxy: boolean
  readonly contact?: string
  readonly adminToken?: string
  /** Whether it judges finished games for those who ask. */
  readonly judges?: boolean
  /** From which level on lines are written. */
  readonly logLevel?: string
}

export async function serveCourt({ logLevel = 'info', judges = true, ...serving }: Serving) {
  const log = pino({ base: null, level: logLevel }, pino.destination({ dest: 2, sync: true }))
  // Threads are started when the first bot sits down.
  let thinkers: Thinkers | null = null
  let judge: Judge | null = null
  const node = await startCourt({
    ...serving,
    clock,
    gameOf: (id) => roomOf(id)?.game ?? null,
    think: (question, attention) => {
      thinkers ??= new Thinkers(new URL('./thread.mjs', import.meta.url).href)
      return thinkers.think(question, attention)
    },
    ...(judges
      ? {
          judge: (asked) => {
            judge ??= new Judge(new URL('./judge-thread.mjs', import.meta.url).href, async () =>
              thinkers?.idle(),
            )
            return judge.ask(asked)
          },
        }
      : {}),
    log: (what, details) => log.warn(details ?? {}, what),
    ...(log.isLevelEnabled('debug') ? { trace: (what, details) => log.debug(details, what) } : {}),
  })
  return {
    ...node,
    close: async () => {
      await node.close()
      await Promise.all([thinkers?.close(), judge?.close()])
    },
  }
}

/** The store that is named, as it was at that moment. */
export async function rewindCourt(name: string, until: number) {
  const store = await openStore(name)
  try {
    return await rewind(store, (id) => roomOf(id)?.game ?? null, until)
  } finally {
    await store.close()
  }
}

export { backUp, isDatabase, reportsIn, restore, StoreTrouble }
