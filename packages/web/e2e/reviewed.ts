/** A game that has been judged: its record laid down in the library, its review put away as the judge does it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { JUDGE } from '@durbar/review'
import type { Page } from 'playwright-core'

const RECORD = join(import.meta.dirname, '../../../docs/examples/anna-and-ben.durbar.json')
const KEPT = join(import.meta.dirname, 'kept/anna-and-ben.review.json.gz')
/** Of that record, by `durbar review --depth quick --json`, without its summary. */
const REVIEW: { readonly judge: number } = JSON.parse(gunzipSync(readFileSync(KEPT)).toString())
// The page would judge it anew, and a test that waits for what is kept would wait long.
if (REVIEW.judge !== JUDGE) throw new Error(`${KEPT} is a review by another judge: write it anew`)

/** At the library; its name there. */
export async function added(page: Page, file = RECORD): Promise<string> {
  await page.locator('[data-record-file]').setInputFiles(file)
  const link = page.locator('[data-record]').getByRole('link', { name: /Replay|Wiedergabe/ })
  return /records\/([0-9a-f]{12})/.exec((await link.getAttribute('href'))!)![1]!
}

/** The head, and a piece for every move. */
export const keepReview = (page: Page, id: string, review: unknown = REVIEW) =>
  page.evaluate(
    async ([id, kept]) => {
      // biome-ignore lint/suspicious/noExplicitAny: as it lies in the store
      const { entries, decisions, seen: _, ...head } = kept as any
      const db = await new Promise<IDBDatabase>((resolve) => {
        const asked = indexedDB.open('durbar-records')
        asked.onsuccess = () => resolve(asked.result)
      })
      const writing = db.transaction('reviews', 'readwrite')
      const store = writing.objectStore('reviews')
      store.put({ id, head: { ...head, moves: decisions.length } })
      for (const entry of entries) store.put({ id: `${id}#e${entry.ply}`, done: { entry } })
      for (const judgement of decisions) store.put({ id: `${id}#d${judgement.ply}`, done: { judgement } })
      await new Promise((resolve) => {
        writing.oncomplete = resolve
      })
      db.close()
    },
    [id, review] as const,
  )
