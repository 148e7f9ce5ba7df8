/** People at a real court of their own, as the mock-ups tell of them: some at their devices, whoever is shown in a browser. */
import { join } from 'node:path'
import { streamDice } from '@durbar/kernel'
import type { Arrangement } from '@durbar/protocol/court/arrangement'
import type { Device } from '@durbar/protocol/court/people'
import type { Page } from 'playwright-core'
import { onTestFinished } from 'vitest'
import { ask, begin, Client, openTable } from '../../server/test/court/client.ts'
import { courtHouse } from '../e2e/court-house.ts'
import { browserForTests, DOORSTEP, type Visit } from '../e2e/visitor.ts'

const CLIENT = join(import.meta.dirname, '../dist')
const browser = browserForTests()
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
/** Whoever says more than that in a second is told to be slower. */
const MOVE_MS = 25
const MOST_MOVES = 60_000

/** A court whose games are dealt the same way every time; `later` lets time pass for everybody. */
export async function openCourt() {
  let ahead = 0
  const { address, store, close } = await courtHouse(CLIENT, {
    ahead: () => ahead,
    newSecret: () => '07'.repeat(32),
  })
  onTestFinished(close)
  return {
    address,
    store,
    port: Number(new URL(address).port),
    later(ms: number) {
      ahead += ms
    },
    async come(name: string, emblem: number): Promise<Client> {
      const body = { name, emblem, colour: emblem }
      const { json } = await ask<Device>({ port: Number(new URL(address).port) }, 'POST', '/api/people', {
        body,
      })
      return Client.with({ port: Number(new URL(address).port) }, json)
    },
    /** Somebody's device, or a stranger's, at this page of the court. */
    async show(look: Visit, whose: Client | null, path: string): Promise<Page> {
      const { page, context } = await browser.open(DOORSTEP, { ...look, house: address })
      await context.addInitScript((ahead) => {
        const real = Date.now
        Date.now = () => real() + ahead
      }, ahead)
      if (whose)
        await context.addInitScript(
          (device) => localStorage.setItem('durbar.device', device),
          JSON.stringify(whose.device),
        )
      await page.goto(address + path)
      return page
    },
  }
}
export type CourtShown = Awaited<ReturnType<typeof openCourt>>

/** They play on, somehow, until it is as wanted, or to the end. */
export async function playUntil(
  people: readonly Client[],
  table: string,
  wanted: (ply: number, awaited: readonly number[]) => boolean,
): Promise<void> {
  const dice = streamDice(3)
  for (let n = 0; n < MOST_MOVES; n++) {
    const seat = n % people.length
    const who = people[seat]!
    const { question, ply, revision, result, awaited } = who.last('update')
    if (result || wanted(ply, awaited)) return
    if (!question) {
      await pause(1)
      continue
    }
    const move = question.moves[dice.below(question.moves.length)]!
    const answer = await who.intend(table, { type: 'play', seat, ply, revision, move })
    const told = answer.type === 'done' ? answer.revision : 0
    for (let w = 0; w < 100 && people.some((each) => each.last('update').revision < told); w++)
      await pause(10)
    await pause(MOVE_MS)
  }
}

const LIVELY = {
  game: 'taj-mahal',
  pace: { kind: 'live', minutes: 20, increment: 10 },
  standIn: 'level3',
  start: 'hand',
  hints: true,
} as const satisfies Partial<Arrangement>

/** Anna, Jonas, Priya and Leyla at Taj Mahal, and three who watch. */
export async function fourAtTajMahal(court: CourtShown) {
  const people: Client[] = []
  for (const [emblem, name] of ['Anna', 'Jonas', 'Priya', 'Leyla'].entries())
    people.push(await court.come(name, emblem))
  const [anna, jonas, priya, leyla] = people as [Client, Client, Client, Client]
  const open = { kind: 'open' } as const
  const table = await openTable(anna, [{ kind: 'me' }, open, open, open], LIVELY)
  await anna.join(table, 0)
  for (const [n, each] of [jonas, priya, leyla].entries()) await each.sit(table, n + 1)
  for (const name of ['Cleo', 'Dev', 'Emil']) await (await court.come(name, 4)).join(table)
  await begin(table, anna, jonas, priya, leyla)
  return { table, people, anna, jonas, priya, leyla }
}
