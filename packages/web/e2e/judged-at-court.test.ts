/** A game that was played at court is judged there, and the device takes what the court has found. */
import { roomOf } from '@durbar/games'
import { isRefused } from '@durbar/kernel'
import { type Course, courseOf, newReview, note, perform, type Review, tasksOf } from '@durbar/review'
import type { AskJudge } from '@durbar/server/court'
import { expect, test } from 'vitest'
import { arrive, courtDealing, deviceAt, openTable, TABLE_FOR_TWO_AND_A_BOT } from './court-guests.ts'

/** He is in a hurry, and forgives everything: so it shows whose figures are on the page. */
function lenient(): AskJudge {
  let at: { readonly course: Course; readonly review: Review } | null = null
  return async (asked) => {
    // In this thread: whoever serves must come to a word in between.
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (asked.type === 'open') {
      const course = courseOf(roomOf(asked.match.game)!.game, asked.match, asked.key)
      if (isRefused(course)) return { type: 'refused', why: course.refused }
      const review = newReview(course, asked.depth)
      at = { course, review }
      return { type: 'opened', head: { judge: review.judge, sum: review.sum, depth: review.depth }, share: 0 }
    }
    const { course, review } = at!
    const [task, ...left] = tasksOf(course, review)
    if (!task) return { type: 'over' }
    const done = perform(course, 'quick', task)
    const kind = 'judgement' in done ? { judgement: { ...done.judgement, cost: 0, open: false } } : done
    note(review, kind)
    return { type: 'judged', done: kind, share: 1 / (1 + left.length) }
  }
}

test('the court judges, the page follows; whoever comes later finds it done', async () => {
  const house = await courtDealing(2, undefined, lenient())
  const of = await arrive(house, 'Anna')
  const { arrangement } = TABLE_FOR_TWO_AND_A_BOT('vermaechtnis')
  const { table } = await openTable(house, of, {
    arrangement: { ...arrangement, start: 'ready' },
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'level1' }],
  })
  const { page, go } = await deviceAt(house, { of })
  await go(`/t/${table}?ready`)
  await page.waitForSelector('[data-ply]')
  // A bot plays her game to its end.
  await house.court.intend(
    table,
    of.person,
    false,
    { type: 'resign', seat: 0 },
    { actor: of.person, key: 'r' },
  )
  const recorded = () => fetch(`${house.address}/api/records/${table}`).then(({ ok }) => ok)
  await expect.poll(recorded, { timeout: 60_000 }).toBe(true)
  await go(`/records/${table}/1/review`)
  await page.getByRole('button', { name: 'Let him judge' }).click()
  await page.locator('[data-review="done"]').waitFor({ timeout: 120_000 })
  const accuracy = async () =>
    (await page.locator('[data-card]').allTextContents()).map((text) => /100/.test(text))
  expect(await accuracy()).toEqual([true, true])
  // A device that has never seen it has nothing to do.
  const stranger = await deviceAt(house, {})
  await stranger.go(`/records/${table}/1/review`)
  await stranger.page.locator('[data-review="done"]').waitFor({ timeout: 20_000 })
  expect(await stranger.page.locator('[data-card]').count()).toBe(2)
})
