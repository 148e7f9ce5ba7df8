/** Push, against an endpoint that really decrypts what it gets; and quiet hours. */
import { describe, expect, test } from 'vitest'
import { isPublicEndpoint } from '../../src/court/pushes.ts'
import { afterQuiet } from '../../src/court/quiet-hours.ts'
import { ask, begin, Client, type House, openHouse, openTable, PLAIN } from './house.ts'
import { browser, subscribe } from './push-service.ts'

/** A slow table at which Anna is asked. */
async function turnOf(house: House) {
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], { pace: { kind: 'slow', days: 2 } })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await begin(table, anna, ben)
  const seat = anna.last('update').awaited[0]!
  return { table, asked: [anna, ben][seat]! }
}
const house = () => openHouse({ mayPushTo: () => true })

test('whoever looks elsewhere is told after ten seconds, encrypted, signed by the court, and once', async () => {
  const court = await house()
  const phone = await browser()
  const { table, asked } = await turnOf(court)
  expect((await subscribe(asked, phone)).status).toBe(200)
  await asked.drop()
  court.clock.pass(9_000)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(phone.got).toEqual([])
  court.clock.pass(2_000)
  await expect.poll(() => phone.got).toHaveLength(1)
  expect(phone.got[0]!.body).toEqual({ type: 'turn', table, game: 'vermaechtnis', due: expect.any(Number) })
  const { json } = await ask<{ key: string }>(court, 'GET', '/api/push-key')
  expect(phone.got[0]!.authorization).toContain(`k=${json.key}`)
  court.clock.pass(60_000)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(phone.got).toHaveLength(1)
})

test('it says who has moved, where that was a person', async () => {
  const court = await house()
  const phone = await browser()
  const [anna, ben] = [await Client.arrive(court, 'Anna'), await Client.arrive(court, 'Ben')]
  const people = [anna, ben]
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], { pace: { kind: 'slow', days: 2 } })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await begin(table, anna, ben)
  const first = anna.last('update').awaited[0]!
  const [mover, told] = [people[first]!, people[1 - first]!]
  await subscribe(told, phone)
  await told.drop()
  // Until it is the other's turn.
  for (;;) {
    const { ply, revision, question, awaited } = mover.last('update')
    if (!awaited.includes(first)) break
    await mover.does(table, { type: 'play', seat: first, ply, revision, move: question!.moves[0]! })
    await mover.until('update', (frame) => frame.ply > ply)
  }
  court.clock.pass(11_000)
  await expect.poll(() => phone.got).toHaveLength(1)
  expect(phone.got[0]!.body).toMatchObject({ type: 'turn', mover: first === 0 ? 'Anna' : 'Ben' })
})

test('only about what one wants to hear; that a table has begun is told to those who were away', async () => {
  const court = await house()
  const [phone, other] = [await browser(), await browser()]
  const [anna, ben] = [await Client.arrive(court, 'Anna'), await Client.arrive(court, 'Ben')]
  await subscribe(ben, phone, null, ['begun'])
  await subscribe(ben, other, null, [])
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.join(table)
  await ben.does(table, { type: 'take', seat: 1 })
  await ben.drop()
  await anna.does(table, { type: 'begin' })
  court.clock.pass(9_000)
  await expect.poll(() => phone.got).toHaveLength(1)
  expect(phone.got[0]!.body).toEqual({ type: 'begun', table, game: 'vermaechtnis', due: null })
  court.clock.pass(20_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(phone.got).toHaveLength(1)
  expect(other.got).toEqual([])
})

test('that a table stands in the hall is told to whoever asked for it and looks elsewhere, and not each time', async () => {
  const court = await house()
  const phones = await Promise.all(Array.from({ length: 5 }, () => browser()))
  const names = ['Anna', 'Ben', 'Cleo', 'Dev', 'Emil'] as const
  const people = await Promise.all(names.map((name) => Client.arrive(court, name)))
  const [anna, ben, cleo, dev, emil] = people as [Client, Client, Client, Client, Client]
  for (const [n, person] of people.entries())
    await subscribe(person, phones[n]!, null, person === cleo ? ['turn', 'begun'] : ['opened'])
  // Emil would rather not hear of Anna, Dev sleeps, Ben's line is cut: he alone is told.
  emil.send({ type: 'mute', person: anna.person, muted: true })
  await emil.until('muted', ({ persons }) => persons.length === 1)
  const now = new Date(court.clock.now())
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const asleep = { from: (minute + 1430) % 1440, to: (minute + 30) % 1440, zone: 'UTC' }
  await subscribe(dev, phones[3]!, asleep, ['opened'])
  const here = await Client.arrive(court, 'Fay')
  const hers = await browser()
  await subscribe(here, hers, null, ['opened'])
  for (const each of [ben, cleo, dev, emil]) await each.drop()
  const seats = [{ kind: 'me' }, { kind: 'open' }] as const
  // Behind a closed door nobody is called; the door opens later.
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'invited' }], { door: 'link' })
  await anna.join(table, 0)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(phones.flatMap(({ got }) => got)).toEqual([])
  await anna.does(table, { type: 'arrange', arrangement: { ...PLAIN, door: 'open' } })
  await expect.poll(() => phones[1]!.got).toHaveLength(1)
  const body = { type: 'opened', table, game: 'vermaechtnis', due: null, host: 'Anna' }
  expect(phones[1]!.got[0]!.body).toEqual(body)
  await openTable(anna, seats)
  await new Promise((resolve) => setTimeout(resolve, 100))
  court.clock.pass(600_000)
  const again = await openTable(anna, seats)
  await expect.poll(() => phones[1]!.got).toHaveLength(2)
  expect(phones[1]!.got[1]!.body).toEqual({ ...body, table: again })
  for (const n of [0, 2, 3, 4]) expect(phones[n]!.got).toEqual([])
  expect(hers.got).toEqual([])
})

test('whoever is looking is not disturbed', async () => {
  const court = await house()
  const phone = await browser()
  const { asked } = await turnOf(court)
  await subscribe(asked, phone)
  court.clock.pass(20_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(phone.got).toEqual([])
})

test('the keys are made once and survive a restart; a browser that is gone is forgotten', async () => {
  const court = await house()
  const phone = await browser(410)
  const { asked } = await turnOf(court)
  await subscribe(asked, phone)
  const key = async (at: House) => (await ask<{ key: string }>(at, 'GET', '/api/push-key')).json.key
  const first = await key(court)
  await asked.drop()
  court.clock.pass(11_000)
  await expect.poll(() => phone.got).toHaveLength(1)
  await expect.poll(() => court.store.db.selectFrom('subscriptions').selectAll().execute()).toEqual([])
  await court.close()
  expect(await key(await openHouse({ folder: court.folder }))).toBe(first)
})

test('in quiet hours nothing comes; afterwards it does', async () => {
  const court = await house()
  const phone = await browser()
  const { asked } = await turnOf(court)
  const now = new Date(court.clock.now())
  const minute = now.getUTCHours() * 60 + now.getUTCMinutes()
  const quiet = { from: (minute + 1430) % 1440, to: (minute + 30) % 1440, zone: 'UTC' }
  await subscribe(asked, phone, quiet)
  await asked.drop()
  court.clock.pass(11_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(phone.got).toEqual([])
  court.clock.pass(31 * 60_000)
  await expect.poll(() => phone.got).toHaveLength(1)
})

describe('quiet hours', () => {
  const at = (time: string) => Date.parse(`2026-11-16T${time}Z`)
  const night = { from: 22 * 60, to: 7 * 60, zone: 'UTC' }
  test.each([
    ['21:59:59', night, '21:59:59'],
    ['07:00:00', night, '07:00:00'],
    ['03:15:20', night, '07:00:00'],
    ['12:30:00', { from: 720, to: 780, zone: 'UTC' }, '13:00:00'],
    ['12:30:00', { from: 720, to: 720, zone: 'UTC' }, '12:30:00'],
    // Five and a half hours ahead.
    ['01:00:00', { from: 360, to: 420, zone: 'Asia/Kolkata' }, '01:30:00'],
    ['01:00:00', { ...night, zone: 'Nowhere/At-All' }, '01:00:00'],
  ])('%s, %j: %s', (time, quiet, then) => expect(afterQuiet(at(time), quiet)).toBe(at(then)))
  test('over midnight', () => {
    expect(afterQuiet(at('22:30:00'), night)).toBe(at('07:00:00') + 86_400_000)
  })
})

test.each([
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://push.example/1', false],
  ['https://127.0.0.1/1', false],
  ['https://[::1]/1', false],
  ['https://localhost/1', false],
  ['https://router.local/1', false],
  ['https://metadata.internal/1', false],
])('a push to %s: %s', (endpoint, allowed) => expect(isPublicEndpoint(endpoint)).toBe(allowed))
