/** A table at some moment of a game that dice have played, laid where the client keeps its matches. */
import { roomOf } from '@durbar/games'
import { host, isRefused, keyFromSeed, streamDice } from '@durbar/kernel'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Puts records where the client keeps them, once it has made the place. */
export async function put(page: Page, records: Readonly<Record<string, unknown>>): Promise<void> {
  const made = async () => (await indexedDB.databases()).some(({ name }) => name === 'durbar')
  await expect.poll(() => page.evaluate(made), { timeout: 10_000 }).toBe(true)
  await page.evaluate(
    (records) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('durbar')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction(Object.keys(records), 'readwrite')
          for (const [store, record] of Object.entries(records)) transaction.objectStore(store).put(record)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    records,
  )
}

const SEEDS = 100

/**
 * The first position like it in games of so many, played by dice: where the first seat, which is a person's, is asked
 * something, or at the end, which has no rule.
 */
export async function layPosition<S>(
  page: Page,
  game: string,
  players: number,
  fits: (state: S, rule: string | null) => boolean,
): Promise<void> {
  const house = host(roomOf(game)!.game)
  const { kernel } = house
  for (let seed = 1; seed <= SEEDS; seed++) {
    const dice = streamDice(seed)
    let at = house.start(players, {}, keyFromSeed(seed))
    while (!isRefused(at)) {
      const seat = kernel.toMove(at.state)
      const over = seat < 0
      const asked = over ? null : kernel.ask(at.state, seat)!
      if ((over || seat === 0) && fits(at.state as S, asked?.rule ?? null)) {
        const { match, key } = at
        const id = `${game}-${seed}-${match.log.length}`
        const seats = Array.from({ length: players }, (_, i) =>
          i === 0 ? { kind: 'person' } : { kind: 'bot', level: 'level1' },
        )
        const ply = match.log.length
        const { options } = match
        await put(page, {
          matches: { version: 2, id, revision: ply, key, times: match.log.map(() => 0), match },
          tables: {
            ...{ version: 2, id, game, seats, options, updated: 0, ply, over, yours: !over, standing: null },
          },
        })
        await page.goto(new URL(`/table/${id}`, page.url()).href)
        await page.waitForSelector(over ? '[role="dialog"]' : '[data-asked]')
        await page.evaluate(() => document.fonts.ready)
        return
      }
      if (over) break
      at = house.play(at, seat, asked!.moves[dice.below(asked!.moves.length)]!)
    }
  }
  throw new Error(`${game}: nothing like it in ${SEEDS} games`)
}
