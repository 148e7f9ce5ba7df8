/** Whole games through the page alone, by touching what is offered, at every number of players. */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { bot, browserForTests, layTable, person, playByTouch } from './visitor.ts'

const browser = browserForTests()

const tables = rooms.flatMap(({ game }) => game.seats.map((seats) => [game.id, seats] as const))

test.each(tables)('%s for %i is played to its final scoring by touch', async (game, count) => {
  const { page, errors } = await browser.open('/')
  const seats = [person('Lotus'), ...Array.from({ length: count - 1 }, (_, i) => bot('level1', i + 1))]
  await layTable(page, game, seats)
  const { plies } = await playByTouch(page, count)
  expect(plies).toBeGreaterThan(10)
  expect(await page.locator('[data-over] > ol > li').count()).toBe(count)
  expect(errors).toEqual([])
})
