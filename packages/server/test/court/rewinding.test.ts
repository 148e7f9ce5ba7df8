/** Back to a moment: what was written until then is there, and play goes on from it. */
import { expect, test } from 'vitest'
import { rewind } from '../../src/court/rewinding.ts'
import { openStore } from '../../src/court.ts'
import { freshDatabase, hasPostgres } from './database.ts'
import { begin, Client, gameOf, openHouse, openTable } from './house.ts'

const passed = () => new Promise((resolve) => setTimeout(resolve, 5))

const STORES = hasPostgres ? ['sqlite', 'postgres'] : ['sqlite']

test.each(STORES)('%s: what came after the moment is gone, what came before it is not', async (kind) => {
  const house = await openHouse(kind === 'postgres' ? { store: await freshDatabase() } : {})
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const people = [anna, ben]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], { game: 'vermaechtnis' })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await begin(table, anna, ben)
  await Promise.all(people.map((each) => each.until('update')))
  const play = async () => {
    const seat = people.findIndex((each) => each.last('update').question)
    const { ply, revision, question } = people[seat]!.last('update')
    const froms = people.map((each) => each.frames.length)
    await people[seat]!.does(table, { type: 'play', seat, ply, revision, move: question!.moves[0]! })
    await Promise.all(
      people.map((each, n) => each.until('update', (frame) => frame.revision > revision, froms[n])),
    )
  }
  for (let n = 0; n < 3; n++) await play()
  await passed()
  const until = Date.now()
  await passed()
  while (!anna.last('update').result) await play()
  const other = await openTable(ben, [{ kind: 'me' }, { kind: 'open' }])
  const { folder, where } = house
  await house.close()

  const store = await openStore(where)
  const { gone, changed, entries } = await rewind(store, gameOf, until, Date.now() + 60_000)
  expect([gone, changed]).toEqual([1, 1])
  expect(entries).toBeGreaterThan(10)
  await store.close()

  const again = await openHouse({ folder, store: where })
  expect(await again.court.tables.held.load(other)).toBeNull()
  const back = await Client.with(again, anna.device)
  await back.join(table, 0)
  expect(back.last('update')).toMatchObject({ ply: 3, result: null })
  expect(back.last('table').table.phase).toBe('playing')
  const records = await again.store.db.selectFrom('records').selectAll().execute()
  expect(records).toEqual([])
  const seat = back.last('update').awaited[0]!
  const who = seat === 0 ? back : await Client.with(again, ben.device)
  await who.join(table, seat)
  const { ply, revision, question } = who.last('update')
  expect(
    await who.intend(table, { type: 'play', seat, ply, revision, move: question!.moves[0]! }),
  ).toMatchObject({
    type: 'done',
  })
})

test.skipIf(!hasPostgres)('a database that nodes are at is left alone', async () => {
  const store = await openStore(await freshDatabase())
  await store.keepNote('alive', String(Date.now()))
  await expect(rewind(store, gameOf, Date.now())).rejects.toThrow(/stop all of them/)
  await store.close()
})
