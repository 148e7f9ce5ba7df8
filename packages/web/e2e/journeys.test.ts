/** Raja: the city that is touched is reached, over all its roads, at one press; and left again at one. */
import { expect, test } from 'vitest'
import { firstTurn } from './raja.ts'
import { browserForTests, DOORSTEP, everyDay, PHONE, plyOf, settled, tap } from './visitor.ts'

const browser = browserForTests()
const MAIN = 'button[data-main="ready"]'
/** Over Jaisalmer, two roads from the start place. */
const JODHPUR = '[data-realm] [data-look="junction:F"][data-tokens]'

const WAYS = [
  [
    'a finger, in German',
    { ...PHONE, language: 'de' },
    'Nach Jodhpur reisen?2 Straßen, kostenlos',
    'Nach Jodhpur reisen: kostenlos',
  ],
  [
    'a mouse, in English, at the pace of the table',
    { language: 'en', speed: 2 },
    'Travel to Jodhpur?2 roads, free',
    'Travel to Jodhpur: free',
  ],
] as const

test.each(everyDay(WAYS, 0))(
  'by %s: a city two roads away is one choice, one press and one way back',
  async (_, visit, asked, does) => {
    const { page, errors } = await browser.open(DOORSTEP, visit)
    const touch = (selector: string) =>
      'width' in visit ? tap(page, page.locator(selector)) : page.locator(selector).click({ force: true })
    await firstTurn(page, ['v11', 'v12', 'v27', 'v20'], ['COINS', 'PALACE'])
    const before = await plyOf(page)
    // A map on a phone shows a part of the realm: what has the focus is brought into sight.
    await page.locator(JODHPUR).focus()
    await page.waitForTimeout(400)
    await touch(JODHPUR)
    await expect.poll(() => page.locator('[data-words]').textContent()).toBe(asked)
    expect(await page.locator(MAIN).textContent()).toBe(does)
    await page.locator(`${MAIN}:not([data-blind])`).waitFor()
    await touch(MAIN)
    await expect.poll(() => plyOf(page)).toBe(before + 2)
    await settled(page)
    // The architect is there: a palace can be built in it.
    await page.locator('[data-realm] [data-tokens="size=large"][data-state="offered"]').waitFor()
    expect(await plyOf(page)).toBe(before + 2)
    await touch('[data-asked] button:has(path[d^="M11 4"])')
    await expect.poll(() => plyOf(page)).toBe(before)
    expect(errors).toEqual([])
  },
)
