/** Who is there: in the hall, at a table, under which name. */
import { expect, test } from 'vitest'
import { ask, begin, Client, openHouse, openTable } from './house.ts'

test('the hall shows open tables, fewest free seats first, and follows them', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const ben = await Client.arrive(house, 'Ben')
  ben.send({ type: 'hall', watch: true })
  expect((await ben.until('hall')).hall).toMatchObject({ open: [], running: [], here: 2, lastPlayed: null })
  const many = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }])
  const one = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  const both = await ben.until('hall', ({ hall }) => hall.open.length === 2)
  expect(both.hall.open.map(({ id, free, host }) => [id, free, host])).toEqual([
    [one, 1, 'Anna'],
    [many, 2, 'Anna'],
  ])
  await anna.join(one, 0)
  await begin(one, anna)
  const now = await ben.until('hall', ({ hall }) => hall.running[0]?.phase === 'playing')
  expect(now.hall.running[0]).toMatchObject({ id: one, phase: 'playing', yours: [] })
  expect(now.hall).toMatchObject({ playing: 1, players: [{ name: 'Anna' }] })
  expect(now.hall.running[0]!.here).toEqual([anna.person])
  ben.checkFrames()
})

test('a new name is told to everybody at the table at once', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const ben = await Client.arrive(house, 'Ben')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.join(table)
  await ask(house, 'PATCH', '/api/me', { secret: anna.device.secret, body: { name: 'Ännchen' } })
  await ben.until(
    'table',
    ({ table: { seats } }) => seats[0]!.kind === 'person' && seats[0]!.name === 'Ännchen',
  )
})

test('presence: here, looking away, gone; spectators by name; and one’s tables wherever one is', async () => {
  const house = await openHouse()
  const anna = await Client.arrive(house, 'Anna')
  const ben = await Client.arrive(house, 'Ben')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.join(table)
  await anna.until('presence', (frame) => frame.spectators[0]?.name === 'Ben')
  await ben.does(table, { type: 'take', seat: 1 })
  await ben.join(table, 1)
  const stateOf = (frame: { persons: readonly { person: string; state: string }[] }) =>
    frame.persons.find(({ person }) => person === ben.person)?.state
  await anna.until('presence', (frame) => stateOf(frame) === 'here')
  ben.send({ type: 'away', away: true })
  await anna.until('presence', (frame) => stateOf(frame) === 'away')
  const from = anna.frames.length
  ben.send({ type: 'typing', table })
  await anna.until('typing', (frame) => frame.person === ben.person, from)
  await ben.drop()
  await anna.until('presence', (frame) => stateOf(frame) === 'gone')
  const elsewhere = await Client.with(house, ben.device)
  await anna.does(table, { type: 'ready', ready: true })
  expect((await elsewhere.until('yours')).table).toMatchObject({ id: table, yours: [1], phase: 'laying' })
})
