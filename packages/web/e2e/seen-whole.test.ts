/** Pictures of tables at many sizes showed these: something lay on something else, or stood cut. */
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { layPosition } from './positions.ts'
import { browserForTests, PHONE, type Visit } from './visitor.ts'

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
