/**
 * A person who knows what to do and touches only what is drawn and in sight: one thing after the other, another panel
 * where there is none, then the main button.
 */
import { tables } from '@durbar/games/tables'
import { type MoveObject, streamDice } from '@durbar/kernel'
import type { Update } from '@durbar/protocol/messages'
import type { StoredMatch } from '@durbar/protocol/stored'
import { type AnyTable, Narrowing, readingOf, type Touch } from '@durbar/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { drag, finger, mainButton, plyOf } from './visitor.ts'

declare global {
  interface Window {
    latest?: Update
  }
}

/** The page keeps what its match last said. Before the table is laid. */
export async function overhear(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const Original = window.Worker
    window.Worker = class extends Original {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options)
        this.addEventListener('message', ({ data }: MessageEvent) => {
          if (data.type === 'update') window.latest = data
        })
      }
    }
  })
}

/**
 * What the first seat really made at this ply or, where several choose at once, right after it; null: the table is
 * not kept that far yet.
 */
const madeAt = (page: Page, id: string, ply: number): Promise<MoveObject | null> =>
  page.evaluate(
    ([wanted, ply]) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.open('durbar')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const get = request.result.transaction('matches').objectStore('matches').get(wanted)
          get.onsuccess = () => {
            const { log } = (get.result as StoredMatch).match
            request.result.close()
            resolve(log.slice(ply).find(({ seat }) => seat === 0)?.move ?? null)
          }
          get.onerror = () => reject(get.error)
        }
      }),
    [id, ply] as const,
  )

/** A map shows a part of itself: whoever wants another part drags it there, and drags again where one drag falls short. */
async function drawNear(page: Page, tokens: string): Promise<true> {
  for (let drags = 0; drags < 3; drags++) {
    const way = await page.evaluate((tokens) => {
      const thing = document.querySelector(`[data-window] [data-tokens="${CSS.escape(tokens)}"]`)
      const sight = thing?.closest('[data-window]')?.getBoundingClientRect()
      if (!thing || !sight) return null
      const { left, top, width, height } = thing.getBoundingClientRect()
      const [x, y] = [sight.left + sight.width / 2, sight.top + sight.height / 2]
      const within = (by: number, most: number) => Math.max(-most, Math.min(most, by))
      return {
        from: { x, y },
        to: {
          x: x + within(x - left - width / 2, sight.width / 2 - 8),
          y: y + within(y - top - height / 2, sight.height / 2 - 8),
        },
      }
    }, tokens)
    if (way) await drag(page, way.from, way.to)
  }
  return true
}

interface Reached {
  readonly wanted: MoveObject
  /** Without the main button. */
  readonly touches: number
}

/** Chooses a legal move by lot and makes it with a finger. */
export async function reach(page: Page, id: string, seed: number): Promise<Reached> {
  const { question, view, summary } = (await page.evaluate(() => window.latest))!
  const table: AnyTable = await tables[summary.game as keyof typeof tables]()
  const narrowing = new Narrowing(question!, table.nothing, readingOf(table, view, 'de'))
  const wanted = question!.moves[streamDice(seed).below(question!.moves.length)]!
  const offer = narrowing.offer(wanted)
  const ply = await plyOf(page)
  // What the table takes for granted is as good as touched.
  const presumed = table.presumed?.(question!.rule, view)
  let touched: readonly Touch[] = presumed ? [presumed] : []
  let touches = 0
  const made = () => madeAt(page, id, ply)
  // Where all choose in secret the others may do so meanwhile: what counts is one's own move.
  const acted = async () => (await made()) !== null

  const onwards = async () => {
    const { moves: now } = narrowing.left(touched)
    const leads = now.includes(offer)
    const offered = await page.evaluate((instead) => window.visitor.offered(instead), !leads)
    let best: { readonly tokens: string; readonly touched: readonly Touch[]; readonly left: number } | null =
      null
    for (const tokens of new Set(offered)) {
      const outcome = narrowing.touch(touched, tokens.split(' ') as unknown as Touch)
      if (outcome.kind !== 'narrowed') continue
      const { moves } = narrowing.left(outcome.touches)
      if (moves.includes(offer) && moves.length < (best?.left ?? Infinity))
        best = { tokens, touched: outcome.touches, left: moves.length }
    }
    return best && (!leads || best.left < now.length) ? best : null
  }

  for (let panel = 0; narrowing.left(touched).ready !== offer; ) {
    expect(touches, `no way to ${JSON.stringify(wanted)} at ply ${ply}`).toBeLessThan(8)
    touches++
    const next = await onwards()
    if (!next) {
      const tabs = page.locator(
        'nav > button[data-opens="side"]:visible, nav > button[data-opens="board"]:visible',
      )
      const tab = (await tabs.nth(++panel % (await tabs.count())).boundingBox())!
      await finger(page, { x: tab.x + tab.width / 2, y: tab.y + tab.height / 2 })
      continue
    }
    const find = () => page.evaluate((tokens) => window.visitor.spot(tokens), next.tokens)
    const spot = (await find()) ?? ((await drawNear(page, next.tokens)) && (await find()))
    expect(spot, `${next.tokens} lies free at ply ${ply}`).not.toBeNull()
    await finger(page, spot!)
    touched = next.touched
  }
  // Either the last touch has made it, however long a busy machine takes to say so, or the button waits to.
  const main = mainButton(page)
  const isReady = async () => (await main.count()) > 0
  await expect
    .poll(async () => (await acted()) || (await isReady()), {
      timeout: 5000,
      message: `the button for ${JSON.stringify(wanted)}`,
    })
    .toBe(true)
  if (!(await acted())) {
    const { x, y, width, height } = (await main.boundingBox())!
    await finger(page, { x: x + width / 2, y: y + height / 2 })
  }
  await expect.poll(acted, { timeout: 5000, message: JSON.stringify(wanted) }).toBe(true)
  const kept = async () => {
    const move = await made()
    return move && narrowing.offer(move)
  }
  await expect.poll(kept, { timeout: 5000 }).toEqual(offer)
  return { wanted, touches }
}
