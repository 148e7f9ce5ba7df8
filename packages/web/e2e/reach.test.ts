/** On a phone every move is made by at most five touches of what is drawn, the panel's tab among them, and the button. */
import { rooms } from '@durbar/games'
import { expect, test } from 'vitest'
import { overhear, reach } from './reach.ts'
import {
  against,
  browserForTests,
  DOORSTEP,
  everyDay,
  layTable,
  PHONE,
  plyOf,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
/** `npm run -s soak:web` plays whole games so. */
const MOVES = 3
const MOST_TOUCHES = 5

test.each(
  everyDay(
    rooms.map(({ game }) => game.id),
    2,
    3,
    4,
  ),
)('%s', async (game) => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await overhear(page)
  const id = await layTable(page, game, against(2), {}, 3)
  for (let made = 0; made < MOVES; made++) {
    expect(await settled(page)).toBe('asked')
    const { wanted, touches } = await reach(page, id, made)
    expect(touches, JSON.stringify(wanted)).toBeLessThanOrEqual(MOST_TOUCHES)
    await settled(page)
    await touchUntil(page, made, (await plyOf(page)) + 2)
  }
  expect(errors).toEqual([])
})
