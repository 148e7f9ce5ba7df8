/**
 * Whole games through the page alone, by touching what is offered, to the final scoring: every game, at every
 * number of players, with every value of every option. The first table of each game is played with a real mouse
 * or, on a phone, with a real finger; the others by touches made inside the page, which are as blind and as
 * honest (in-the-page.ts) and spare the round trips.
 */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { coveringTables } from './tables.ts'
import { against, browserForTests, clickUntil, layTable, PHONE, touchUntil } from './visitor.ts'

const browser = browserForTests()

const plans = rooms.flatMap((room) =>
  coveringTables(room).map(({ seats, options }, i) => ({
    game: room.game.id,
    seats,
    options,
    /** Mouse, then finger, then quickly and narrow or wide by turns. */
    by: i === 0 ? 'mouse' : i === 1 ? 'finger' : 'page',
    narrow: i % 2 === 1,
    seed: i + 1,
  })),
)

test.each(plans)(
  '$game for $seats, $options, narrow: $narrow, by $by',
  async ({ game, seats, options, by, narrow, seed }) => {
    const { page, errors } = await browser.open('/about', {
      ...(narrow ? { ...PHONE, theme: 'dark', language: 'de' } : {}),
    })
    await layTable(page, game, against(seats - 1), options, seed)
    const play = by === 'page' ? touchUntil : clickUntil
    const { plies } = await play(page, seed)
    expect(plies).toBeGreaterThan(10)
    expect(await page.locator('[data-over] > ol > li').count()).toBe(seats)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()!.width)
    expect(errors).toEqual([])
  },
)
