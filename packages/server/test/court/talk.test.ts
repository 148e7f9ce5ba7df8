/** Talk: players and gallery apart, phrases by number, mute and report, limits, and gone with the table. */
import { expect, test } from 'vitest'
import { sweep } from '../../src/court/sweeping.ts'
import { reportsIn } from '../../src/court.ts'
import { Client, newKey, openHouse, openTable } from './house.ts'

async function seated(talk: 'free' | 'phrases' | 'off' = 'free') {
  const house = await openHouse()
  const [anna, ben, cleo, dev] = await Promise.all(
    ['Anna', 'Ben', 'Cleo', 'Dev'].map((name) => Client.arrive(house, name)),
  )
  const table = await openTable(anna!, [{ kind: 'me' }, { kind: 'open' }], { talk })
  await anna!.join(table, 0)
  await ben!.join(table)
  await ben!.does(table, { type: 'take', seat: 1 })
  await cleo!.join(table)
  await dev!.join(table)
  const say = (who: Client, text: string, key = newKey()) =>
    who.send({ type: 'say', table, key, what: { text } })
  return { house, table, anna: anna!, ben: ben!, cleo: cleo!, dev: dev!, say }
}
/** Each once, as a page shows it: whoever is told everything anew may be told some of it twice. */
const heard = (client: Client) => {
  const messages = new Map(
    client.of('talk').flatMap(({ messages }) => messages.map((each) => [each.n, each])),
  )
  return [...messages.values()].map(({ what }) => ('text' in what ? what.text : what.phrase))
}

test('players hear players; the gallery hears all and is heard by the gallery alone', async () => {
  const { anna, ben, cleo, dev, say, table } = await seated()
  say(anna, 'good evening')
  await dev.until('talk')
  say(cleo, 'she will lose')
  await expect.poll(() => heard(dev)).toEqual(['good evening', 'she will lose'])
  anna.send({ type: 'say', table, key: newKey(), what: { phrase: 3 } })
  await expect.poll(() => heard(ben)).toEqual(['good evening', 3])
  expect(heard(anna)).toEqual(['good evening', 3])
  // Coming back brings what was said.
  const again = await Client.with(anna.house, ben.device)
  await again.join(table, 1)
  await expect.poll(() => heard(again)).toEqual(['good evening', 3])
  for (const client of [anna, ben, cleo, dev]) client.checkFrames()
})

test('the same message sent twice is said once', async () => {
  const { anna, ben, say } = await seated()
  const key = newKey()
  say(anna, 'once', key)
  say(anna, 'once', key)
  say(anna, 'then')
  await expect.poll(() => heard(ben)).toEqual(['once', 'then'])
})

test('phrases only, or nothing at all, where the table wants it so', async () => {
  const { anna, ben, say, table } = await seated('phrases')
  say(anna, 'free words')
  expect((await anna.until('mistake')).why).toBe('muted')
  anna.send({ type: 'say', table, key: newKey(), what: { phrase: 0 } })
  await expect.poll(() => heard(ben)).toEqual([0])
  const silent = await seated('off')
  silent.anna.send({ type: 'say', table: silent.table, key: newKey(), what: { phrase: 0 } })
  expect((await silent.anna.until('mistake')).why).toBe('muted')
})

test('too long and too fast', async () => {
  const { anna, say, ben } = await seated()
  say(anna, 'x'.repeat(281))
  expect((await anna.until('mistake')).why).toBe('malformed')
  for (let n = 0; n < 7; n++) say(anna, `${n}`)
  await anna.until('mistake', ({ why }) => why === 'tooFast')
  await expect.poll(() => heard(ben)).toHaveLength(6)
})

test('whoever is muted is not heard any more, until they are', async () => {
  const { anna, ben, cleo, say } = await seated()
  ben.send({ type: 'mute', person: anna.person, muted: true })
  ben.send({ type: 'ping', n: 1 })
  await ben.until('pong')
  say(anna, 'one')
  await cleo.until('talk')
  expect(heard(ben)).toEqual([])
  ben.send({ type: 'mute', person: anna.person, muted: false })
  ben.send({ type: 'ping', n: 2 })
  await ben.until('pong', ({ n }) => n === 2)
  // What was said meanwhile is heard too.
  await expect.poll(() => heard(ben)).toEqual(['one'])
  say(anna, 'two')
  await expect.poll(() => heard(ben)).toEqual(['one', 'two'])
})

test('muting follows a person to every device, at once and on coming back', async () => {
  const { house, anna, ben, table, say } = await seated()
  const phone = await Client.with(house, ben.device)
  expect((await phone.until('muted')).persons).toEqual([])
  await phone.join(table)
  ben.send({ type: 'mute', person: anna.person, muted: true })
  await phone.until('muted', ({ persons }) => persons.some(({ name }) => name === 'Anna'))
  say(anna, 'one')
  await anna.until('talk')
  const later = await Client.with(house, ben.device)
  expect((await later.until('muted')).persons).toMatchObject([{ person: anna.person, name: 'Anna' }])
  await later.join(table)
  later.send({ type: 'mute', person: anna.person, muted: false })
  for (const device of [ben, phone, later]) await expect.poll(() => heard(device)).toEqual(['one'])
  for (const device of [ben, phone]) expect(device.last('muted').persons).toEqual([])
  phone.checkFrames()
})

test('a report keeps what was said; everything else goes with the table', async () => {
  const { house, anna, ben, cleo, dev, say, table } = await seated()
  say(anna, 'something rude')
  const { messages } = await ben.until('talk')
  ben.send({ type: 'report', table, message: messages[0]!.n })
  ben.send({ type: 'report', table, message: 77 })
  expect((await ben.until('mistake')).text).toMatch(/no such message/)
  const reports = await house.store.db.selectFrom('reports').selectAll().execute()
  expect(reports).toMatchObject([{ table_id: table, by: ben.person }])
  expect(reports[0]!.said_json).toContain('something rude')
  // As whoever runs the court reads it, beside the open court.
  expect(await reportsIn(house.where)).toMatchObject([
    { table, by: ben.person, said: { from: { name: 'Anna' }, what: { text: 'something rude' } } },
  ])
  await anna.does(table, { type: 'close' })
  const left = () => house.store.db.selectFrom('talk').selectAll().execute()
  house.clock.pass(3_700_000)
  await sweep(house.court)
  // Somebody still sits there and reads.
  expect(await left()).toHaveLength(1)
  for (const client of [anna, ben, cleo, dev]) client.send({ type: 'part', table })
  await expect
    .poll(async () => {
      await sweep(house.court)
      return (await left()).length
    })
    .toBe(0)
})
