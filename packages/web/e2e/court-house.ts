/** A real court beside the served client: a data folder of its own, and bots of their own threads. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { roomOf } from '@durbar/games'
import { serverFor, Thinkers } from '@durbar/server'
import { Court, openStore, type Store, withCourt } from '@durbar/server/court'
import { build } from 'esbuild'

const clockOf = (ahead: () => number) => ({
  now: () => Date.now() + ahead(),
  after(ms: number, then: () => void) {
    const timer = setTimeout(then, Math.min(ms, 2 ** 31 - 1))
    return () => clearTimeout(timer)
  },
})

async function threadIn(folder: string): Promise<string> {
  const outfile = join(folder, 'thread.mjs')
  await build({
    entryPoints: [join(import.meta.dirname, '../../server/src/thinkers/thread.ts')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    logLevel: 'error',
  })
  return pathToFileURL(outfile).href
}

export interface CourtHouse {
  readonly address: string
  readonly court: Court
  readonly store: Store
  /** Every line breaks at this moment; who was connected may come back at once. */
  cut(): void
  close(): Promise<void>
}

export interface Given extends Pick<Parameters<typeof Court.open>[0], 'at' | 'newSecret' | 'judge'> {
  /** How far its clock is wound on by a test. */
  readonly ahead?: () => number
}

/** Where the client in this folder is served with a court, and how that ends. */
export async function courtHouse(
  client: string,
  { ahead = () => 0, ...given }: Given = {},
): Promise<CourtHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-court-'))
  const store = await openStore(join(folder, 'data'))
  let thinkers: Promise<Thinkers> | null = null
  const court = await Court.open({
    store,
    clock: clockOf(ahead),
    gameOf: (id) => roomOf(id)?.game ?? null,
    think: async (question, attention) => {
      thinkers ??= threadIn(folder).then((thread) => new Thinkers(thread, 1))
      return (await thinkers).think(question, attention)
    },
    log: (what, details) => process.stderr.write(`${what} ${JSON.stringify(details ?? {})}\n`),
    ...given,
  })
  // Every test comes from the same address.
  const app = await serverFor(client, {
    beside: (beside) => withCourt(beside, court, { mostPerAddress: 500 }),
  })
  const lines = new Set<Duplex>()
  app.server.on('upgrade', (_, line) => lines.add(line.once('close', () => lines.delete(line))))
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    court,
    store,
    cut() {
      for (const line of lines) line.destroy()
    },
    async close() {
      await app.close()
      await (await thinkers)?.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
