/** Somebody has opened the link and is nobody yet; somebody comes when the table is no more. */
import { expect, test } from 'vitest'
import { ask, Client, type House, openHouse, openTable } from './house.ts'

async function waiting(house: House) {
  const anna = await Client.arrive(house, 'Anna')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'invited' }], { door: 'link' })
  await anna.join(table, 0)
  const invitation = anna.last('table').table.invitation!.token
  return { anna, table, invitation }
}
const knock = (house: House, table: string, body: object) =>
  ask(house, 'POST', `/api/tables/${table}/knock`, { body })

test('who opens the invitation is told of before they have a name: once each, until they come in or go elsewhere', async () => {
  const house = await openHouse()
  const { anna, table, invitation } = await waiting(house)
  const before = anna.last('presence').knocks
  expect(before).toBeUndefined()
  const [one, two] = [
    { invitation, visit: 'first-visit' },
    { invitation, visit: 'another-visit' },
  ]
  expect((await knock(house, table, one)).status).toBe(200)
  await anna.until('presence', ({ knocks }) => knocks === 1)
  await knock(house, table, one)
  await knock(house, table, two)
  await anna.until('presence', ({ knocks }) => knocks === 2)
  await knock(house, table, { ...two, gone: true })
  await expect.poll(() => anna.last('presence').knocks).toBe(1)
  house.clock.pass(46_000)
  await expect.poll(() => anna.last('presence').knocks).toBeUndefined()
  anna.checkFrames()
})

test('nobody knocks without an invitation, nor at a table that has begun, and a crowd is not counted', async () => {
  const house = await openHouse()
  const { anna, table, invitation } = await waiting(house)
  const visit = 'first-visit'
  expect((await knock(house, table, { invitation: 'f'.repeat(24), visit })).status).toBe(404)
  expect((await knock(house, 'nosuchtable', { invitation, visit })).status).toBe(404)
  expect((await knock(house, table, { invitation })).status).toBe(400)
  for (let n = 0; n < 12; n++) await knock(house, table, { invitation, visit: `visit-number-${n}` })
  await expect.poll(() => anna.last('presence').knocks).toBe(8)
  await anna.does(table, { type: 'begin' })
  await anna.until('table', (frame) => frame.table.phase !== 'laying')
  const before = anna.frames.length
  expect((await knock(house, table, { invitation, visit })).status).toBe(200)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(anna.frames.slice(before).join()).not.toContain('knocks')
})

test('whoever comes to a table that was closed is told when that was', async () => {
  const house = await openHouse()
  const { anna, table, invitation } = await waiting(house)
  await anna.does(table, { type: 'close' })
  const closed = house.clock.now()
  house.clock.pass(3_600_000)
  const ben = await Client.arrive(house, 'Ben')
  ben.send({ type: 'join', table, invitation, facing: null, since: 0 })
  const parted = await ben.until('parted')
  expect(parted.why).toBe('gone')
  expect(Math.abs(parted.closed! - closed)).toBeLessThan(60_000)
  ben.send({ type: 'join', table: 'nosuchtable', facing: null, since: 0 })
  expect(await ben.until('parted', (frame) => frame.table === 'nosuchtable')).not.toHaveProperty('closed')
})
