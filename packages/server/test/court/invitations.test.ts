/** Calling somebody one has played with: who can be, how they hear of it, and that they need no link. */
import { expect, test } from 'vitest'
import { ask, Client, type House, openHouse, openTable } from './house.ts'
import { browser, subscribe } from './push-service.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, 80))
const house = () => openHouse({ mayPushTo: () => true })

let games = 0
/** They have finished a game together. */
async function played({ store }: House, ...people: readonly Client[]) {
  const table = `played${++games}xx`
  const body = { seats: people.map(() => ({ name: 'x' })), result: { scores: [], places: [], end: '' } }
  const row = { table_id: table, game: 'raja', ended: games, body_json: JSON.stringify(body) }
  await store.db.insertInto('records').values(row).execute()
  for (const [seat, { person }] of people.entries())
    await store.db.insertInto('record_seats').values({ table_id: table, person, seat }).execute()
}
const companyOf = async ({ house: at, device: { secret } }: Client) => {
  const { json } = await ask<{ company: { name: string }[] }>(at, 'GET', '/api/me/company', { secret })
  return json.company.map(({ name }) => name)
}
const rowsOf = async ({ house: at, device: { secret } }: Client) => {
  type Row = { id: string; invited: boolean; yours: number[] }
  return (await ask<{ tables: Row[] }>(at, 'GET', '/api/me/tables', { secret })).json.tables
}
const BY_LINK = { door: 'link' } as const

test('those one has played with, the latest first; whoever mutes or is muted, and strangers, are not among them', async () => {
  const court = await house()
  const names = ['Anna', 'Ben', 'Cleo', 'Dev', 'Emil'] as const
  const people = await Promise.all(names.map((name) => Client.arrive(court, name)))
  const [anna, ben, cleo, dev] = people as [Client, Client, Client, Client]
  await played(court, anna, ben)
  await played(court, anna, cleo, dev)
  await played(court, anna, ben)
  expect((await companyOf(anna)).sort()).toEqual(['Ben', 'Cleo', 'Dev'])
  expect((await companyOf(anna))[0]).toBe('Ben')
  cleo.send({ type: 'mute', person: anna.person, muted: true })
  anna.send({ type: 'mute', person: dev.person, muted: true })
  for (const each of [cleo, anna]) await each.until('muted', ({ persons }) => persons.length === 1)
  expect(await companyOf(anna)).toEqual(['Ben'])
  expect(await companyOf(people[4]!)).toEqual([])
})

test('who is called and looks elsewhere is told, finds the table among their own, and sits down without a link', async () => {
  const court = await house()
  const [anna, ben, cleo] = [
    await Client.arrive(court, 'Anna'),
    await Client.arrive(court, 'Ben'),
    await Client.arrive(court, 'Cleo'),
  ]
  const [bens, other] = [await browser(), await browser()]
  await subscribe(ben, bens, null, ['invited'])
  await subscribe(ben, other, null, ['turn', 'begun', 'opened'])
  await played(court, anna, ben)
  await ben.drop()
  await pause()
  const called = { kind: 'invited', name: 'Ben', person: ben.person } as const
  const table = await openTable(anna, [{ kind: 'me' }, called], BY_LINK)
  await expect.poll(() => bens.got).toHaveLength(1)
  const body = { type: 'invited', table, game: 'vermaechtnis', due: null, host: 'Anna' }
  expect(bens.got[0]!.body).toEqual(body)
  expect(other.got).toEqual([])
  expect(await rowsOf(ben)).toMatchObject([{ id: table, invited: true, yours: [] }])
  expect(await rowsOf(cleo)).toEqual([])
  // Not each time somebody calls.
  await openTable(anna, [{ kind: 'me' }, called], BY_LINK)
  await pause()
  expect(bens.got).toHaveLength(1)
  // Nobody else comes in, and Ben needs nothing but to be who he is.
  cleo.send({ type: 'join', table, facing: null, since: 0 })
  expect((await cleo.until('parted', () => true)).why).toBe('notInvited')
  const home = await Client.with(court, ben.device)
  await home.sit(table, 1)
  expect(await rowsOf(ben)).toContainEqual(expect.objectContaining({ id: table, invited: false, yours: [1] }))
})

test('whoever is here is not rung for, but told at once; when the seat is given away they are told that, too', async () => {
  const court = await house()
  const [anna, ben] = [await Client.arrive(court, 'Anna'), await Client.arrive(court, 'Ben')]
  const phone = await browser()
  await subscribe(ben, phone, null, ['invited'])
  await played(court, anna, ben)
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'invited' }], BY_LINK)
  await anna.join(table, 0)
  const as = { kind: 'invited', name: 'Ben', person: ben.person } as const
  await anna.does(table, { type: 'lay', seat: 1, as })
  await ben.until('yours', (frame) => frame.table.id === table && frame.table.invited)
  await anna.does(table, { type: 'lay', seat: 1, as: { kind: 'bot', level: 'level1' } })
  await ben.until('yours', (frame) => frame.table.id === table && !frame.table.invited)
  expect(await rowsOf(ben)).toEqual([])
  await pause()
  expect(phone.got).toEqual([])
})

test('a stranger cannot be called, neither at opening nor later, and nobody in the hall reads who is waited for', async () => {
  const court = await house()
  const [anna, ben, cleo] = [
    await Client.arrive(court, 'Anna'),
    await Client.arrive(court, 'Ben'),
    await Client.arrive(court, 'Cleo'),
  ]
  const phone = await browser()
  await subscribe(ben, phone, null, ['invited'])
  await ben.drop()
  await pause()
  const as = { kind: 'invited', name: 'Ben', person: ben.person } as const
  const table = await openTable(anna, [{ kind: 'me' }, as, { kind: 'open' }])
  await anna.join(table, 0)
  await anna.does(table, { type: 'lay', seat: 1, as })
  expect(anna.last('table').table.seats[1]).toEqual({ kind: 'invited', name: 'Ben' })
  expect(await rowsOf(ben)).toEqual([])
  await played(court, anna, ben)
  await anna.does(table, { type: 'lay', seat: 1, as })
  await expect.poll(() => anna.last('table').table.seats[1]).toEqual(as)
  await expect.poll(() => phone.got).toHaveLength(1)
  const { json } = await ask<{ open: { seats: object[] }[] }>(court, 'GET', '/api/hall')
  expect(json.open[0]!.seats[1]).toEqual({ kind: 'invited', name: 'Ben' })
  await cleo.join(table)
  expect(cleo.last('table').table.seats[1]).toEqual({ kind: 'invited', name: 'Ben' })
})
