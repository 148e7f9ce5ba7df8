/** A bot that fails is a message with a way on, never a match that hangs. */
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, mainButton, plyOf, settled } from './visitor.ts'

const browser = browserForTests()

test('a bot that throws is told, and goes on when it is asked again', async () => {
  const { page, context, errors } = await browser.open(DOORSTEP)
  let broken = true
  await context.route(/\/worker-(?!transport)[^/]*\.js$/, async (route) => {
    const response = await route.fetch()
    // Bots look at this clock when they begin to think; the match has another.
    const harm = `performance.now = () => { throw new Error('out of ideas') };`
    const text = await response.text()
    // Not the page's own part, which only starts it.
    const harmful = broken && !text.includes('new Worker(')
    const body = `${harmful ? harm : ''}${text}`
    // The next worker shall get what the next answer says.
    const headers = { 'content-type': 'text/javascript', 'cache-control': 'no-store' }
    await route.fulfill({ body, headers })
  })
  await layTable(page, 'vermaechtnis', against(1), {}, 3)
  const failed = page.locator('[data-bot-failed="threw"]')
  const offered = page.locator('main [data-state="offered"]').first()
  for (let i = 0; i < 4; i++) {
    await offered.or(failed).first().waitFor()
    if (await failed.count()) break
    await offered.click()
    await mainButton(page).click()
  }
  await failed.getByText('Bot 1 gave no move').waitFor()
  const ply = await plyOf(page)
  const again = failed.getByRole('button', { name: 'Try again' })
  await again.click()
  // Still broken: said again.
  await failed.waitFor()
  expect(await plyOf(page)).toBe(ply)
  broken = false
  await again.click()
  expect(await settled(page)).toBe('asked')
  expect(await plyOf(page)).toBeGreaterThan(ply)
  expect(errors).toEqual([])
})
