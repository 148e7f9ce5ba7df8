/** A court for a test: a folder of its own, a server on a free port, bots that answer at once, and devices. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BOTS, decide } from '@durbar/bots'
import { roomOf } from '@durbar/games'
import { type Core, kernelOf, streamDice } from '@durbar/kernel'
import type { Clock } from '@durbar/match'
import type { HandClock } from '@durbar/match/testing/hand-clock'
import { onTestFinished } from 'vitest'
import type { Think } from '../../src/court/bot-turns.ts'
import type { Step } from '../../src/court/commits.ts'
import type { AskJudge } from '../../src/court/reviews.ts'
import { startCourt } from '../../src/court.ts'
import { storeOf } from './stores.ts'

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
  readonly clock?: TestClock | HandClock
  readonly think?: Think
  readonly judge?: AskJudge
  readonly at?: (step: Step) => void
  readonly mayPushTo?: (endpoint: string) => boolean
  readonly mostPerAddress?: number
  readonly behindProxy?: boolean
  readonly newSecret?: () => string
  readonly adminToken?: string
  readonly trace?: (what: string, details: object) => void
  /** Left out: a folder, or a database of the house's own where the tests run on PostgreSQL. */
  readonly store?: string
  readonly nats?: string
}

export async function openHouse(given: Opening = {}) {
  const folder = given.folder ?? newFolder()
  const clock = given.clock ?? new TestClock()
  const lines: string[] = []
  const pages = join(folder, 'client')
  mkdirSync(pages, { recursive: true })
  writeFileSync(join(pages, 'index.html'), '<!doctype html><title>Durbar</title>\n')
  const { mostPerAddress = 1000, folder: _, store: where = await storeOf(folder), ...rest } = given
  const node = await startCourt({
    ...rest,
    store: where,
    client: pages,
    clock,
    gameOf,
    think: given.think ?? quickBot,
    log: (what, details) => lines.push(`${what} ${JSON.stringify(details ?? {})}`),
    mostPerAddress,
  })
  let open = true
  const close = async () => {
    if (!open) return
    open = false
    await node.close()
    clock.stop()
  }
  onTestFinished(close)
  /** As kill -9 would: nothing is said, handed over or written any more. */
  const die = async () => {
    open = false
    clock.stop()
    await node.court.ports.bus!.close()
    await node.store.close()
    node.app.server.closeAllConnections()
    node.app.server.close()
  }
  return { ...node, folder, where, clock, lines, close, die }
}
export type House = Awaited<ReturnType<typeof openHouse>>

export * from './client.ts'
