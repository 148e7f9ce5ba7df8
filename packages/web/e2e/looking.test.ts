/**
 * Every picture of a card, a tile, a pile or a seat on every table can be looked at: what opens has a heading and a
 * sentence, lies in the window and, on a desk, not over what it tells of. Looking chooses nothing and moves nothing.
 */
import { rooms } from '@durbar/games'
import { soaking } from '@durbar/room/testing'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  everyDay,
  layTable,
  PHONE,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
/** So far into a game: rows, seats and piles have something to show. */
const MIDDLE = 24
/** Of one kind: a map has fifty cities, and they are told of alike. */
const MOST = soaking ? 5 : 1

interface Crawled {
  readonly kinds: readonly string[]
  readonly looked: number
  readonly wrong: readonly string[]
}

/** Looks by the key I at one of each subject that is drawn, and says what is wrong with what opens. */
const crawl = (page: Page, beside: boolean): Promise<Crawled> =>
  page.evaluate(
    async ([beside, most]) => {
      const rest = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
      await document.fonts.ready
      const all = [...document.querySelectorAll<HTMLElement>('[data-ply] [data-look]')]
      const table = () =>
        all.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          return `${element.dataset.state} ${[left, top, width, height].map(Math.round)}`
        })
      const key = (name: string) =>
        document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
      const before = table()
      const ply = document.querySelector<HTMLElement>('[data-ply]')!.dataset.ply
      const wrong: string[] = []
      const kinds = new Map<string, number>()
      const done = new Set<string>()
      const mayFocus = (element: HTMLElement) => element.tabIndex >= 0 || element.hasAttribute('tabindex')
      for (const element of all) {
        const { look = '' } = element.dataset
        const box = element.getBoundingClientRect()
        const seen = box.width > 0 && box.bottom > 0 && box.right > 0
        // Whoever goes by keyboard to the edge of a map takes the map along.
        const map = element.closest('[data-window]')?.getBoundingClientRect()
        const sight = map
          ? { left: map.left + 40, top: map.top + 40, right: map.right - 40, bottom: map.bottom - 40 }
          : { left: -box.width, top: -box.height, right: innerWidth, bottom: innerHeight }
        const within =
          box.top < sight.bottom && box.left < sight.right && box.top > sight.top && box.left > sight.left
        if (done.has(look) || !seen || !within || !element.checkVisibility() || !mayFocus(element)) continue
        const kind = look.split(':')[0]!
        done.add(look)
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
        if (kinds.get(kind)! > most) continue
        element.focus({ preventScroll: true })
        key('i')
        await rest()
        await rest()
        // It comes with its words, and the first look that quotes a rule fetches the rulebook.
        const patience = performance.now() + 5000
        while (!document.querySelector('[data-inspect]') && performance.now() < patience) await rest()
        await rest()
        const leaf = document.querySelector('[data-inspect]')
        const title = leaf?.querySelector('h3')?.textContent ?? ''
        const text = leaf?.querySelector('p')?.textContent ?? ''
        if (!leaf) wrong.push(`${look}: nothing opens`)
        else {
          const { left, top, right, bottom } = leaf.getBoundingClientRect()
          if (!title || !/\S \S.*[.…]/.test(text)) wrong.push(`${look}: ${title}: ${text}`)
          if (left < 0 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
            wrong.push(`${look}: out of the window: ${[left, top, right, bottom]}`)
          const across = Math.min(right, box.right) - Math.max(left, box.left)
          const along = Math.min(bottom, box.bottom) - Math.max(top, box.top)
          if (beside && across > 1 && along > 1) wrong.push(`${look}: covered by its look`)
        }
        key('Escape')
        await rest()
      }
      for (const { dataset } of all)
        if (dataset.look && !done.has(dataset.look))
          if (all.every((each) => each.dataset.look !== dataset.look || !mayFocus(each)))
            wrong.push(`${dataset.look}: no key reaches it`)
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      await rest()
      for (const [i, box] of table().entries())
        if (box !== before[i]) wrong.push(`${all[i]!.dataset.look} has moved: ${before[i]} to ${box}`)
      if (document.querySelector<HTMLElement>('[data-ply]')!.dataset.ply !== ply)
        wrong.push('a move was made')
      return { kinds: [...kinds.keys()], looked: done.size, wrong: [...new Set(wrong)] }
    },
    [beside, MOST] as const,
  )

const KINDS: Readonly<Record<string, number>> = {
  vermaechtnis: 7,
  'warehouse-51': 6,
  'taj-mahal': 6,
  'cards-karma': 7,
  raja: 7,
}

/** Nobody else chooses meanwhile: where all choose at once a bot that took its time would count as a move. */
async function asked(page: Page): Promise<void> {
  await settled(page)
  await page.locator('li[data-awaited]:not([data-own])').first().waitFor({ state: 'detached' })
}

test.each(
  everyDay(
    rooms.map(({ game }) => game.id),
    1,
    2,
    4,
  ),
)('%s: everything in sight tells of itself', async (game) => {
  const { page, errors } = await browser.open(DOORSTEP, { language: 'en' })
  await layTable(page, game, against(2), {}, 7)
  await asked(page)
  const start = await crawl(page, true)
  expect(start.wrong).toEqual([])
  await touchUntil(page, 3, MIDDLE)
  await asked(page)
  const middle = await crawl(page, true)
  expect(middle.wrong).toEqual([])
  expect(new Set([...start.kinds, ...middle.kinds]).size).toBeGreaterThanOrEqual(KINDS[game]!)
  // A pointer that rests sees the same.
  const pile = page.locator('[data-ply] [data-look]:not([data-tokens]):visible').nth(2)
  await pile.hover({ force: true })
  await page.locator('[data-inspect][data-passing]').waitFor()
  await page.mouse.move(2, 2)
  await page.locator('[data-inspect]').waitFor({ state: 'detached' })
  await page.setViewportSize(PHONE)
  await page.waitForTimeout(300)
  const phone = await crawl(page, false)
  expect(phone.wrong).toEqual([])
  expect(phone.looked).toBeGreaterThan(5)
  expect(errors).toEqual([])
})
