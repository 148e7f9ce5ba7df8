/**
 * Nothing that is said is cut: every panel of a desktop shows all it has, lots, titles and tabs are read whole, a
 * rule that an address names stands in the middle of the screen.
 */
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { layPosition } from './positions.ts'
import { against, browserForTests, DOORSTEP, finger, layTable, PHONE } from './visitor.ts'

const browser = browserForTests()

/** At every question of one deal: the boxes of the stage, what is cut or lies wrong, and the names of all lots. */
const stageOf = (page: Page) =>
  page.evaluate(async () => {
    const boxes = new Set<string>()
    const faults: string[] = []
    const names = new Set<string>()
    window.visitor.onSettled = () => {
      const parts = document.querySelectorAll('[data-part="stage"], [data-part="desk"]')
      boxes.add([...parts].map((each) => JSON.stringify(each.getBoundingClientRect())).join())
      for (const text of document.querySelectorAll('[data-part="lot"] span, [data-part="lot"] b')) {
        if (text.children.length > 0 || text.clientWidth < 2) continue
        names.add(text.textContent!)
        if (text.scrollWidth > text.clientWidth + 1) faults.push(`"${text.textContent}" is cut`)
      }
      for (const plaque of document.querySelectorAll('[data-part="plaque"] button')) {
        const badge = plaque.querySelector('[data-sign]')
        const ring = Number(getComputedStyle(plaque, '::after').zIndex) || 0
        if (badge && !(Number(getComputedStyle(badge).zIndex) > ring))
          faults.push('a badge lies under its ring')
      }
    }
    await window.visitor.play(3, 20)
    return { boxes: [...boxes], faults: [...new Set(faults)], names: [...names] }
  })

/** The one lot below which the longest of the four categories stands alone. */
const BABA_YAGAS_MORTAR = 4

test('Warehouse 51 on a desktop: the stage keeps its boxes, lots are read whole, badges lie on their rings', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'en' })
  await layTable(page, 'warehouse-51', against(2), {}, 1)
  const played = await stageOf(page)
  // Without a plan one seldom meets it, and in no deal for certain: what is touched depends on when the page is ready.
  await layPosition<{ card: number }>(page, 'warehouse-51', 3, ({ card }) => card === BABA_YAGAS_MORTAR)
  const laid = await stageOf(page)
  for (const { faults, boxes } of [played, laid]) {
    expect(faults).toEqual([])
    expect(boxes).toHaveLength(1)
  }
  expect(laid.names.some((name) => name.startsWith('Western'))).toBe(true)
  expect(errors).toEqual([])
})

/** What runs out of its panel, at every question of so many plies. */
const cutWhilePlaying = (page: Page, panels: string, plies: number): Promise<string[]> =>
  page.evaluate(
    async ([panels, plies]) => {
      const cut = new Map<string, string>()
      window.visitor.onSettled = () => {
        for (const panel of document.querySelectorAll<HTMLElement>(panels)) {
          // Letters reach out of the lines of a title.
          const down = panel.closest('header') ? 0 : panel.scrollHeight - panel.clientHeight
          const across = panel.scrollWidth - panel.clientWidth
          if (down > 1 || across > 1)
            cut.set(
              `${panel.dataset.panel ?? panel.ariaLabel}`,
              `${down} down, ${across} across at ply ${window.visitor.ply()}`,
            )
        }
      }
      await window.visitor.play(3, plies)
      return [...cut].map(([panel, by]) => `${panel}: ${by}`)
    },
    [panels, plies] as const,
  )

const OWN =
  '[data-panel="seats"], section:has(> [data-note="hand"]), section:has([data-note="hand"])[aria-label]'
/** The title too, and where the game stands. */
const SHOWN = `[data-panel="side"], main > section, header h1, header h1 + span, ${OWN}`

const WIDE = { width: 1440, height: 900 } as const
const LOW = { width: 1280, height: 720 } as const

const PANELS = [
  ['vermaechtnis', 'en', 3, {}, LOW, 16],
  // Four may be taken at once, and all five may have left.
  ['taj-mahal', 'de', 4, {}, LOW, 62],
  ['raja', 'en', 4, {}, LOW, 40],
  ['cards-karma', 'de', 3, {}, LOW, 20],
  // A collection grows as long as the game lasts: a soak plays to the last auctions.
  ['warehouse-51', 'de', 4, {}, LOW, 60],
] as const
/** What fits where it is low fits where it is high, and fewer where there is room for more. */
const ROOMIER = [
  ['taj-mahal', 'de', 3, {}, LOW, 40],
  ['taj-mahal', 'en', 4, {}, WIDE, 62],
  ['raja', 'de', 2, {}, WIDE, 33],
  ['raja', 'de', 4, {}, WIDE, 60],
  ['cards-karma', 'de', 3, {}, WIDE, 40],
  ['vermaechtnis', 'de', 1, {}, LOW, 40],
  ['raja', 'de', 3, { version: 'pro2' }, WIDE, 12],
  ['warehouse-51', 'de', 2, {}, LOW, 115],
  ['warehouse-51', 'en', 3, {}, LOW, 40],
  ['taj-mahal', 'de', 3, {}, WIDE, 26],
  ['warehouse-51', 'de', 2, {}, WIDE, 40],
  ['warehouse-51', 'de', 3, {}, WIDE, 18],
  ['warehouse-51', 'de', 4, {}, WIDE, 40],
] as const

test.each([...PANELS, ...(soaking ? ROOMIER : [])])(
  '%s, %s, %i bots, %o, %o: no panel of a desktop hides anything',
  async (game, language, bots, options, size, plies) => {
    const { page, errors } = await browser.open(DOORSTEP, { language, ...size })
    await layTable(page, game, against(bots), options, 5)
    expect(await cutWhilePlaying(page, SHOWN, plies)).toEqual([])
    expect(errors).toEqual([])
  },
)

/** What is cut of the title, which tabs break, and which lie under the mark that something is offered there. */
const headFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const h1 = document.querySelector('header h1')!
    const found = h1.scrollWidth > h1.clientWidth ? [`${h1.textContent} is cut`] : []
    for (const tab of document.querySelectorAll('nav > button')) {
      const words = document.createRange()
      words.selectNodeContents(tab)
      const { top, height } = words.getBoundingClientRect()
      if (height > 30) found.push(`${tab.textContent} breaks`)
      const mark = getComputedStyle(tab, '::after')
      const bottom = Number.parseFloat(mark.top) + Number.parseFloat(mark.height)
      // The line begins above its letters.
      if (mark.content !== 'none' && tab.getBoundingClientRect().top + bottom > top + 4)
        found.push(`${tab.textContent} lies under its mark`)
    }
    return found
  })

test.each([
  ['de', ['vermaechtnis', 'raja', 'warehouse-51']],
  ['en', ['raja', 'cards-karma']],
] as const)(
  'on a phone titles are whole, and no tab breaks or lies under its mark: %s',
  async (language, games) => {
    const { page } = await browser.open(DOORSTEP, { ...PHONE, language })
    for (const game of games) {
      await layTable(page, game, against(2), {}, 5)
      expect(await headFaults(page), game).toEqual([])
    }
  },
)

test('a rule that an address names is marked, and not at the edge of the screen', async () => {
  const { page } = await browser.open('/rules/vermaechtnis#VM-5.1', PHONE)
  const rule = page.locator('[data-at]').first()
  await rule.waitFor()
  const middle = async () => {
    const { y, height } = (await rule.boundingBox())!
    return (y + height / 2) / PHONE.height
  }
  await expect.poll(middle).toBeGreaterThan(0.1)
  expect(await middle()).toBeLessThan(0.9)
})

test('a name that is as long as names may be says so', async () => {
  const { page } = await browser.open('/new/vermaechtnis', PHONE)
  const name = page.getByPlaceholder('Name').first()
  const full = page.getByText('A name has 20 characters at most.')
  const spot = await name.evaluate((field) => {
    field.scrollIntoView({ block: 'center' })
    const { left, top } = field.getBoundingClientRect()
    return { x: left + 30, y: top + 20 }
  })
  await finger(page, spot)
  await page.keyboard.type('Nur Jahan of the')
  expect(await full.count()).toBe(0)
  await page.keyboard.type(' Gardens of Agra')
  await full.waitFor()
})
