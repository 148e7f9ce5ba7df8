/**
 * On a phone nothing that is asked or told stands cut at an edge, and what one has, or the others, is in sight. Each was
 * seen by a player once.
 */
import { soaking } from '@durbar/room/testing'
import { expect, test } from 'vitest'
import {
  against,
  bot,
  browserForTests,
  clickUntil,
  DOORSTEP,
  layTable,
  mainButton,
  PHONE,
  playUntilSeen,
  plyOf,
  settled,
  tap,
} from './visitor.ts'

const browser = browserForTests()
/** What one of them shows every day, a soak shows in both. */
const LANGUAGES = soaking ? (['de', 'en'] as const) : (['de'] as const)

test.each(LANGUAGES)(
  'Raja, %s: all characters that can be chosen are in sight, and the chosen one says what it does',
  async (language) => {
    const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language, confirm: true })
    await layTable(page, 'raja', against(2), {}, 5)
    const card = 'main [data-tokens^="card="][data-state="offered"]'
    await playUntilSeen(page, card)
    const faults = await page.evaluate((card) => {
      const strip = document.querySelector(card)!.closest('ul')!
      const found = strip.scrollWidth > strip.clientWidth + 1 ? ['the strip goes on'] : []
      for (const each of strip.querySelectorAll('li')) {
        const { left, right } = each.getBoundingClientRect()
        if (left < 0 || right > innerWidth) found.push(`${each.textContent} is cut`)
        const words = each.querySelector('b')!
        if (words.scrollWidth > words.clientWidth + 1) found.push(`"${words.textContent}" is cut`)
      }
      return found
    }, card)
    expect(faults).toEqual([])
    await tap(page, page.locator(card).nth(1))
    const name = (await page.locator('main [data-tokens^="card="][data-state="chosen"]').ariaSnapshot())!
    const ability = /: ([^"]+)"/.exec(name)![1]!.trim()
    const sentence = new RegExp(`^${ability}\\.$`, 'i')
    await page.getByText(sentence).filter({ visible: true }).waitFor()
    expect(errors).toEqual([])
  },
)

test('Raja: seats stand in the order of play, on a phone and on a desktop', async () => {
  const { page } = await browser.open(DOORSTEP, PHONE)
  await layTable(page, 'raja', against(3), {}, 5)
  await playUntilSeen(page, '[data-note="disc"] [data-state="offered"]')
  const seats = (list: string) =>
    page.evaluate(
      (list) => [...document.querySelectorAll<HTMLElement>(list)].map(({ dataset }) => dataset.place),
      list,
    )
  const numbers = await page.locator('aside li > b + span').allTextContents()
  expect(numbers).toHaveLength(4)
  expect(numbers).toEqual(numbers.toSorted())
  const chips = await seats('aside li')
  expect(chips).toEqual(await seats('[data-panel="seats"] li[data-place]'))
  expect(chips).not.toEqual(chips.toSorted())
})

test('Raja: between the columns of an account on a phone is a gap', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'raja', against(2), {}, 5)
  await settled(page)
  await tap(page, page.locator('[data-realm] [data-look="junction:D"][data-tokens]'))
  const gap = await page.locator('[data-pinned] [data-note="ledger"]').evaluate((ledger) => {
    const [head, account] = [ledger.querySelector('h3')!, ledger.querySelector('h3 ~ div')!]
    return account.getBoundingClientRect().left - head.getBoundingClientRect().right
  })
  expect(gap).toBeGreaterThanOrEqual(12)
})

test.each([
  ['de', 'Platz für'],
  ['en', 'room for'],
] as const)('Cards & Karma, %s: what one has and what fits is one line in sight', async (language, fits) => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language })
  await layTable(page, 'cards-karma', against(2), {}, 5)
  await playUntilSeen(page, 'main [data-state="offered"]')
  const line = page.locator('[data-part="state"]')
  expect(await line.locator('li').count()).toBe(5)
  const { x, y, width, height } = (await line.boundingBox())!
  expect(height).toBeLessThan(30)
  expect([x >= 0, x + width <= PHONE.width, y + height <= PHONE.height]).toEqual([true, true, true])
  const told = line.getByText(fits)
  const box = (await told.boundingBox())!
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE.width)
  expect(box.height).toBeLessThan(24)
  // Five dice lie beside each other; nothing is pushed along.
  const along = await page.evaluate(() => {
    const hand = document.querySelector('[data-note="hand"]')!.closest('section')!
    return hand.scrollWidth - hand.clientWidth
  })
  expect(along).toBeLessThanOrEqual(1)
})

test.each(LANGUAGES)(
  'Cards & Karma, %s: what a card costs and brings stands in its row, whichever is chosen',
  async (language) => {
    const { page } = await browser.open(DOORSTEP, { ...PHONE, language })
    await layTable(page, 'cards-karma', against(2), {}, 5)
    await playUntilSeen(page, 'main [data-state="offered"]')
    const payable = await page
      .locator('main [data-tokens*="type=buyBuilding"][data-state="offered"]')
      .evaluateAll((cards) => cards.map((card) => (card as HTMLElement).dataset.tokens!))
    expect(payable.length).toBeGreaterThan(2)
    const told = page.locator('[data-note="helpers"]').locator('xpath=../..').locator('> :first-child')
    for (const card of payable) {
      await tap(page, page.locator(`main [data-tokens="${card}"]`))
      const [over, said] = await told.evaluate(
        (row) => [row.scrollWidth - row.clientWidth, row.textContent] as const,
      )
      expect(over, said!).toBeLessThanOrEqual(1)
    }
  },
)

test('Taj Mahal: the chips say how many cards each holds, and who has left steps back', async () => {
  const { page } = await browser.open(DOORSTEP, PHONE)
  await layTable(page, 'taj-mahal', against(4), {}, 5)
  await playUntilSeen(page, 'aside li > [data-out]')
  const chips = await page.evaluate(() =>
    [...document.querySelectorAll('aside li')].map((chip) => {
      const { right } = chip.getBoundingClientRect()
      const size = chip.querySelector('[data-tight]')!
      return {
        whole: size.getBoundingClientRect().right <= right + 0.5 && chip.scrollWidth <= chip.clientWidth + 1,
        cards: /^\d+ cards?/.test(size.ariaLabel ?? ''),
        out: size.hasAttribute('data-out'),
        pale: Number(getComputedStyle(chip.firstElementChild!).opacity) < 1,
      }
    }),
  )
  expect(chips).toHaveLength(5)
  for (const { whole, cards, out, pale } of chips)
    expect([whole, cards, out === pale]).toEqual([true, true, true])
})

test('Cards & Karma: where a chain of gains breaks its line no arrow stands at the edge', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'de' })
  await layTable(page, 'cards-karma', against(2), {}, 5)
  const chain = 'ol:has(> li[data-kind] + li[data-kind])'
  await playUntilSeen(page, chain)
  const arrows = await page.evaluate((chain) => {
    const links = document.querySelector<HTMLElement>(chain)!
    links.style.flexWrap = 'wrap'
    links.style.width = '40px'
    const { left } = links.getBoundingClientRect()
    const clipped = getComputedStyle(links).overflowX !== 'visible'
    return [...links.children].slice(1).map((link) => {
      const arrow = getComputedStyle(link, '::before')
      const at = link.getBoundingClientRect().left + Number.parseFloat(arrow.left)
      return { begins: at < left, seen: arrow.content !== 'none' && at < left && !clipped }
    })
  }, chain)
  expect(arrows.some(({ begins }) => begins)).toBe(true)
  expect(arrows.filter(({ seen }) => seen)).toEqual([])
})

test('Taj Mahal, German: the end of a visit is told within the page, with what it brought', async () => {
  const { page } = await browser.open(DOORSTEP, { ...PHONE, language: 'de', speed: 3 })
  await layTable(page, 'taj-mahal', [bot(1), bot(2), bot(3), bot(4)], {}, 5)
  await page.waitForSelector('[data-plate]')
  const { x, width } = (await page.locator('[data-plate]').boundingBox())!
  expect([x >= 0, x + width <= PHONE.width]).toEqual([true, true])
  const cut = await page.locator('[data-plate] h3').evaluate((title) => {
    const sheet = title.closest('section')!
    return sheet.scrollWidth - sheet.clientWidth
  })
  expect(cut).toBe(0)
})

test('what flies over the edge of a handset leaves the page as wide as it is', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, language: 'de', speed: 2, handset: true })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await layTable(page, 'taj-mahal', against(3), {}, 5)
  await settled(page)
  await page.evaluate(() => {
    const widths = new Set<number>()
    let flights = 0
    Object.assign(window, { seen: () => ({ widths: [...widths], flights }) })
    const look = () => {
      widths.add(innerWidth)
      flights += document.querySelectorAll('[popover]:popover-open').length
      requestAnimationFrame(look)
    }
    look()
  })
  await clickUntil(page, 3, (await plyOf(page)) + 4)
  const seen = await page.evaluate(() =>
    (window as unknown as { seen(): { widths: number[]; flights: number } }).seen(),
  )
  expect(seen.flights).toBeGreaterThan(0)
  expect(seen.widths).toEqual([PHONE.width])
  expect(errors).toEqual([])
})

test('what was bought is seen on its way alone, not at its end as well', async () => {
  const { page, errors } = await browser.open(DOORSTEP, { ...PHONE, speed: 2 })
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await layTable(page, 'vermaechtnis', against(1), {}, 5)
  await settled(page)
  await page.evaluate(() => {
    const seen = { carried: 0, doubled: 0 }
    Object.assign(window, { seen })
    const look = () => {
      for (const carried of document.querySelectorAll('[data-piece][style*="opacity: 0"]')) {
        seen.carried++
        // A fade that has begun is drawn to its end, whatever the page says meanwhile.
        seen.doubled += carried.getAnimations().length
      }
      requestAnimationFrame(look)
    }
    look()
  })
  await tap(page, page.locator('main [data-tokens^="antique="][data-state="offered"]').first())
  await tap(page, mainButton(page))
  const seen = () =>
    page.evaluate(() => (window as unknown as { seen: { carried: number; doubled: number } }).seen)
  await expect.poll(async () => (await seen()).carried).toBeGreaterThan(0)
  expect((await seen()).doubled).toBe(0)
  expect(errors).toEqual([])
})
