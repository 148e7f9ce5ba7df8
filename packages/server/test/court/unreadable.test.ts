/** A store that cannot be read for a moment: nobody is left waiting for an answer that never comes. */
import { expect, test } from 'vitest'
import { Client, openHouse, openTable } from './house.ts'

test('whoever cannot be told how a table stands comes back; an intent is answered as not done', async () => {
  const house = await openHouse()
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], { game: 'vermaechtnis' })
  await anna.join(table, 0)
  const { tables } = house.court
  const { act, held } = tables
  const { fresh } = held
  const away = () => Promise.reject(Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR' }))
  Object.assign(tables, { act: away })
  Object.assign(held, { fresh: away })
  expect(await anna.intend(table, { type: 'begin' })).toEqual({ type: 'failed' })
  ben.send({ type: 'join', table, facing: null, since: 0 })
  await expect.poll(() => ben.closed?.code).toBe(1011)
  Object.assign(tables, { act })
  Object.assign(held, { fresh })
  const again = await Client.with(house, ben.device)
  await again.join(table)
  expect(again.last('table').table.id).toBe(table)
})
