/**
 * Still hands over whole games: every table at every size, in German and English by turns, some of what is offered
 * tapped at every question.
 */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { tapOffered, watchPlaces } from '../e2e/stillness.ts'
import { coveringTables } from '../e2e/tables.ts'
import { against, browserForTests, DOORSTEP, layTable, plyOf, settled, touchUntil } from '../e2e/visitor.ts'

const browser = browserForTests()

const SIZES = [
  [1440, 900],
  [1280, 720],
  [1024, 768],
  [844, 390],
  [768, 1024],
  [390, 844],
  [360, 740],
] as const
/** Things per question. */
const THINGS = 2

const plans = rooms.flatMap((room, i) => {
  const tables = coveringTables(room)
  return SIZES.map(([width, height], k) => ({
    game: room.game.id,
    ...tables[k % tables.length]!,
    language: (i + k) % 2 === 0 ? ('de' as const) : ('en' as const),
    width,
    height,
  }))
})

test.each(plans)(
  '$game for $seats, $language, $width x $height',
  async ({ game, seats, options, ...look }) => {
    const { page, errors } = await browser.open(DOORSTEP, look)
    await layTable(page, game, against(seats - 1), options, look.width)
    await watchPlaces(page)
    let tapped = 0
    for (let asked = 0; (await settled(page)) !== 'over'; asked++) {
      if ((await settled(page)) === 'asked') tapped += await tapOffered(page, THINGS, asked % 5)
      await touchUntil(page, asked + 1, (await plyOf(page)) + 1)
    }
    expect(tapped).toBeGreaterThan(10)
    expect(errors).toEqual([])
  },
)
