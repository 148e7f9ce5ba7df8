/** The same person with a keyboard and nothing else. */
import type { Page } from 'playwright-core'
import { plyOf } from './visitor.ts'

const AT_ONCE = 12
const MOST_PRESSES = 40_000
/** So many dozens, and nothing that can be done had the focus. */
const ENOUGH = 40
/** After so many dozens in vain one turns round. */
const PATIENCE = 12

interface Tabbing {
  /** How many things that could be done are passed over first: who only ever took the first would not go far. */
  pass: number
  stopped: boolean
}
declare global {
  interface Window {
    tabbing?: Tabbing
  }
}

const bodyText = (page: Page) => page.evaluate(() => document.body.textContent)

/** The page notices when something that can be done has the focus, and lets no further Tab through. */
function noticeFocus(): void {
  const wanted = (at: Element | null): boolean => {
    if (!(at instanceof HTMLElement)) return false
    if (at.closest('[data-handover]')) return true
    const dialog = at.closest('[role="dialog"]')
    if (dialog) {
      // The last button of what is told goes on; a dialog without one can only be closed.
      const inside = [...dialog.querySelectorAll('section button:enabled')]
      return inside.length > 0 ? at === inside.at(-1) : at.tagName === 'BUTTON'
    }
    return at.matches(
      '[data-move], [data-unfolds], [data-state="offered"]:not([data-fit="replaces"]), [data-final]',
    )
  }
  if (window.tabbing) return
  window.tabbing = { pass: 0, stopped: true }
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Tab' && window.tabbing!.stopped) event.preventDefault()
    },
    { capture: true },
  )
  document.addEventListener('focusin', () => {
    if (!wanted(document.activeElement)) return
    const tabbing = window.tabbing!
    if (tabbing.pass > 0) tabbing.pass--
    else tabbing.stopped = true
  })
}

/** As soon as the person is wanted, or the game has come so far without them. */
const wantedBy = (page: Page, ply: number): Promise<string> =>
  page.evaluate(async (ply) => {
    let wanted = false
    const settled = window.visitor.settled().finally(() => {
      wanted = true
    })
    const reached = async () => {
      while (!wanted && window.visitor.ply() < ply) await new Promise((resolve) => setTimeout(resolve, 20))
      return 'there'
    }
    return Promise.race([settled, reached()])
  }, ply)

/**
 * Until this ply or the end: Tab until something that can be done has the focus, then Enter, and Ctrl+Enter for good.
 * Presses are sent by the dozen, because each one alone costs a round trip; the page drops those that come after the
 * person would have stopped.
 */
export async function playByKeyboard(page: Page, ply = Infinity): Promise<'there' | 'over'> {
  await page.evaluate(noticeFocus)
  let presses = 0
  for (let done = 0; presses < MOST_PRESSES; done++) {
    if ((await wantedBy(page, ply)) === 'over') return 'over'
    if ((await plyOf(page)) >= ply) return 'there'
    await page.evaluate((pass) => Object.assign(window.tabbing!, { pass, stopped: false }), done % 3)
    // Every fourth time forwards, through the whole page; otherwise backwards, as people do who know that the list
    // of moves stands at the end. Its entries come after what unfolds it. Who finds nothing turns round.
    const listed = (await page.locator('[data-move]').count()) > 0
    for (let tries = 0; ; tries++) {
      const straight = tries % (2 * PATIENCE) < PATIENCE
      const backwards = straight === (!listed && done % 4 > 0)
      if (backwards) await page.keyboard.down('Shift')
      await Promise.all(Array.from({ length: AT_ONCE }, () => page.keyboard.press('Tab')))
      if (backwards) await page.keyboard.up('Shift')
      presses += AT_ONCE
      if (await page.evaluate(() => window.tabbing!.stopped)) break
      if (tries > ENOUGH) throw new Error(`nothing that can be done is found by Tab: ${await bodyText(page)}`)
    }
    await page.keyboard.press('Enter')
    // Enter chooses; what is chosen whole is done without going to the button.
    if (await page.locator('[data-main="ready"]').count()) await page.keyboard.press('Control+Enter')
  }
  throw new Error('the keyboard did not come to an end')
}
