/** Who may come to a table, and through whose eyes they look. */
import { expect, test } from 'vitest'
import { begin, Client, openHouse, openTable } from './house.ts'

/** What somebody is told who wants to come. */
async function comes(who: Client, table: string, facing: number | null = null, invitation?: string) {
  const from = who.frames.length
  who.send({ type: 'join', table, facing, since: 0, ...(invitation ? { invitation } : {}) })
  who.send({ type: 'ping', n: from })
  await who.until('pong', ({ n }) => n === from)
  const parted = who.of('parted').filter((frame) => who.all.indexOf(frame) >= from)
  return parted.at(-1)?.why ?? 'comes'
}

async function people() {
  const house = await openHouse()
  const [anna, ben, cleo] = await Promise.all(
    ['Anna', 'Ben', 'Cleo'].map((name) => Client.arrive(house, name)),
  )
  return { house, anna: anna!, ben: ben!, cleo: cleo! }
}

test('at an open door everybody may look; nobody looks through another’s eyes', async () => {
  const { anna, ben } = await people()
  const table = await openTable(anna, [{ kind: 'open' }, { kind: 'me' }])
  expect(await comes(ben, table)).toBe('comes')
  expect(await comes(ben, table, 0)).toBe('notYours')
  expect(await comes(ben, table, 1)).toBe('notYours')
  expect(await comes(anna, table, 0)).toBe('notYours')
  expect(await comes(anna, table, 7)).toBe('notYours')
  expect(await comes(anna, table, 1)).toBe('comes')
  expect(await comes(anna, table)).toBe('comes')
})

test('by link only those come who hold it, are called, sit there or are there already', async () => {
  const { anna, ben, cleo, house } = await people()
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'invited' }], { door: 'link' })
  await anna.join(table, 0)
  const { token } = anna.last('table').table.invitation!
  expect(await comes(ben, table)).toBe('notInvited')
  expect(await comes(ben, table, null, 'f'.repeat(24))).toBe('notInvited')
  expect(await comes(ben, table, null, token)).toBe('comes')
  expect(await comes(ben, table)).toBe('comes')
  // It is remembered: the seat is for those who are invited.
  expect(await ben.intend(table, { type: 'take', seat: 1 })).toMatchObject({ type: 'done' })
  await ben.does(table, { type: 'leave' })
  ben.send({ type: 'part', table })
  expect(await comes(ben, table)).toBe('notInvited')
  expect(await comes(cleo, table)).toBe('notInvited')
  // A device that looks on without a word of it is not invited to sit.
  const open = await openTable(anna, [{ kind: 'me' }, { kind: 'invited' }])
  await cleo.join(open)
  expect(await cleo.intend(open, { type: 'take', seat: 1 })).toMatchObject({ why: 'notInvited' })
  expect(house.lines).toEqual([])
})

test('where nobody shall look on, others come only before it has begun', async () => {
  const { anna, ben, cleo } = await people()
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }], { spectators: false })
  await anna.join(table, 0)
  await ben.sit(table, 1)
  expect(await comes(cleo, table)).toBe('comes')
  await begin(table, anna, ben)
  cleo.send({ type: 'part', table })
  expect(await comes(cleo, table)).toBe('noSpectators')
  expect(await comes(ben, table, 1)).toBe('comes')
  expect(await comes(ben, table)).toBe('comes')
})

test('the word and the link are told to those who sit there, the secret to nobody before the end', async () => {
  const { anna, ben } = await people()
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.join(table)
  const { invitation } = anna.last('table').table
  expect(invitation).toEqual({ token: expect.stringMatching(/^[0-9a-f]{24}$/), word: expect.any(Array) })
  const [adjective, animal, number] = invitation!.word!
  for (const [n, least, most] of [
    [adjective, 0, 63],
    [animal, 0, 63],
    [number, 10, 99],
  ] as const) {
    expect(n).toBeGreaterThanOrEqual(least)
    expect(n).toBeLessThanOrEqual(most)
  }
  expect(ben.last('table').table).toMatchObject({ invitation: null, dice: { secret: null }, yours: [] })
  await ben.does(table, { type: 'take', seat: 1 })
  await expect.poll(() => ben.last('table').table.invitation).toEqual(invitation)
})

test('who looks on and who plays are told apart; each device is at a table once', async () => {
  const { anna, ben, cleo, house } = await people()
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.join(table)
  await cleo.join(table)
  const looking = () => anna.last('presence').spectators.map(({ name }) => name)
  await expect.poll(looking).toEqual(['Ben', 'Cleo'])
  await cleo.join(table)
  expect(house.court.guests.atTable(table)).toHaveLength(3)
  await ben.does(table, { type: 'take', seat: 1 })
  await expect.poll(looking).toEqual(['Cleo'])
  cleo.send({ type: 'part', table })
  await expect.poll(looking).toEqual([])
  // At court, and looking at something else.
  ben.send({ type: 'part', table })
  const stateOf = () => anna.last('presence').persons.find(({ person }) => person === ben.person)!.state
  await expect.poll(stateOf).toBe('away')
  cleo.send({ type: 'part', table })
  cleo.send({ type: 'ping', n: 1 })
  expect((await cleo.until('mistake')).text).toMatch(/join the table/)
})

test('who is at one device with others is told when to hand it over', async () => {
  const { anna, ben } = await people()
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'here', name: 'Lena' }, { kind: 'open' }], {
    game: 'warehouse-51',
  })
  await anna.join(table, 0)
  await ben.sit(table, 2)
  await begin(table, anna, ben)
  const { awaited } = anna.last('update')
  const own = awaited.filter((seat) => seat < 2)
  expect(anna.last('update').hides).toEqual(own)
  expect(ben.last('update')).not.toHaveProperty('hides')
  expect(anna.last('table').table.seats[1]).toMatchObject({ name: 'Lena', guest: true, person: anna.person })
  expect(anna.last('table').table.seats[0]).toMatchObject({ name: 'Anna', guest: false })
})

test('typing is told to all others; what the gallery types, to the gallery alone', async () => {
  const { anna, ben, cleo, house } = await people()
  const dev = await Client.arrive(house, 'Dev')
  const table = await openTable(anna, [{ kind: 'me' }, { kind: 'open' }])
  await anna.join(table, 0)
  await ben.sit(table, 1)
  await cleo.join(table)
  await dev.join(table)
  anna.send({ type: 'typing', table })
  for (const each of [ben, cleo, dev]) await each.until('typing', ({ person }) => person === anna.person)
  cleo.send({ type: 'typing', table })
  await dev.until('typing', ({ person }) => person === cleo.person)
  for (const each of [anna, ben, cleo]) {
    each.send({ type: 'ping', n: 5 })
    await each.until('pong', ({ n }) => n === 5)
    expect(each.of('typing').filter(({ person }) => person === cleo.person)).toEqual([])
  }
  expect(anna.of('typing')).toEqual([])
})
