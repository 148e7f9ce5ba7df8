/** Five people at court, each with a clock: on a phone all of them are in sight, with their time. */
import { expect, test } from 'vitest'
import { arrive, courtDealing, deviceAt, openTable, TABLE_FOR_TWO_AND_A_BOT } from './court-guests.ts'
import { everyDay, PHONE } from './visitor.ts'

const NAMES = ['Anna', 'Ben', 'Cleo', 'Dara', 'Emil']

const PACES = [
  { kind: 'live', minutes: 20, increment: 10 },
  { kind: 'slow', days: 3 },
] as const

test.each(everyDay(PACES, 0))('%o', async (pace) => {
  const house = await courtDealing(1)
  const people = await Promise.all(NAMES.map((name) => arrive(house, name)))
  const { arrangement } = TABLE_FOR_TWO_AND_A_BOT('taj-mahal')
  const { table } = await openTable(house, people[0]!, {
    arrangement: { ...arrangement, pace, start: 'ready' },
    seats: [{ kind: 'me' }, ...NAMES.slice(1).map(() => ({ kind: 'open' as const }))],
  })
  const devices: Awaited<ReturnType<typeof deviceAt>>[] = []
  for (const [n, of] of people.entries()) {
    const device = await deviceAt(house, { ...PHONE, of, language: 'de' })
    await device.go(`/t/${table}?${n > 0 ? 'sit&' : ''}ready`)
    devices.push(device)
  }
  const { page } = devices[0]!
  await page.waitForSelector('aside li > span > span')
  // Whoever is asked reads so above the prompt, with their time; the others read who it is, in its place.
  const strip = '[data-telling] > [role="alert"]'
  const flags = () => Promise.all(devices.map(({ page }) => page.locator(strip).count()))
  await expect.poll(async () => (await flags()).filter((n) => n > 0).length, { timeout: 10_000 }).toBe(1)
  const asked = (await flags()).indexOf(1)
  for (const [n, { page }] of devices.entries()) {
    const [who, text] =
      n === asked
        ? [page.locator(strip), /^Du bist drannoch \d/]
        : [page.locator(`[data-turn-of="${asked}"]`), new RegExp(`^.*${NAMES[asked]} denkt nachnoch \\d`)]
    expect(await who.textContent()).toMatch(text)
  }
  for (const [width, height] of [
    [390, 844],
    [360, 740],
    [844, 390],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height })
    const seats = await page.evaluate(() =>
      [...document.querySelectorAll('aside li')].map((seat) => ({
        whole:
          seat.getBoundingClientRect().left >= 0 &&
          [...seat.querySelectorAll('*')].every((part) => {
            const { right, bottom } = part.getBoundingClientRect()
            const aside = seat.closest('aside')!.getBoundingClientRect()
            return (
              part.closest('.sr-only') ||
              (right <= Math.min(innerWidth, aside.right) + 1 && bottom <= aside.bottom + 1)
            )
          }),
        time: [...seat.children].some(({ textContent }) => /\d+:\d\d|\d+ (Tag|Std)/.test(textContent)),
      })),
    )
    expect(seats, `${width} x ${height}`).toEqual(NAMES.map(() => ({ whole: true, time: true })))
  }
})
