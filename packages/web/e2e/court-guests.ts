/** People at a court of their own, whose games are dealt the same way every time: what each device hears is kept. */

import { join } from 'node:path'
import type { OpenTable } from '@durbar/protocol/court/arrangement'
import type { Device } from '@durbar/protocol/court/people'
import { soaking } from '@durbar/room/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { PLAIN } from '../../server/test/court/client.ts'
import { type CourtHouse, courtHouse, type Given } from './court-house.ts'
import { browserForTests, DOORSTEP, type Opened, type Visit } from './visitor.ts'

const CLIENT = join(import.meta.dirname, '../dist')
const browser = browserForTests()

/** A game dealt from this is dealt the same way again. */
export const hex = (seed: number): string => seed.toString(16).padStart(2, '0').repeat(32)

/** `committed`: something has come to disk, and nobody is told of it yet. */
export async function courtDealing(
  seed: number,
  committed?: () => unknown,
  judge?: Given['judge'],
): Promise<CourtHouse> {
  const house = await courtHouse(CLIENT, {
    newSecret: () => hex(seed),
    ...(judge ? { judge } : {}),
    ...(committed ? { at: (step) => void (step === 'committed' && committed()) } : {}),
  })
  onTestFinished(() => house.close())
  return house
}

export const TABLE_FOR_TWO_AND_A_BOT = (game: string): OpenTable => ({
  arrangement: {
    ...PLAIN,
    game,
    // The longest of them every day in its short form.
    options: game === 'raja' && !soaking ? { short: true } : {},
    start: 'hand',
  },
  seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'level1' }],
})

async function ask<T>({ address }: CourtHouse, path: string, body?: unknown, secret?: string): Promise<T> {
  const response = await fetch(address + path, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(secret ? { authorization: `Bearer ${secret}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

export const arrive = (house: CourtHouse, name: string): Promise<Device> =>
  ask(house, '/api/people', { name, emblem: null, colour: null })
export const openTable = (house: CourtHouse, host: Device, wanted: OpenTable): Promise<{ table: string }> =>
  ask(house, '/api/tables', wanted, host.secret)
export const personalLink = (house: CourtHouse, person: Device): Promise<{ token: string }> =>
  ask(house, '/api/me/link', {}, person.secret)
export const recordOf = <T>(house: CourtHouse, table: string): Promise<T> =>
  ask(house, `/api/records/${table}`)

/** Everything that this device hears, as it comes; what it says goes to `sent`. */
function keepFrames(page: Page, sent: string[]): string[] {
  const frames: string[] = []
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => frames.push(String(payload)))
    socket.on('framesent', ({ payload }) => sent.push(String(payload)))
  })
  return frames
}

/** What every device here adds to the dice: the same, in whichever order they bind themselves. */
export const CHANCE_BYTE = 10
const addAlways = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((byte) => {
    const chance = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (array) =>
      array instanceof Uint8Array && array.length === 32 ? array.fill(byte) : chance(array)
  }, CHANCE_BYTE)

/** A device at the doorstep of this house: of that person, or of nobody yet. */
export async function deviceAt(
  house: CourtHouse,
  visit: Visit & { readonly of?: Device; readonly sent?: string[] },
): Promise<Opened & { frames: string[]; go(path: string): Promise<void> }> {
  const opened = await browser.open(DOORSTEP, { ...visit, house: house.address })
  const { page, context } = opened
  await addAlways(context)
  if (visit.of)
    await context.addInitScript(
      (device) => localStorage.setItem('durbar.device', device),
      JSON.stringify(visit.of),
    )
  const frames = keepFrames(page, visit.sent ?? [])
  return {
    ...opened,
    frames,
    go: async (path) => {
      await page.goto(house.address + path)
    },
  }
}
