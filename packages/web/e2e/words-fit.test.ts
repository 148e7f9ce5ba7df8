/** In little room nothing is cut: what is asked, what follows from it, the button; and what one looks for is in sight. */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  everyDay,
  layTable,
  playUntilSeen,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
/** Of each game; a soak sees all of it. */
const PLIES = process.env.DURBAR_SOAK ? 1e9 : 60

/** From now on the page remembers all that the prompt says, and what of it was cut. */
const watchWords = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const said = new Set<string>()
    const cut = new Set<string>()
    const HALF_A_LINE = 6
    const look = () => {
      const words = document.querySelector('[data-words]')
      const button = document.querySelector('[data-main="ready"] > span')
      const bottom = words?.getBoundingClientRect().bottom ?? 0
      const range = document.createRange()
      for (const text of [...(words?.children ?? []), button]) {
        if (!text?.textContent) continue
        said.add(text.textContent)
        range.selectNodeContents(text)
        const low = text === button ? 0 : range.getBoundingClientRect().bottom - bottom
        if (Math.max(low, text.scrollHeight - text.clientHeight) > HALF_A_LINE) cut.add(text.textContent)
      }
    }
    // As it is seen: once whoever else heard of it has made room, and what was made was drawn.
    let due = false
    const lookOnceDrawn = () => {
      if (due) return
      due = true
      requestAnimationFrame(() =>
        setTimeout(() => {
          due = false
          look()
        }),
      )
    }
    new MutationObserver(lookOnceDrawn).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    })
    Object.assign(window, { words: () => ({ said: said.size, cut: [...cut] }) })
  })
const wordsOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { words(): { said: number; cut: string[] } }).words())

const PLANS = rooms.flatMap(({ game }) =>
  (
    [
      ['de', 360, 740],
      ['de', 390, 844],
      ['en', 390, 844],
      ['de', 844, 390],
      ['de', 768, 1024],
      ['de', 1024, 768],
    ] as const
  ).map((look) => [game.id, ...look] as const),
)

test.each(everyDay(PLANS, 0, 12, 19, 28))(
  '%s, %s, %i x %i: sentence, consequence and button are never cut',
  async (game, language, width, height) => {
    const { page, errors } = await browser.open(DOORSTEP, { language, width, height })
    await layTable(page, game, against(2), {}, 7)
    await watchWords(page)
    await touchUntil(page, 7, PLIES)
    const { said, cut } = await wordsOf(page)
    // A busy machine draws fewer of them.
    expect(said).toBeGreaterThan(5)
    expect(cut).toEqual([])
    expect(errors).toEqual([])
  },
)

/** What of these lies outside of the screen, or of the panel that scrolls it. */
const hidden = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((selector) => {
    const found = [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility())
    if (found.length === 0) return ['nothing of it is there']
    return found.flatMap((each) => {
      const box = each.getBoundingClientRect()
      for (let around = each.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around)
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const room = around.getBoundingClientRect()
        if (
          box.left < room.left - 5 ||
          box.right > room.right + 5 ||
          box.top < room.top - 5 ||
          box.bottom > room.bottom + 5
        )
          return [each.textContent!]
      }
      return []
    })
  }, selector)

const SMALL = { width: 360, height: 740, language: 'de' } as const

test('Das Vermächtnis: whoever may take a collection card sees that it can be left', async () => {
  const { page } = await browser.open(DOORSTEP, SMALL)
  await layTable(page, 'vermaechtnis', against(3), {}, 5)
  const decline = '[data-tokens="type=declineCollection"][data-state="offered"]'
  await playUntilSeen(page, decline)
  // A phone may first turn to the panel in which it lies.
  await expect.poll(() => hidden(page, decline)).toEqual([])
})

test.each(everyDay(['vermaechtnis', 'raja', 'cards-karma'] as const, 0))(
  '%s: at the end the way on is in sight',
  async (game) => {
    const { page } = await browser.open(DOORSTEP, SMALL)
    await layTable(page, game, against(3), {}, 5)
    await touchUntil(page, 1)
    const onward = page.getByRole('button', { name: /Weiter|Zum Ergebnis/ })
    while (await onward.count()) await onward.click()
    await page.locator('[data-over]').waitFor()
    expect(await hidden(page, '[data-over] > :last-child > button')).toEqual([])
  },
)

test.each(everyDay([SMALL, { ...SMALL, width: 390, height: 844 }], 0))(
  'Raja: all that is open in a turn is in sight above the map, %o',
  async (look) => {
    const { page } = await browser.open(DOORSTEP, look)
    await layTable(page, 'raja', against(4), {}, 5)
    const open = 'main [data-note="turn"] [data-tokens]'
    await playUntilSeen(page, `${open}[data-state="offered"]`)
    for (let ply = 0; ply < 5; ply++) {
      expect(await hidden(page, open)).toEqual([])
      await playUntilSeen(page, `${open}[data-state="offered"]`, ply)
    }
  },
)

const TABLETS = [
  { width: 1024, height: 768, language: 'de' },
  { width: 768, height: 1024, language: 'de' },
] as const

test.each(everyDay(TABLETS, 0))(
  'Das Vermächtnis on a tablet: all of market, collections and hand, %o',
  async (look) => {
    const { page } = await browser.open(DOORSTEP, look)
    await layTable(page, 'vermaechtnis', against(3), {}, 5)
    await touchUntil(page, 1, 30)
    for (const all of ['main li', '[data-note="collections"] [data-tokens]', '[data-look^="kind:"]'])
      expect(await hidden(page, all), all).toEqual([])
  },
)

test.each(everyDay(TABLETS, 0))(
  'Taj Mahal on a tablet: the contests and the price of leaving, %o',
  async (look) => {
    const { page } = await browser.open(DOORSTEP, look)
    await layTable(page, 'taj-mahal', against(4), {}, 5)
    const leave = '[data-note="leave"]'
    await playUntilSeen(page, `${leave} [data-state="offered"]`)
    await touchUntil(page, 1, 12)
    await playUntilSeen(page, `${leave} [data-state="offered"]`)
    expect(
      await hidden(
        page,
        '[data-note="contests"] li, [data-note="leave"], [data-note="specials"] > :last-child > *',
      ),
    ).toEqual([])
  },
)

test.each(everyDay(TABLETS, 0))(
  "Cards & Karma on a tablet: all of the own rows, and a row's words, %o",
  async (look) => {
    const { page } = await browser.open(DOORSTEP, look)
    await layTable(page, 'cards-karma', against(3), {}, 5)
    await touchUntil(page, 1, 40)
    const rows = ['buildings', 'goods', 'ships'].map((row) => `[data-panel="side"] [data-note="${row}"]`)
    expect(await hidden(page, rows.join())).toEqual([])
  },
)

test.each(everyDay(TABLETS, 1))(
  'Raja on a tablet: characters and the account of a city are seen whole, %o',
  async (look) => {
    const { page } = await browser.open(DOORSTEP, look)
    await layTable(page, 'raja', against(4), {}, 5)
    const characters = '[data-panel="side"] [data-note="court"] li'
    expect(await hidden(page, characters)).toEqual([])
    await touchUntil(page, 1, 140)
    await playUntilSeen(page, '[data-note="turn"] [data-state="offered"]')
    expect(await hidden(page, characters)).toEqual([])
    const account = 'main [data-note="ledger"]'
    const cities = page.locator('[data-realm] [data-look^="junction:"]:not([data-look="junction:S"])')
    let paid = 0
    for (let n = 0; n < (await cities.count()); n++) {
      await cities.nth(n).evaluate((city: HTMLElement) => {
        city.focus()
        city.click()
      })
      paid = Math.max(paid, await page.locator(`${account} li`).count())
      expect(await hidden(page, `${account} :is(li, li b, h3, p > svg)`)).toEqual([])
      // Coins keep the size at which their figures are read.
      expect(
        await page
          .locator(`${account} p > svg`)
          .evaluateAll((all) => Math.min(...all.map((coin) => coin.clientWidth))),
      ).toBeGreaterThanOrEqual(22)
    }
    expect(paid).toBeGreaterThan(1)
  },
)
