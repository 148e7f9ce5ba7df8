/** From one question to the next, on a wide screen: what lies on the table keeps its place, and words keep to their row. */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  everyDay,
  layTable,
  plyOf,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()
const LOOK = { language: 'de', width: 1440, height: 900 } as const
const QUESTIONS = 9
const APART = 2
/** Of a game that is watched without a pause. */
const PLIES = 70

/** What `look` sees at one question after the other. */
async function atQuestions<T>(page: Page, look: () => T): Promise<T[]> {
  const seen: T[] = []
  for (let asked = 0; asked < QUESTIONS; asked++) {
    if ((await settled(page)) !== 'asked') break
    seen.push((await page.evaluate(look)) as T)
    await touchUntil(page, asked + 1, (await plyOf(page)) + APART)
  }
  expect(seen.length).toBeGreaterThan(5)
  return seen
}

test('Das Vermächtnis: the market stands still, whatever is sold and whatever a card would complete', async () => {
  const { page, errors } = await browser.open(DOORSTEP, LOOK)
  await layTable(page, 'vermaechtnis', against(3), {}, 1)
  const seen = await atQuestions(page, () => {
    const tops = ['days', 'offer', 'trade'].map(
      (part) => document.querySelector(`[data-note="${part}"]`)!.getBoundingClientRect().top,
    )
    const board = document.querySelector('[data-note="trade"]')!.closest('section')!
    return `${tops.map(Math.round).join(' ')}, ${board.scrollHeight - board.clientHeight} cut off`
  })
  expect([...new Set(seen)]).toEqual([expect.stringMatching(/, 0 cut off$/)])
  expect(errors).toEqual([])
})

test('Warehouse 51: no seat grows, neither with what it wins nor with what is bid', async () => {
  const { page, errors } = await browser.open(DOORSTEP, LOOK)
  await layTable(page, 'warehouse-51', against(3), {}, 1)
  const seen = await atQuestions(page, () =>
    [...document.querySelectorAll<HTMLElement>('[data-note^="seat-"]')].map((seat) => seat.offsetHeight),
  )
  for (const seat of seen[0]!.keys())
    expect(new Set(seen.map((heights) => heights[seat])).size, `seat ${seat}`).toBe(1)
  expect(errors).toEqual([])
})

test('Warehouse 51: the whole purse of the first auction is in sight', async () => {
  const { page, errors } = await browser.open(DOORSTEP, LOOK)
  const chip = '[data-part="desk"] [data-tokens="type=sealBid&amount=10"]'
  // The first that begins with fists, ten ingots in each purse.
  for (let seed = 1; seed === 1 || (await page.locator(chip).count()) === 0; seed++) {
    expect(seed).toBeLessThan(12)
    await layTable(page, 'warehouse-51', against(2), {}, seed)
    expect(await settled(page)).toBe('asked')
  }
  const hidden = await page.locator(chip).evaluate(({ parentElement }) => {
    const { scrollWidth, clientWidth } = parentElement!
    return scrollWidth - clientWidth
  })
  expect(hidden).toBe(0)
  expect(errors).toEqual([])
})

test('Taj Mahal: what is said of a contest keeps to its row', async () => {
  const { page, errors } = await browser.open(DOORSTEP, LOOK)
  await layTable(page, 'taj-mahal', against(4), {}, 1)
  const seen = await atQuestions(page, () =>
    [...document.querySelectorAll<HTMLElement>('[data-note^="contest-"]')].flatMap((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return [...row.querySelectorAll('[class*="say"], [class*="tallies"]')]
        .filter((part) => {
          const box = part.getBoundingClientRect()
          return box.top < top - 1 || box.bottom > bottom + 1
        })
        .map((part) => part.textContent)
    }),
  )
  expect(seen.flat()).toEqual([])
  expect(errors).toEqual([])
})

/** Every table with four, and with as many as it takes; every game at both sizes. */
const CALM = rooms.flatMap(({ game }) =>
  [
    [3, 1440, 900],
    [game.seats.at(-1)! - 1, 1280, 720],
  ].map(([others, width, height]) => [game.id, others!, width!, height!] as const),
)

test.each(everyDay(CALM, 5, 6))(
  '%s against %i, %i x %i: no panel changes its box, whatever is won, played or thought about',
  async (game, others, width, height) => {
    const { page, errors } = await browser.open(DOORSTEP, { language: 'de', width, height })
    await layTable(page, game, against(others), {}, 5)
    expect(await settled(page)).toBe('asked')
    await page.evaluate(() => {
      const boxes: Record<string, string[]> = {}
      Object.assign(window, { boxes })
      // The switch of the log too: it stands below everything that could grow.
      const PANELS = 'main, [data-panel], section[data-asked], [data-panel="log"] button[aria-pressed]'
      const look = () => {
        for (const panel of document.querySelectorAll<HTMLElement>(PANELS)) {
          const { top, height } = panel.getBoundingClientRect()
          const box = `${Math.round(top)} to ${Math.round(top + height)}`
          const name = `${panel.tagName} ${panel.dataset.panel ?? ''}`
          boxes[name] = [...new Set([...(boxes[name] ?? []), box])]
        }
      }
      // Whoever is on turn: with every move, and at every question.
      window.visitor.onSettled = look
      new MutationObserver(look).observe(document.body, { subtree: true, attributeFilter: ['data-ply'] })
    })
    await touchUntil(page, 5, PLIES)
    const boxes = await page.evaluate(() => (window as unknown as { boxes: Record<string, string[]> }).boxes)
    expect(Object.keys(boxes)).toContain('DIV log')
    expect(Object.entries(boxes).filter(([, seen]) => seen.length > 1)).toEqual([])
    expect(errors).toEqual([])
  },
)
