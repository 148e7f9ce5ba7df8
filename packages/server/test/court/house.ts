/** A court for a test: a folder of its own, a server on a free port, bots that answer at once, and devices. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOTS, decide } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { type Core, kernelOf, streamDice } from '@durbar/kernel'
import type { Clock } from '@durbar/match'
import { onTestFinished } from 'vitest'
import type { Think } from '../../src/court/bot-turns.ts'
import type { Step } from '../../src/court/commits.ts'
import { Court, Store, withCourt } from '../../src/court.ts'
import { serverFor } from '../../src/index.ts'

export const gameOf = (id: string) => roomOf(id)?.game ?? null

export const quickBot: Think = async ({ game, state, seat, seed }) => {
  const rules = kernelOf(roomOf(game)!.game)
  return {
    move: rules.write(decide(BOTS.random!, rules, state as Core, seat, streamDice(seed))),
    choices: [],
  }
}

/** The real time, unless it is moved on. */
export class TestClock implements Clock {
  private ahead = 0
  private readonly waiting = new Set<{ due: number; then: () => void; timer: NodeJS.Timeout }>()
  now = (): number => Date.now() + this.ahead
  after = (ms: number, then: () => void): (() => void) => {
    const entry = { due: this.now() + ms, then, timer: setTimeout(() => run(), Math.min(ms, 2 ** 31 - 1)) }
    const run = () => {
      clearTimeout(entry.timer)
      if (this.waiting.delete(entry)) then()
    }
    this.waiting.add(entry)
    return () => {
      clearTimeout(entry.timer)
      this.waiting.delete(entry)
    }
  }
  pass(ms: number): void {
    this.ahead += ms
    for (const entry of [...this.waiting])
      if (entry.due <= this.now() && this.waiting.delete(entry)) {
        clearTimeout(entry.timer)
        entry.then()
      }
  }
  stop(): void {
    for (const { timer } of this.waiting) clearTimeout(timer)
    this.waiting.clear()
  }
}

export const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-court-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export interface Opening {
  readonly folder?: string
  readonly clock?: TestClock
  readonly think?: Think
  readonly at?: (step: Step) => void
  readonly mayPushTo?: (endpoint: string) => boolean
  readonly mostPerAddress?: number
  readonly newSecret?: () => string
}

export async function openHouse(given: Opening = {}) {
  const folder = given.folder ?? newFolder()
  const clock = given.clock ?? new TestClock()
  const store = await Store.open(join(folder, 'data'))
  const lines: string[] = []
  const court = await Court.open({
    store,
    clock,
    gameOf,
    think: given.think ?? quickBot,
    log: (what, details) => lines.push(`${what} ${JSON.stringify(details ?? {})}`),
    ...(given.at ? { at: given.at } : {}),
    ...(given.mayPushTo ? { mayPushTo: given.mayPushTo } : {}),
    ...(given.newSecret ? { newSecret: given.newSecret } : {}),
  })
  const pages = join(folder, 'client')
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Durbar</title>\n')
  const { mostPerAddress = 1000 } = given
  const app = await serverFor(pages, { beside: (beside) => withCourt(beside, court, { mostPerAddress }) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await app.close()
    clock.stop()
    await store.close()
  }
  onTestFinished(close)
  return { folder, clock, store, court, app, port, lines, close }
}
export type House = Awaited<ReturnType<typeof openHouse>>

export * from './client.ts'
