/** A real court beside the served client: a data folder of its own, and bots of their own threads. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { roomOf } from '@durbar/games'
import { serverFor, Thinkers } from '@durbar/server'
import { Court, Store, withCourt } from '@durbar/server/court'
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

/** Where the client in this folder is served with a court, and how that ends; `ahead`: its clock, wound by a test. */
export async function courtHouse(
  client: string,
  ahead: () => number = () => 0,
): Promise<{ address: string; close(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-court-'))
  const store = await Store.open(join(folder, 'data'))
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
  })
  // Every test comes from the same address.
  const app = await serverFor(client, {
    beside: (beside) => withCourt(beside, court, { mostPerAddress: 500 }),
  })
  return {
    address: await app.listen({ port: 0, host: '127.0.0.1' }),
    async close() {
      await app.close()
      await (await thinkers)?.close()
      await store.close()
      rmSync(folder, { recursive: true })
    },
  }
}
