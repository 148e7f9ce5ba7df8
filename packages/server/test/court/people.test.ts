/** Persons without accounts: names, links and devices as they are kept. */
import { expect, onTestFinished, test } from 'vitest'
import { newWord } from '../../src/court/chance.ts'
import { People } from '../../src/court/people.ts'
import { openStore } from '../../src/court.ts'
import { newFolder } from './house.ts'

async function town() {
  const store = await openStore(newFolder())
  onTestFinished(() => store.close())
  const clock = { now: 1_000_000 }
  const people = new People(store, () => clock.now)
  const anna = await people.arrive({ name: 'Anna', emblem: 3, colour: null })
  return { store, clock, people, anna }
}

test('whoever has not been met is a guest; whoever has is who they are, until they are another', async () => {
  const { people, anna } = await town()
  const guest = (person: string) => ({ person, name: null, emblem: null, colour: null })
  expect(people.tell(anna.person)).toEqual(guest(anna.person))
  await people.meet([])
  await people.meet([anna.person, 'nobody'])
  const known = { person: anna.person, name: 'Anna', emblem: 3, colour: null }
  expect([people.tell(anna.person), people.tell('nobody')]).toEqual([known, guest('nobody')])
  await people.rename(anna.person, { name: 'Ännchen' })
  expect(people.tell(anna.person)).toEqual(guest(anna.person))
  await people.meet([anna.person])
  expect(people.tell(anna.person)).toEqual({ ...known, name: 'Ännchen' })
  await people.rename(anna.person, {})
  await people.meet([anna.person])
  expect(people.tell(anna.person)).toEqual({ ...known, name: 'Ännchen' })
  await people.forget(anna.person)
  expect(people.tell(anna.person)).toEqual(guest(anna.person))
  expect([await people.profile(anna.person), await people.whose(anna.secret)]).toEqual([null, null])
})

test('a link lives for ten minutes to the millisecond, is good once, and the old ones are not kept', async () => {
  const { store, clock, people, anna } = await town()
  const began = clock.now
  const [one, two] = [await people.link(anna.person), await people.link(anna.person)]
  expect(one.until).toBe(began + 600_000)
  expect(await people.follow('f'.repeat(64))).toBeNull()
  clock.now = began + 599_999
  const carried = (await people.follow(one.token))!
  expect(carried.person).toBe(anna.person)
  expect(await people.follow(one.token)).toBeNull()
  expect(await people.whose(carried.secret)).toEqual({ person: anna.person, device: carried.device })
  clock.now = began + 600_000
  expect(await people.follow(two.token)).toBeNull()
  await people.link(anna.person)
  clock.now += 600_000
  await people.link(anna.person)
  expect(await store.db.selectFrom('links').selectAll().execute()).toHaveLength(1)
})

test('names, devices and secrets are long enough that nobody guesses them', async () => {
  const { anna } = await town()
  expect([anna.person.length, anna.device.length, anna.secret.length]).toEqual([24, 24, 64])
  expect(new Set([anna.person, anna.device]).size).toBe(2)
})

test('a word is one of 64 adjectives, one of 64 animals and a number of two digits, each of them sometimes', () => {
  const words = Array.from({ length: 6000 }, () => newWord())
  const range = (n: 0 | 1 | 2) => [
    Math.min(...words.map((word) => word[n]!)),
    Math.max(...words.map((word) => word[n]!)),
  ]
  expect([range(0), range(1), range(2)]).toEqual([
    [0, 63],
    [0, 63],
    [10, 99],
  ])
})
