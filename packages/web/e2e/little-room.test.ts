/** Screens with little room: what is written can be read, what one holds is seen whole. */
import { expect, test } from 'vitest'
import { make } from './raja.ts'
import { against, browserForTests, DOORSTEP, layTable, playUntilSeen, settled } from './visitor.ts'

const browser = browserForTests()

test.each([
  [1280, 720],
  [1024, 768],
])('Raja at %i x %i: names of villages and actions are not too small to be read', async (width, height) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width, height })
  await layTable(page, 'raja', against(3), {}, 5)
  await playUntilSeen(page, '[data-note="disc"] [data-state="offered"]')
  const written = await page.evaluate(() =>
    [...document.querySelectorAll<SVGTextElement>('[data-realm] text, [data-note="disc"] text')]
      .filter((text) => /[a-z]{3}/.test(text.textContent!))
      .map(
        (text) =>
          [
            text.textContent!,
            Number.parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM()!.a,
          ] as const,
      ),
  )
  expect(written.length).toBeGreaterThan(30)
  expect(written.filter(([, size]) => size < 10.7)).toEqual([])
  expect(errors).toEqual([])
})

test.each([
  [1280, 720],
  [768, 1024],
])('Taj Mahal at %i x %i: a long hand is seen whole', async (width, height) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width, height })
  await layTable(page, 'taj-mahal', against(4), {}, 5)
  const hand = page.locator('[data-note="hand"] li')
  for (let moves = 0; moves < 60 && (await hand.count()) < 16; moves++) {
    await settled(page)
    const takes = await page.locator('[data-note="supply"] [data-state="offered"]').count()
    await make(page, { type: takes > 0 ? 'take' : 'withdraw' })
  }
  expect(await hand.count()).toBeGreaterThanOrEqual(16)
  const cut = await hand.evaluateAll((cards) => {
    const panel = cards[0]!.closest('[data-panel]') ?? cards[0]!.closest('section')!.parentElement!
    const { bottom, right } = panel.getBoundingClientRect()
    return cards.filter((card) => {
      const box = card.getBoundingClientRect()
      return box.bottom > bottom || box.right > right
    }).length
  })
  expect(cut).toBe(0)
  expect(errors).toEqual([])
})

test.each([
  ['de', 1280, 720],
  ['de', 768, 1024],
  ['en', 1440, 900],
] as const)(
  'arranging a table, %s, %i x %i: no sign lies on words, and who sits there is read',
  async (language, width, height) => {
    const { page, errors } = await browser.open('/new/raja', { language, width, height })
    await page.locator('label[data-preset]').first().waitFor()
    const faults = await page.evaluate(() => {
      const found: string[] = []
      for (const label of document.querySelectorAll('label[data-preset]')) {
        const words = label.querySelector('b')!
        const range = document.createRange()
        range.selectNodeContents(words)
        // The shape that says which of them it is stands at the right, as wide as its padding and 20 pixels.
        const sign =
          label.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(label).paddingRight) - 20
        if (range.getBoundingClientRect().right > sign) found.push(words.textContent!)
      }
      const pen = document.createElement('canvas').getContext('2d')!
      for (const select of document.querySelectorAll('select')) {
        pen.font = getComputedStyle(select).font
        const said = select.selectedOptions[0]!.textContent!
        if (pen.measureText(said).width + 40 > select.clientWidth) found.push(said)
      }
      return found
    })
    expect(faults).toEqual([])
    expect(errors).toEqual([])
  },
)
