/** What is drawn on the two maps: told apart by more than a colour, and no ring on a name that one has to read. */
import { expect, test } from 'vitest'
import {
  against,
  browserForTests,
  DOORSTEP,
  layTable,
  PHONE,
  playUntilSeen,
  settled,
  touchUntil,
} from './visitor.ts'

const browser = browserForTests()

test('Raja: every city bears the crest that stands for it on the track', async () => {
  const { page, errors } = await browser.open(DOORSTEP)
  await layTable(page, 'raja', against(1), {}, 5)
  await settled(page)
  const pairs = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-crest]')].map(({ dataset }) => {
      const drawn = (all: Iterable<Element>) => [...all].map((path) => path.getAttribute('d')!)
      const track = document.querySelector(`[data-piece="crest:${dataset.crest}"] svg`)!
      const city = document.querySelector(`[data-city="${dataset.crest}"]`)!
      // What is drawn on the shield is its last path.
      const sign = drawn(track.querySelectorAll('path')).at(-1)!
      return { sign, atTheCity: drawn(city.querySelectorAll('path')).includes(sign) }
    }),
  )
  expect(pairs.length).toBe(7)
  expect(pairs.filter(({ atTheCity }) => !atTheCity)).toEqual([])
  // No two bear the same.
  expect(new Set(pairs.map(({ sign }) => sign)).size).toBe(7)
  expect(errors).toEqual([])
})

test('Raja: between a wall and the ring of a city that may be touched lies paper', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'raja', against(1), {}, 5)
  await playUntilSeen(page, '[data-city][data-lit="offered"]')
  const rings = await page.evaluate(() =>
    [...document.querySelectorAll('[data-city][data-lit="offered"]')].map((city) => {
      const wide = [...city.querySelectorAll('path')]
        .map((path) => getComputedStyle(path))
        .filter(({ stroke, strokeWidth }) => stroke !== 'none' && Number.parseFloat(strokeWidth) > 4)
        .map(({ stroke, strokeWidth }) => [stroke, Number.parseFloat(strokeWidth)] as const)
      return wide
    }),
  )
  expect(rings.length).toBeGreaterThan(0)
  for (const [ring, paper, ...others] of rings) {
    expect(others).toEqual([])
    expect(ring![1]).toBeGreaterThan(paper![1] + 6)
    expect(ring![0]).not.toBe(paper![0])
  }
})

test('Raja: the field of a large palace is larger, and ringed by a crown of its own', async () => {
  const { page } = await browser.open(DOORSTEP)
  await layTable(page, 'raja', against(1), {}, 5)
  await settled(page)
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll('[data-city="D"] [data-field]')].map((field) => ({
      wide: field.getBoundingClientRect().width,
      shapes: [...field.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(),
    })),
  )
  const [large, ...small] = fields
  expect(small).toHaveLength(6)
  expect(large!.wide).toBeGreaterThan(1.4 * Math.max(...small.map(({ wide }) => wide)))
  expect(small.map(({ shapes }) => shapes)).not.toContain(large!.shapes)
})

test.each([PHONE, { width: 1440, height: 900 }])(
  'Taj Mahal: where one chooses among cities no ring lies on a name, %o',
  async (size) => {
    const { page } = await browser.open(DOORSTEP, { ...size, language: 'de' })
    await layTable(page, 'taj-mahal', against(3), {}, 5)
    await touchUntil(page, 1, 20)
    await playUntilSeen(page, '[data-tokens^="city="][data-state="offered"]')
    const crossed = await page.evaluate(() => {
      const rings = [...document.querySelectorAll('main svg circle[class*="open"]')]
        .map((ring) => ring.getBoundingClientRect())
        .map(({ left, top, width }) => ({ x: left + width / 2, y: top + width / 2, r: width / 2 }))
      const found: string[] = []
      for (const name of document.querySelectorAll('main svg text[data-kind="live"]')) {
        const { left, right, top, bottom } = name.getBoundingClientRect()
        // Letters stand within their line.
        const [above, below] = [top + (bottom - top) * 0.2, bottom - (bottom - top) * 0.2]
        for (const { x, y, r } of rings) {
          const near = Math.hypot(
            x - Math.max(left, Math.min(x, right)),
            y - Math.max(above, Math.min(y, below)),
          )
          if (near < r) found.push(name.textContent!)
        }
      }
      return { rings: rings.length, found }
    })
    expect(crossed.rings).toBeGreaterThan(0)
    expect(crossed.found).toEqual([])
  },
)
