/** Emblem and colour at a table: wishes, kept by whoever sat first. */
import type { CourtSeat } from '@durbar/match/court'
import { describe, expect, test } from 'vitest'
import { looksAt } from '../../src/court/looks.ts'
import { ask, begin, Client, openHouse, openTable } from './house.ts'

const WISHES: Record<string, [number | null, number | null]> = {
  anna: [0, 3],
  ben: [0, 3],
  cleo: [1, 0],
  dev: [null, null],
}
const tell = (person: string) => {
  const [emblem, colour] = WISHES[person]!
  return { person, name: person, emblem, colour }
}
const at = (person: string, since: number, guest?: string): CourtSeat => ({
  laid: { kind: 'person', person, ...(guest ? { guest } : {}) },
  since,
  ready: true,
  standIn: null,
  spent: 0,
})
const bot: CourtSeat = { ...at('', 0), laid: { kind: 'bot', level: 'level1' } }

describe('who bears what', () => {
  test('of two who wish for the same, the one who sat first, wherever they sit', () => {
    expect(looksAt({ seats: [at('ben', 7), at('anna', 2)] }, tell)).toEqual([
      { emblem: null, colour: null },
      { emblem: 0, colour: 3 },
    ])
  })
  test('emblem and colour each by itself; who wished for nothing, shares a device or is a bot says nothing', () => {
    const none = { emblem: null, colour: null }
    const seats = [at('cleo', 1), at('ben', 2), at('dev', 3), at('cleo', 4, 'Cleo’s aunt'), bot]
    expect(looksAt({ seats }, tell)).toEqual([
      { emblem: 1, colour: 0 },
      { emblem: 0, colour: 3 },
      none,
      none,
      none,
    ])
  })
})

test('the table tells it so, another wish is told to all, and the record keeps it', async () => {
  const house = await openHouse()
  const [anna, ben] = [await Client.arrive(house, 'Anna'), await Client.arrive(house, 'Ben')]
  const change = (who: Client, body: object) =>
    ask(house, 'PATCH', '/api/me', { secret: who.device.secret, body })
  await change(anna, { emblem: 2, colour: 4 })
  await change(ben, { emblem: 2, colour: 0 })
  const table = await openTable(anna, [{ kind: 'open' }, { kind: 'me' }])
  await anna.join(table, 1)
  await ben.sit(table, 0)
  const looks = (who: Client) =>
    who
      .last('table')
      .table.seats.map((seat) => (seat.kind === 'person' ? [seat.emblem, seat.colour] : seat.kind))
  await expect
    .poll(() => looks(anna))
    .toEqual([
      [null, 0],
      [2, 4],
    ])
  await change(anna, { emblem: 1 })
  for (const who of [anna, ben])
    await expect
      .poll(() => looks(who))
      .toEqual([
        [2, 0],
        [1, 4],
      ])
  await begin(table, anna, ben)
  for (const [who, seat] of [
    [ben, 0],
    [anna, 1],
  ] as const)
    await who.does(table, { type: 'resign', seat })
  await expect
    .poll(async () => (await house.store.db.selectFrom('records').select('body_json').execute())[0], {
      timeout: 20_000,
    })
    .toBeDefined()
  const { json } = await ask<{ records: { seats: object[] }[] }>(house, 'GET', '/api/me/records', {
    secret: anna.device.secret,
  })
  expect(json.records[0]!.seats).toMatchObject([
    { name: 'Ben', emblem: 2, colour: 0 },
    { name: 'Anna', emblem: 1, colour: 4 },
  ])
})
