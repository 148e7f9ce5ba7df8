/** What lies above what: things that fly above panels, the finale above the table it is about. */
import { expect, test } from 'vitest'
import {
  against,
  bot,
  browserForTests,
  DOORSTEP,
  layTable,
  mainButton,
  PHONE,
  settled,
  tap,
} from './visitor.ts'

const browser = browserForTests()

test('what is bought flies above all panels, on a phone and on a desktop', async () => {
  for (const size of [PHONE, { width: 1440, height: 900 }]) {
    const { page, errors } = await browser.open(DOORSTEP, { ...size, speed: 1 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await layTable(page, 'vermaechtnis', against(1), {}, 3)
    await settled(page)
    // Every picture that is under way, and whether anything could cut it; and panels that began to scroll sideways.
    await page.evaluate(() => {
      const flown: { top: boolean; scrolls: string[] }[] = []
      Object.assign(window, { flown })
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes)
          for (const node of addedNodes)
            if (node instanceof HTMLElement && node.matches('[popover]'))
              flown.push({
                top: node.matches(':popover-open') && getComputedStyle(node).position === 'fixed',
                scrolls: [...document.querySelectorAll<HTMLElement>('[data-panel]')]
                  .filter((panel) => panel.scrollWidth > panel.clientWidth + 1)
                  .map((panel) => panel.dataset.panel!),
              })
      }).observe(document.body, { childList: true, subtree: true })
    })
    const card = page.locator('main [data-tokens^="antique="][data-state="offered"]').first()
    await (size === PHONE ? tap(page, card) : card.click())
    await (size === PHONE ? tap(page, mainButton(page)) : mainButton(page).click())
    const flown = () =>
      page.evaluate(() => (window as unknown as { flown: { top: boolean; scrolls: string[] }[] }).flown)
    await expect.poll(async () => (await flown()).length).toBeGreaterThan(0)
    for (const each of await flown()) expect(each).toEqual({ top: true, scrolls: [] })
    expect(errors).toEqual([])
  }
})

test('Warehouse 51: while the finale is told, seats and log behind it cannot be read', async () => {
  const { page } = await browser.open(DOORSTEP, { language: 'de' })
  await layTable(page, 'warehouse-51', [bot(1), bot(2), bot(3)], {}, 1)
  const finale = page.locator('[role="dialog"]')
  await finale.waitFor({ timeout: 20_000 })
  expect(await page.locator('[data-over]').count()).toBe(0)
  const blur = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-alone]')!).backdropFilter)
  expect(await blur()).toMatch(/blur/)
  // The steps of the end stay within the panel that they stand in.
  const left = page.locator('[data-panel="log"]').locator('xpath=..')
  expect(await left.evaluate((leaf) => leaf.scrollWidth - leaf.clientWidth)).toBe(0)
  // Who has closed it gets the result.
  await page.keyboard.press('Escape')
  await page.locator('[data-final]').click()
  await page.locator('[data-over]').waitFor()
  expect(await page.locator('[data-alone]').count()).toBe(0)
})
