/** What is said at a table: how fast, how much of it is kept in mind, who is told of it, and what may be reported. */

import { HandClock } from '@durbar/match/testing/hand-clock'
import { expect, test } from 'vitest'
import { Client, newKey, openHouse, openTable } from './house.ts'

async function talking() {
  const house = await openHouse({ clock: new HandClock() })
  const [anna, ben, cleo] = await Promise.all(
    ['Anna', 'Ben', 'Cleo'].map((name) => Client.arrive(house, name)),
  )
  const table = await openTable(anna!, [{ kind: 'me' }, { kind: 'open' }])
  await anna!.join(table, 0)
  await ben!.sit(table, 1)
  await cleo!.join(table)
  const { talk, tables } = house.court
  const say = async (who: Client, text: string) => {
    const said = await talk.say((await tables.tableOf(table))!, who.person, newKey(), { text })
    return typeof said === 'string' ? said : said.n
  }
  return {
    house,
    anna: anna!,
    ben: ben!,
    cleo: cleo!,
    table,
    say,
    tableOf: async () => (await tables.tableOf(table))!,
  }
}

test('six in ten seconds, each for themselves, and another when the first is ten seconds old', async () => {
  const { house, anna, ben, say } = await talking()
  for (let n = 1; n <= 3; n++) expect(await say(anna, 'quick')).toBe(n)
  house.clock.pass(4000)
  for (let n = 4; n <= 6; n++) expect(await say(anna, 'quick')).toBe(n)
  expect(await say(anna, 'too quick')).toBe('tooFast')
  expect(await say(ben, 'slowly')).toBe(7)
  house.clock.pass(5999)
  expect(await say(anna, 'too quick')).toBe('tooFast')
  house.clock.pass(1)
  // What was refused does not count.
  for (let n = 8; n <= 10; n++) expect(await say(anna, 'again')).toBe(n)
  expect(await say(anna, 'too quick')).toBe('tooFast')
})

test('whoever comes later hears the last two hundred, in their order; players nothing of the gallery', async () => {
  const { house, anna, ben, cleo, table, tableOf } = await talking()
  const rows = Array.from({ length: 205 }, (_, n) => ({
    table_id: table,
    n: n + 1,
    at: n,
    room: n === 203 ? 'gallery' : 'players',
    person: n === 203 ? cleo.person : anna.person,
    what_json: JSON.stringify({ phrase: 1 }),
    key: `${n}`,
  }))
  await house.store.db.insertInto('talk').values(rows).execute()
  const { talk } = house.court
  const numbers = async (who: Client) => (await talk.heard(await tableOf(), who.person)).map(({ n }) => n)
  const all = rows.slice(5).map(({ n }) => n)
  expect(await numbers(cleo)).toEqual(all)
  expect(await numbers(ben)).toEqual(all.filter((n) => n !== 204))
  // What one does not hear one cannot report.
  expect(await talk.report(await tableOf(), ben.person, 204)).toBe(false)
  expect(await talk.report(await tableOf(), cleo.person, 204)).toBe(true)
  expect(await talk.report(await tableOf(), cleo.person, 204)).toBe(true)
  expect(await talk.report(await tableOf(), cleo.person, 3)).toBe(false)
  const reports = await house.store.db.selectFrom('reports').select(['n', 'by', 'at']).execute()
  expect(reports).toEqual([{ n: 204, by: cleo.person, at: house.clock.now() }])
})

test('what was said is told once to those who are there, and nothing from before they came', async () => {
  const { house, anna, say, table, tableOf } = await talking()
  const { talk } = house.court
  await talk.heard(await tableOf(), anna.person)
  await say(anna, 'one')
  await say(anna, 'two')
  expect((await talk.untold(table)).map(({ n }) => n)).toEqual([1, 2])
  expect(await talk.untold(table)).toEqual([])
  await say(anna, 'three')
  const twice = await Promise.all([talk.untold(table), talk.untold(table)])
  expect(twice.flat().map(({ n }) => n)).toEqual([3])
  // Nobody here is at the table: whoever comes is told all of it.
  talk.forget(table)
  await say(anna, 'four')
  expect(await talk.untold(table)).toEqual([])
  expect((await talk.heard(await tableOf(), anna.person)).map(({ n }) => n)).toEqual([1, 2, 3, 4])
  expect(await talk.untold(table)).toEqual([])
})

test('two hundred people can be muted, and others again when one is heard', async () => {
  const { house, anna, ben } = await talking()
  const rows = Array.from({ length: 199 }, (_, n) => ({ person: anna.person, muted: `stranger${n}` }))
  await house.store.db.insertInto('mutes').values(rows).execute()
  const mute = (person: string, muted: boolean) => anna.send({ type: 'mute', person, muted })
  mute(ben.person, true)
  await anna.until('muted', ({ persons }) => persons.length === 200)
  mute('strangerxxx', true)
  expect((await anna.until('mistake')).why).toBe('tooMuch')
  mute('stranger7', false)
  await anna.until('muted', ({ persons }) => persons.length === 199)
  mute('strangerxxx', true)
  await anna.until('muted', ({ persons }) => persons.some(({ person }) => person === 'strangerxxx'))
})
