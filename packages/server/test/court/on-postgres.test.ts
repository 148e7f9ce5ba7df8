/**
 * The court's own tests once more, on PostgreSQL: every day a part of them, all in a soak. One file alone:
 * `DURBAR_TEST_STORE=postgres npx vitest run packages/server/test/court/table.test.ts`.
 */
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe } from 'vitest'
import { hasPostgres } from './database.ts'
import { useStore } from './stores.ts'

const DAILY = ['talk', 'at-once']
const ALL = [...DAILY, 'table', 'owed', 'push', 'person', 'hostile', 'really-sent', 'reviews']
const isSoak = Number(process.env.DURBAR_SOAK ?? 1) > 1

describe.skipIf(!hasPostgres)('on PostgreSQL', () => {
  beforeAll(() => useStore('postgres'))
  afterAll(() => useStore(null))
  describe.each(isSoak ? ALL : DAILY)('%s', async (name) => {
    // By another name than its own, or it would have been run already.
    const file = fileURLToPath(new URL(`./${name}.test.ts`, import.meta.url))
    await import(/* @vite-ignore */ `${file}?on=postgres`)
  })
})
