/** The pages of the court: axe finds nothing on them, and what one is there can be changed, carried on and deleted. */
import { expect, inject, test } from 'vitest'
import { axeFindings } from './axe.ts'
import { browserForTests, DOORSTEP, everyDay, PHONE, type Visit } from './visitor.ts'

const browser = browserForTests()
/** From the narrowest phone to the widest desk, by day and by night, in both languages. */
const LOOKS: readonly Visit[] = [
  { theme: 'dark', language: 'de', width: 2560, height: 1440 },
  { theme: 'light', language: 'en', width: 360, height: 740 },
  { theme: 'light', language: 'de', width: 1440, height: 900 },
  { theme: 'dark', language: 'en', ...PHONE },
  ...(['light', 'dark'] as const).flatMap((theme) =>
    (['de', 'en'] as const).flatMap((language) => [
      { theme, language, width: 360, height: 740 },
      { theme, language, width: 768, height: 1024 },
      { theme, language, width: 2560, height: 1440 },
    ]),
  ),
]

test.each(everyDay(LOOKS, 0, 1))('axe finds nothing at court: $theme $language $width', async (look) => {
  const { page, context, errors } = await browser.open('/', { ...look, bypassCSP: true })
  const all: string[] = []
  const check = async (name: string, part?: string) =>
    all.push(...(await axeFindings(page, part)).map((each) => `${name}: ${each}`))
  await page.locator('[data-court="open"]').waitFor()
  await check('home')
  await page.goto(`${inject('address')}/new/raja?with=open`)
  await page.locator('button[type="submit"]').waitFor()
  await check('arranging')
  if (look.width && look.width < 701) await page.locator('[data-part="seats"]').click()
  await page.locator('[data-kind] button').first().click()
  await page.getByRole('menuitemradio').first().waitFor()
  await check('who sits where', '[role="menu"]')
  await page.keyboard.press('Escape')
  await page.locator('button[type="submit"]').click()
  await page.locator('[data-room] figure li').first().waitFor()
  await check('waiting room')
  const link = await page.locator('[data-link]').inputValue()
  await page.goto(`${inject('address')}/me`)
  await page.locator('form input').first().waitFor()
  await check('my page')
  await page.goto(link)
  await page.getByRole('button', { name: /^(Start now|Jetzt beginnen)/ }).click()
  await page.locator('[data-ply]').waitFor()
  await check('table')
  await page.locator('[data-opens-talk]').click()
  await page.getByRole('button', { name: /^(Well played|Gut gespielt)$/ }).waitFor()
  await check('talk')
  await context.clearCookies()
  await page.evaluate(() => localStorage.removeItem('durbar.device'))
  await page.goto(link)
  await page.locator('form input').first().waitFor()
  await check('first visit')
  expect(all).toEqual([])
  expect(errors).toEqual([])
})

test('a person is renamed, carried to another device, and deleted for good', async () => {
  const { page } = await browser.open('/new/vermaechtnis?with=friends')
  await page.getByRole('button', { name: 'Open the table' }).click()
  await page.locator('[data-room]').waitFor()
  await page.goto(`${inject('address')}/me`)
  await page.getByLabel('Your name').fill('Anna')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved').waitFor()
  // Emblem and colour are two wishes.
  const wish = (group: string, name: string) =>
    page.getByRole('group', { name: group }).getByRole('radio', { name })
  await wish('Emblem', 'Sun').dispatchEvent('click')
  await expect.poll(() => wish('Emblem', 'Sun').isChecked()).toBe(true)
  await wish('Colour', 'Emerald').dispatchEvent('click')
  await expect.poll(() => wish('Colour', 'Emerald').isChecked()).toBe(true)
  await page.reload()
  await expect.poll(() => wish('Emblem', 'Sun').isChecked()).toBe(true)
  expect(await wish('Colour', 'Emerald').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Make a link' }).click()
  const link = (await page.locator('[data-qr]').getAttribute('data-qr'))!
  const other = await browser.open(DOORSTEP, PHONE)
  await other.page.goto(link)
  await other.page.getByRole('button', { name: 'Yes, here' }).click()
  await expect.poll(() => other.page.getByLabel('Your name').inputValue()).toBe('Anna')
  // Whatever this browser says that it runs on.
  await page.getByText(/^Your emblem is now on an? \S.* too$/).waitFor()
  await other.page.goto(inject('address'))
  await other.page.locator('[data-own-tables] > li').first().waitFor()
  // The link was good once.
  const third = await browser.open(DOORSTEP)
  await third.page.goto(link)
  await third.page.getByRole('button', { name: 'Yes, here' }).click()
  await third.page.getByText('This link was used already or is too old.').waitFor()
  await page.getByRole('button', { name: 'Delete all' }).click()
  await page.getByRole('button', { name: 'Hold to delete' }).click({ delay: 2200 })
  await page.getByText('You have not been at court yet.').waitFor()
  expect(await page.evaluate(() => localStorage.getItem('durbar.device'))).toBeNull()
})
