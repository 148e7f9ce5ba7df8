/**
 * Two people at two devices and a bot, in every game, to its end, while somebody watches: the phone loses its network
 * in the middle, the desktop is closed and its person goes on with a phone, and once every line breaks at the moment at
 * which a move is on disk and not yet answered. Of all that reached any of the devices nothing tells one deal from another.
 */
import { roomOf, rooms } from '@durbar/games'
import { isRefused } from '@durbar/kernel'
import { type MatchRecord, verifyRecord } from '@durbar/protocol'
import type { ServerFrame } from '@durbar/protocol/court/frames'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readEntries } from '../../server/test/court/entries.ts'
import { type Heard, Retelling } from '../../server/test/court/retelling.ts'
import {
  arrive,
  CHANCE_BYTE,
  courtDealing,
  deviceAt,
  hex,
  openTable,
  personalLink,
  recordOf,
  TABLE_FOR_TWO_AND_A_BOT,
} from './court-guests.ts'
import { clickUntil, PHONE, plyOf, tap, touchUntil } from './visitor.ts'

/** Plies by real hands; `npm run -s soak:web` plays whole games by them. */
const BY_HAND = process.env.DURBAR_SOAK ? Infinity : 8
/** The plies at which the phone is alone and the desktop is closed, and from which commit on all lines break. */
const ALONE = 10
const CLOSED = 14
const CUT = 42
/** What a page says because its line was broken. */
const BROKEN = /ERR_INTERNET_DISCONNECTED|WebSocket|ERR_CONNECTION/

async function play(page: Page, seed: number, until = 1e9): Promise<void> {
  await clickUntil(page, seed, Math.min(BY_HAND, until))
  await touchUntil(page, seed, until)
}

/** Intents that were sent more than once. */
const again = (sent: readonly string[]): readonly string[] => {
  const keys = sent.flatMap((words) => (words.startsWith('{"type":"intent"') ? JSON.parse(words).key : []))
  return keys.filter((key, n) => keys.indexOf(key) < n)
}
const framesOf = (heard: Heard): readonly ServerFrame[] => heard.frames.map((words) => JSON.parse(words))
const welcomes = (heard: Heard) => framesOf(heard).filter(({ type }) => type === 'welcome').length

/** `carriedBy`: how the phone becomes the same person's as the desktop was. */
export async function playTogether(id: string, carriedBy: 'link' | 'storage'): Promise<void> {
  const seed = rooms.findIndex(({ game }) => game.id === id) + 1
  const sent: string[] = []
  let commits = 0
  let cuts = 0
  const house = await courtDealing(seed, () => {
    // Until it was a person's move, whose answer was lost, and which was sent once more.
    if (++commits < CUT || commits % 3 > 0 || (cuts > 0 && again(sent).length > 0)) return
    cuts++
    house.cut()
  })
  const [anna, ben, cleo] = [
    await arrive(house, 'Anna'),
    await arrive(house, 'Ben'),
    await arrive(house, 'Cleo'),
  ]
  const { table } = await openTable(house, anna, TABLE_FOR_TWO_AND_A_BOT(id))
  const [desk, phone, gallery] = await Promise.all([
    deviceAt(house, { of: anna, sent }),
    deviceAt(house, { ...PHONE, of: ben, sent, language: 'de', theme: 'dark' }),
    deviceAt(house, { of: cleo }),
  ])
  await Promise.all([
    desk.go(`/t/${table}?ready`),
    phone.go(`/t/${table}?sit&ready`),
    gallery.go(`/t/${table}`),
  ])
  await desk.page.getByRole('button', { name: 'Start now', exact: true }).click()
  for (const { page } of [desk, phone, gallery]) await page.waitForSelector('[data-ply]')
  await gallery.page.evaluate(() => window.visitor.lookAway())

  const annas = async () => {
    await play(desk.page, seed, CLOSED)
    await desk.context.close()
    const pocket = await deviceAt(house, {
      ...PHONE,
      sent,
      ...(carriedBy === 'storage' ? { of: anna } : {}),
    })
    if (carriedBy === 'link') {
      const { token } = await personalLink(house, anna)
      await pocket.go(`/me?link=${token}`)
      await tap(pocket.page, pocket.page.getByRole('button', { name: 'Yes, here' }))
      await pocket.page.getByLabel('Your name').waitFor()
    }
    await pocket.go(`/t/${table}`)
    await pocket.page.waitForSelector('[data-ply]')
    await play(pocket.page, seed)
    return pocket
  }
  const bens = async () => {
    await play(phone.page, seed + 100, ALONE)
    await phone.context.setOffline(true)
    await phone.page.locator('[data-line=""]').waitFor()
    await phone.context.setOffline(false)
    await play(phone.page, seed + 100)
  }
  const [pocket] = await Promise.all([annas(), bens()])
  await touchUntil(gallery.page, seed)
  for (const { page, errors } of [pocket, phone, gallery]) {
    expect(await page.locator('[data-over] > ol > li').count()).toBe(3)
    await page.locator('[data-checked="honest"]').waitFor()
    expect(await plyOf(page)).toBe(await plyOf(pocket.page))
    expect(errors.filter((text) => !BROKEN.test(text))).toEqual([])
  }
  // Ben's device knows its chance again among those that made the dice; Anna's other device never had one.
  expect(await phone.page.getByText('Der Zufall dieses Geräts ist nicht dabei.').count()).toBe(0)
  const record = await recordOf<MatchRecord>(house, table)
  expect(isRefused(verifyRecord(roomOf(id)!.game, record))).toBe(false)
  expect(record.dice).toMatchObject({
    secret: hex(seed),
    chances: [{ chance: hex(CHANCE_BYTE) }, { chance: hex(CHANCE_BYTE) }],
  })

  const devices: readonly Heard[] = [
    { person: anna.person, frames: desk.frames },
    { person: anna.person, frames: pocket.frames },
    { person: ben.person, frames: phone.frames },
    { person: cleo.person, frames: gallery.frames },
  ]
  // The lines were really broken, and joined again.
  expect(cuts).toBeGreaterThan(0)
  expect(again(sent).length).toBeGreaterThan(0)
  expect(welcomes(devices[2]!)).toBeGreaterThan(2)
  expect(welcomes(devices[3]!)).toBeGreaterThan(1)
  const retelling = new Retelling({
    id: table,
    secret: hex(seed),
    gameOf: (game) => roomOf(game)?.game ?? null,
    word: (await house.court.tables.held.load(table))!.word,
    entries: await readEntries(house.store, table),
    tell: (person) => house.court.people.tell(person),
  })
  const proofs = devices.map((heard) => ({ ...heard, ...retelling.proofFor(heard, seed) }))
  for (const { frames, leaks, compared, replayed } of proofs) {
    expect(leaks).toEqual([])
    expect(compared).toBeGreaterThan(20)
    expect(replayed).toBeGreaterThan(0)
    for (const { secret } of [anna, ben, cleo]) expect(frames.join()).not.toContain(secret)
  }
  // Of each person: a device that was closed early may have met nothing hidden (in Raja, before anybody plans a turn).
  for (const { person } of [anna, ben, cleo]) {
    const others = proofs.reduce((sum, each) => sum + (each.person === person ? each.others : 0), 0)
    expect(others).toBeGreaterThan(0)
  }
}
