/** Who sits where: one's own seat is "you", bots have names and levels, emblems are chosen, and a table can be had again. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { browserForTests, DOORSTEP, layTable, PHONE, settled, touchUntil } from './visitor.ts'

const browser = browserForTests()

const seats = (page: Page) => page.locator('[data-panel="seats"] li[data-place]')
const seatText = (page: Page, seat: number) => seats(page).nth(seat).locator('b').first().textContent()

test('whoever plays alone against bots is "You", and bots show how well they play', async () => {
  const { page } = await browser.open(DOORSTEP)
  const bots = [3, 5].map((n) => ({ kind: 'bot', level: `level${n}` }) as const)
  await layTable(page, 'vermaechtnis', [bots[0]!, { kind: 'person' }, bots[1]!])
  await settled(page)
  expect(await seatText(page, 1)).toBe('You')
  expect(await seatText(page, 0)).toBe('Farid')
  expect(await seatText(page, 2)).toBe('Vikram')
  await seats(page).nth(0).getByRole('img', { name: 'Level 3 of 6: practised' }).waitFor()
  await seats(page).nth(2).getByRole('img', { name: 'Level 5 of 6: masterly' }).waitFor()
  expect(await seats(page).nth(1).locator('[data-level]').count()).toBe(0)
  await page.getByRole('button', { name: 'Score' }).click()
  expect(await page.locator('[role="dialog"] th[data-own]').textContent()).toBe('You')
})

const emblem = (page: Page, seat: number) =>
  page.getByRole('button', { name: new RegExp(`^Seat ${seat}: emblem`) })
const emblemOf = async (page: Page, seat: number) =>
  (await emblem(page, seat).getAttribute('aria-label'))!.split(' ').at(-1)
const colourOf = (page: Page, seat: number) =>
  seats(page).nth(seat).locator('svg').first().locator('rect').first().getAttribute('fill')

/** Through the hall: a new page would begin with the settings of these visits. */
async function arrangeAnew(page: Page, game: string): Promise<void> {
  await page.locator('header a[href="/"]').click()
  await page.locator(`a[href="/new/${game}"]`).click()
  await page.getByRole('button', { name: 'Begin the game' }).waitFor()
}

test('an emblem that is taken is swapped; name, emblem, levels and options are there the next time', async () => {
  const { page, errors } = await browser.open('/new/vermaechtnis')
  await page.getByLabel('Seat 1: Name').fill('Anna')
  await emblem(page, 1).click()
  await page.getByRole('menuitemradio', { name: 'Sun' }).click()
  expect([await emblemOf(page, 1), await emblemOf(page, 2), await emblemOf(page, 3)]).toEqual([
    'Sun',
    'Peacock',
    'Lotus',
  ])
  await page.getByLabel('Seat 2: Who sits here?').selectOption('level5')
  await page.getByRole('radio', { name: '4', exact: true }).click()
  await page.getByRole('button', { name: 'Begin the game' }).click()
  await page.waitForSelector('[data-ply]')
  expect(await seatText(page, 0)).toBe('Anna You')
  expect(await seatText(page, 1)).toBe('Vikram')
  expect(await colourOf(page, 0)).toBe('var(--p3)')
  expect(await colourOf(page, 2)).toBe('var(--p1)')
  await arrangeAnew(page, 'vermaechtnis')
  expect(await page.getByLabel('Seat 1: Name').inputValue()).toBe('Anna')
  expect(await emblemOf(page, 1)).toBe('Sun')
  expect(await page.getByLabel('Seat 2: Who sits here?').inputValue()).toBe('level5')
  expect(await page.getByRole('radio', { name: '4', exact: true }).getAttribute('aria-checked')).toBe('true')
  // Another game knows the person, and knows nothing of that table.
  await arrangeAnew(page, 'raja')
  expect(await page.getByLabel('Seat 1: Name').inputValue()).toBe('Anna')
  expect(await emblemOf(page, 1)).toBe('Sun')
  expect(await page.getByLabel('Seat 2: Who sits here?').inputValue()).toBe('level3')
  expect(errors).toEqual([])
})

test('the end says how you came out, and the same table can be had again', async () => {
  const { page, errors } = await browser.open(DOORSTEP, PHONE)
  const plans = [
    { kind: 'person', emblem: 3 },
    { kind: 'bot', level: 'level1' },
    { kind: 'bot', level: 'level2' },
  ] as const
  const id = await layTable(page, 'vermaechtnis', plans, {}, 5)
  await touchUntil(page, 5)
  const end = page.getByRole('dialog')
  expect(await end.getByRole('heading').first().textContent()).toMatch(
    /^You (win|are (second|third) of three|share the win with .+)$/,
  )
  expect(await end.locator('li[data-own] b').textContent()).toContain('You')
  await end.getByRole('button', { name: 'Arrange anew' }).waitFor()
  await end.getByRole('button', { name: 'Same table again' }).click()
  await page.waitForSelector('[data-ply]')
  await settled(page)
  expect(page.url()).not.toContain(id)
  const chips = page.locator('aside li[data-place]')
  expect(await chips.evaluateAll((all) => all.map((li) => li.getAttribute('title')))).toEqual([
    'Boteh',
    'Kiran',
    'Nikhil',
  ])
  expect(errors).toEqual([])
})

test('sound is switched in the bar, on a phone too, and the next game begins from the menu', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de', theme: 'dark' })
  const id = await layTable(
    page,
    'vermaechtnis',
    [{ kind: 'person' }, { kind: 'bot', level: 'level2' }],
    {},
    6,
  )
  await settled(page)
  const sound = page.getByRole('switch', { name: 'Ton' })
  expect(await sound.getAttribute('aria-checked')).toBe('false')
  await sound.click()
  expect(await sound.getAttribute('aria-checked')).toBe('true')
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('durbar.settings')!).volume),
  ).toBeGreaterThan(0)
  await sound.click()
  expect(await page.evaluate(() => JSON.parse(localStorage.getItem('durbar.settings')!).volume)).toBe(0)
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('menuitem', { name: 'Einstellungen' }).click()
  // The chosen one of several is the brightest of them at night.
  const [chosen, other] = await page.evaluate(() => {
    const light = (on: string) => {
      const button = document.querySelector(`[role="dialog"] [data-state="${on}"]`)!
      const [r, g, b] = getComputedStyle(button)
        .backgroundColor.match(/[\d.]+/g)!
        .map(Number)
      return r! + g! + b!
    }
    return [light('on'), light('off')]
  })
  expect(chosen).toBeGreaterThan(other!)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Menü' }).click()
  await page.getByRole('menuitem', { name: 'Noch einmal am selben Tisch' }).click()
  await expect.poll(() => page.url()).not.toContain(id)
  await settled(page)
  expect(errors).toEqual([])
})
