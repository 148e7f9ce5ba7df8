/** What nobody needs any more: tables in memory that nobody watches, tables that nobody came to, talk of tables gone. */
import type { Court } from './court.ts'

const UNUSED_MS = 3 * 86_400_000
const AN_HOUR_MS = 3_600_000
const EVERY_MS = 60_000

/** From now on, until it is called off by what this returns. */
export function sweepOften(court: Court): () => void {
  const { ports } = court
  let callOff = () => {}
  const later = () => {
    callOff = ports.clock.after(EVERY_MS, () => {
      sweep(court)
        .catch((error) => ports.log('sweeping failed', { error: String(error) }))
        .then(later)
    })
  }
  later()
  return () => callOff()
}

export async function sweep(court: Pick<Court, 'tables' | 'guests' | 'presence' | 'ports'>): Promise<void> {
  const { tables, guests, presence, ports } = court
  const now = ports.clock.now()
  await tables.held.forgetIdle(guests.isWatched)
  presence.forgetBefore(now - AN_HOUR_MS)
  const unused = await ports.store.db
    .selectFrom('tables')
    .select('id')
    .where('phase', '=', 'laying')
    .where('updated', '<', now - UNUSED_MS)
    .limit(100)
    .execute()
  for (const { id } of unused)
    if (!guests.isWatched(id))
      await tables.act(id, (table) =>
        table.phase === 'laying' && table.updated < now - UNUSED_MS ? [{ type: 'closed' }] : [],
      )
  const over = await ports.store.db
    .selectFrom('talk')
    .innerJoin('tables', 'tables.id', 'talk.table_id')
    .select('talk.table_id as id')
    .distinct()
    .where('tables.phase', 'in', ['over', 'closed'])
    .where('tables.updated', '<', now - AN_HOUR_MS)
    .execute()
  const silent = over.map(({ id }) => id).filter((id) => !guests.isWatched(id))
  if (silent.length > 0)
    await ports.store.write((db) => db.deleteFrom('talk').where('table_id', 'in', silent).execute())
}
