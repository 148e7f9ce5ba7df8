/** The log of a table as it lies on disk. */
import { type Entry, entrySchema } from '@durbar/protocol/court/entries'
import type { Store } from '../../src/store/store.ts'

export async function readEntries({ db }: Pick<Store, 'db'>, table: string): Promise<readonly Entry[]> {
  const rows = await db
    .selectFrom('entries')
    .select(['revision', 'at', 'body_json'])
    .where('table_id', '=', table)
    .orderBy('revision')
    .execute()
  return rows.map(({ revision, at, body_json }) =>
    entrySchema.parse({ revision, at, what: JSON.parse(body_json) }),
  ) as readonly Entry[]
}
