/** Between the touch and its answer: a worker may take its time, and the table does not ask what it was just told. */
import { expect, test } from 'vitest'
import { against, browserForTests, DOORSTEP, layTable, mainButton, PHONE, settled, tap } from './visitor.ts'

const browser = browserForTests()

test('while a move is on its way its sentence stands, and not the question anew', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de', speed: 2 })
  await layTable(page, 'taj-mahal', against(2), {}, 5)
  await settled(page)
  const sentence = page.locator('section[data-asked] p[class*="say"]')
  const asked = await sentence.textContent()
  await tap(page, page.locator('[data-note="hand"] [data-state="offered"]').first())
  await expect.poll(() => sentence.textContent()).not.toBe(asked)
  const chosen = await sentence.textContent()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const prompt = document.querySelector('section[data-asked]')!
    new MutationObserver(() => said.push(prompt.querySelector('p')?.textContent ?? '')).observe(prompt, {
      childList: true,
      subtree: true,
      characterData: true,
    })
  })
  await tap(page, mainButton(page))
  await expect.poll(() => page.locator('section[data-asked]').count()).toBe(0)
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { said: string[] }).said.length))
    .toBeGreaterThan(0)
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said[0]).toBe(chosen)
  expect(said).not.toContain(asked)
  expect(errors).toEqual([])
})
