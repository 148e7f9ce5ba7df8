/** Pictures of tables at many sizes showed these: something lay on something else, or stood cut. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { layPosition } from './positions.ts'
import { against, browserForTests, DOORSTEP, layTable, PHONE, playUntilSeen, type Visit } from './visitor.ts'

const browser = browserForTests()
const at = async (visit: Visit): Promise<Page> => (await browser.open('/', visit)).page

const bitsOf = (bits: number): number => bits.toString(2).replaceAll('0', '').length

describe('Das Vermächtnis', () => {
  interface State {
    readonly antiques: readonly number[]
    readonly collections: readonly number[]
    readonly coins: number
  }
  const lay = (page: Page, players: number, fits: (s: State, rule: string | null) => boolean) =>
    layPosition<State>(page, 'vermaechtnis', players, fits)
  const pile = ({ antiques }: State): number => Math.max(...antiques.slice(0, 6).map(bitsOf))

  test('on a phone the head of the collections lies on none of them', async () => {
    const page = await at({ ...PHONE, language: 'de' })
    await lay(page, 4, (_, rule) => rule === 'action')
    await page.locator('nav > button[data-opens="side"]').click()
    const cards = page.locator('[data-note="collections"] [data-tokens^="card="]')
    expect(await cards.count()).toBe(15)
    const hidden = await cards.evaluateAll((all) =>
      all.flatMap((card) => {
        const { left, top, width } = card.getBoundingClientRect()
        return card.contains(document.elementFromPoint(left + width / 2, top + 2)) ? [] : [card.textContent]
      }),
    )
    expect(hidden).toEqual([])
  })

  test('beside many collection cards no word is cut', async () => {
    const page = await at({ language: 'de' })
    await lay(page, 2, ({ collections }) => collections.some((cards) => bitsOf(cards) > 4))
    const cut = await page.locator('li[data-look^="seat:"] li').evaluateAll((all) =>
      all.flatMap((each) =>
        // What is there for those who listen is a pixel wide.
        each.clientWidth > 1 && each.scrollWidth > each.clientWidth ? [each.textContent] : [],
      ),
    )
    expect(cut).toEqual([])
  })

  test.each([
    [1024, 768],
    [768, 1024],
    [844, 390],
  ])('%i x %i: of every card in a pile its band is seen, and the name below it', async (width, height) => {
    const page = await at({ width, height, language: 'de' })
    await lay(page, 2, (s, rule) => rule === 'action' && pile(s) > 2)
    const faults = await page.locator('[data-note="hand"] li:not([data-empty])').evaluateAll((piles) =>
      piles.flatMap((pile) => {
        const boxes = [...pile.firstElementChild!.children].map((card) => card.getBoundingClientRect())
        const name = pile.lastElementChild!.getBoundingClientRect()
        const bands = boxes.slice(1).map(({ top }, i) => (top - boxes[i]!.top) / boxes[i]!.width)
        const room = pile.closest('section')!.getBoundingClientRect().bottom
        const above = name.top - boxes.at(-1)!.bottom
        return [
          ...bands.filter((band) => band < 0.33).map((band) => `${pile.textContent}: a band of ${band}`),
          ...(above < -1 || above > 60 ? [`${pile.textContent}: ${above} above its name`] : []),
          ...(name.bottom > room + 1 ? [`${pile.textContent}: its name ends below the edge`] : []),
        ]
      }),
    )
    expect(faults).toEqual([])
  })

  test.each([PHONE, { width: 360, height: 740 }])(
    '%o: the flag with the price keeps off what may be ringed beside it',
    async (size) => {
      const page = await at({ ...size, language: 'de' })
      await lay(page, 4, ({ coins }, rule) => rule === 'action' && coins === 3)
      const over = await page.locator('[data-note="trade"] li:has(> span)').evaluate((place) => {
        const flag = place.querySelector('span')!.getBoundingClientRect()
        const RING = 6
        return [place.previousElementSibling!, place.nextElementSibling!].map((beside) => {
          const { left, right } = beside.querySelector('[data-framed]')!.getBoundingClientRect()
          return Math.min(flag.right, right + RING) - Math.max(flag.left, left - RING) > 0
        })
      })
      expect(over).toEqual([false, false])
    },
  )
})

describe('Warehouse 51', () => {
  interface State {
    readonly leader: number
    readonly highest: number
    readonly cards: readonly number[]
  }
  const lay = (page: Page, players: number, fits: (s: State, rule: string | null) => boolean) =>
    layPosition<State>(page, 'warehouse-51', players, fits)
  const isOpen = ({ leader, highest }: State, rule: string | null) =>
    rule === 'openAuction' && leader === 3 && highest > 3

  test.each([PHONE, { width: 360, height: 740 }])(
    '%o: who chooses whom to pay reads what each has bid',
    async (size) => {
      const page = await at({ ...size, language: 'de' })
      await lay(page, 3, (_, rule) => rule === 'choosePayee')
      const over = await page.locator('[data-part="plaque"]').evaluateAll((plaques) =>
        plaques.flatMap((plaque) => {
          const figure = plaque.querySelector('strong')!.getBoundingClientRect()
          const worth = plaque.querySelector('[data-sign]')?.getBoundingClientRect()
          return worth && worth.right > figure.left + 1 ? [plaque.textContent] : []
        }),
      )
      expect(over).toEqual([])
    },
  )

  test.each([{ width: 1440, height: 900 }, PHONE, { width: 360, height: 740 }])(
    '%o: the gold on a plaque lies within it and on no word, and whom its bidder pays is read',
    async (size) => {
      const page = await at({ ...size, language: 'de' })
      await lay(page, 5, isOpen)
      const faults = await page.evaluate(() => {
        const box = (element: Element) => element.getBoundingClientRect()
        const meet = (a: DOMRect, b: DOMRect) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
        const gold = document.querySelector('[data-part="plaque"] > span')!
        const plaque = gold.parentElement!
        const words = [...plaque.querySelectorAll('button strong, button b, button span > span')].filter(
          (each) => each.checkVisibility() && each.childElementCount === 0 && each.textContent,
        )
        const said = words.map((each) => {
          const range = document.createRange()
          range.selectNodeContents(each)
          const { left, top, width, height } = range.getBoundingClientRect()
          // The letters themselves: a line of them is twice as high.
          return new DOMRect(left, top + height / 4, width, height / 2)
        })
        const [lies, face] = [box(gold), box(plaque)]
        const paid = [...document.querySelectorAll('[data-direction] > span')].filter((each) =>
          each.checkVisibility(),
        )
        return [
          ...(lies.bottom > face.bottom || lies.right > face.right
            ? ['the gold lies beyond its plaque']
            : []),
          ...said.flatMap((each, i) =>
            meet(each, lies) ? [`the gold lies on ${words[i]!.textContent}`] : [],
          ),
          ...paid.flatMap((each) => {
            const { left, width, bottom } = box(each)
            const on = document.elementFromPoint(left + width / 2, bottom - 3)
            return each.contains(on) ? [] : [`${each.textContent} lies under something`]
          }),
        ]
      })
      expect(faults).toEqual([])
    },
  )

  test.each([
    [1024, 768],
    [768, 1024],
  ])('%i x %i: signs keep their size, and words are whole or not there', async (width, height) => {
    const page = await at({ width, height, language: 'de' })
    await lay(page, 5, (s, rule) => isOpen(s, rule) && s.cards[0]! > 0)
    const signs = await page
      .locator('[data-note="hand"] h2 svg')
      .evaluateAll((all) => all.map((sign) => sign.getBoundingClientRect().width))
    expect(Math.min(...signs)).toBeGreaterThan(14)
    const cut = await page
      .locator('[data-note="majorities"] small')
      .evaluateAll((all) =>
        all.flatMap((each) => (each.scrollWidth > each.clientWidth + 1 ? [each.textContent] : [])),
      )
    expect(cut).toEqual([])
  })

  test('on the lowest phone a bid shows its ingot whole', async () => {
    const page = await at({ width: 360, height: 740, language: 'de' })
    await lay(page, 5, isOpen)
    const cut = await page
      .locator('[data-note="desk"] [data-tokens*="type=bid"] svg')
      .evaluateAll((all) =>
        all.filter(
          (ingot) =>
            ingot.getBoundingClientRect().top < ingot.closest('button')!.getBoundingClientRect().top + 2,
        ),
      )
    expect(cut.length).toBe(0)
  })

  test.each([
    [360, 740],
    [844, 390],
  ])('%i x %i: a hand of eight places is in sight', async (width, height) => {
    const page = await at({ width, height, language: 'de' })
    // Seven antiquities, and the place of a kind that is missing.
    const KINDS = [0xff, 0x7f << 8, 0x3f << 15, 0x1f << 21]
    const none = (cards: number) => KINDS.filter((kind) => (cards & kind) === 0).length
    await lay(page, 3, ({ cards: [own] }, rule) => {
      return rule === 'openAuction' && bitsOf(own!) === 7 && none(own!) === 1
    })
    const places = page.locator('[data-note="hand"] section > div > *')
    expect(await places.count()).toBe(8)
    const right = await places.evaluateAll((all) =>
      Math.max(...all.map((each) => each.getBoundingClientRect().right)),
    )
    expect(right).toBeLessThanOrEqual(width)
  })

  test('the result of five stands in its columns on a phone', async () => {
    const page = await at({ ...PHONE, language: 'de' })
    await lay(page, 5, (_, rule) => rule === null)
    for (let step = 0; step < 60 && !(await page.locator('[data-over]').count()); step++)
      await page.evaluate(() => {
        const inside = document.querySelectorAll<HTMLElement>('[role="dialog"] section button:enabled')
        ;[...inside].at(-1)?.click()
      })
    const beyond = await page
      .locator('[data-over] td small')
      .evaluateAll((all) =>
        all.flatMap((each) => (each.scrollWidth > each.clientWidth + 1 ? [each.textContent] : [])),
      )
    expect(beyond).toEqual([])
  })
})

test('Cards & Karma on a phone: ways to pay end before the ring of what helps to pay', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'cards-karma', against(2), {}, 5)
  const helper = '[data-note="helpers"] button[data-state="offered"]'
  await playUntilSeen(page, helper)
  const apart = await page
    .locator(helper)
    .first()
    .evaluate((button) => {
      const helpers = button.closest('[data-note="helpers"]')!
      const row = helpers.previousElementSibling!.getBoundingClientRect()
      return button.getBoundingClientRect().left - row.right
    })
  expect(apart).toBeGreaterThanOrEqual(6)
})
