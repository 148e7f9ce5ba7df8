/** A finger on the glass of a phone: down, a moment, up, through the browser's own protocol. */
import type { CDPSession, Locator, Page } from 'playwright-core'
import type { Point } from './in-the-page.ts'

/** How long a finger lies on the glass. A tap of no length would hide what moves away under it. */
export const TAP_MS = 90

const tracked = new WeakMap<Page, Promise<CDPSession>>()
const glassOf = (page: Page): Promise<CDPSession> => {
  const glass = tracked.get(page) ?? page.context().newCDPSession(page)
  tracked.set(page, glass)
  return glass
}

/** Down, a moment, up; `meanwhile` looks around while the finger is down. */
export const finger = (page: Page, spot: Point, meanwhile?: () => Promise<void>): Promise<void> =>
  press(page, spot, TAP_MS, meanwhile)

/**
 * The same for as long as is said: by the glass's own clock, as of a phone that is slow to hear of it, so that a busy
 * machine cannot make a long press of a tap.
 */
export async function press(
  page: Page,
  { x, y }: Point,
  ms: number,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const session = await glassOf(page)
  const timestamp = Date.now() / 1000
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }], timestamp })
  await page.waitForTimeout(ms)
  await meanwhile?.()
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchEnd',
    touchPoints: [],
    timestamp: timestamp + ms / 1000,
  })
}

/** A finger on something, wherever one has to scroll for it. */
export async function tap(page: Page, thing: Locator): Promise<void> {
  await thing.scrollIntoViewIfNeeded()
  const spot = await thing.evaluate((element) => window.visitor.free(element))
  if (!spot) throw new Error(`nothing of it is to be seen: ${thing}`)
  await finger(page, spot)
}

/** A finger that draws something along. */
export async function drag(page: Page, from: Point, to: Point): Promise<void> {
  const session = await glassOf(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [from])
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', [{ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }])
  await page.waitForTimeout(TAP_MS)
  await send('touchEnd', [])
}
