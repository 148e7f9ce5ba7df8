/** Two people at court with a keyboard and nothing else: invited, in the waiting room, at the table, and once more. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { courtDealing, deviceAt } from './court-guests.ts'
import { playByKeyboard } from './keyboard.ts'

const PLIES = 4
const MOST_TABS = 150

/** Tab until what is called so, or fits so, has the focus, and can be seen to have it. */
async function tabTo(page: Page, what: string | { readonly name: string }): Promise<void> {
  // Whoever plays stops at what can be played; here one goes past it.
  await page.evaluate(() => window.tabbing && Object.assign(window.tabbing, { pass: 1e9, stopped: false }))
  for (let n = 0; n < MOST_TABS; n++) {
    await page.keyboard.press('Tab')
    const isThere = await page.evaluate((what) => {
      const at = document.activeElement
      if (!(at instanceof HTMLElement) || !at.matches(':focus-visible')) return false
      const called = at.getAttribute('aria-label') ?? at.textContent?.trim()
      return typeof what === 'string' ? at.matches(what) : at.matches('a, button') && called === what.name
    }, what)
    if (isThere) return
  }
  throw new Error(
    `no Tab leads to ${JSON.stringify(what)}: ${await page.evaluate(() => document.body.textContent)}`,
  )
}
async function enter(page: Page, what: string | { readonly name: string }): Promise<void> {
  await tabTo(page, what)
  await page.keyboard.press('Enter')
}

async function resign(page: Page): Promise<void> {
  await enter(page, { name: 'Menu' })
  await page.getByRole('menuitem', { name: 'Resign' }).waitFor()
  for (let n = 0; n < 30; n++) {
    if (await page.getByRole('menuitem', { name: 'Resign' }).evaluate((item) => item.matches(':focus'))) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await enter(page, { name: 'Resign' })
}

test('from the invitation to the rematch', async () => {
  const house = await courtDealing(1)
  const host = await deviceAt(house, {})
  const guest = await deviceAt(house, {})
  await host.go('/')
  await host.page.locator('[data-court="open"]').waitFor()
  await enter(host.page, 'a[href="/new/vermaechtnis"]')
  await host.page.locator('[data-preset]').first().waitFor()
  await tabTo(host.page, '[data-preset] input')
  for (let n = 0; n < 4 && !(await host.page.locator('[data-preset="friends"][data-on]').count()); n++)
    await host.page.keyboard.press('ArrowDown')
  await enter(host.page, 'button[type="submit"]')
  await host.page.locator('[data-room]').waitFor()
  await tabTo(host.page, '[data-link]')
  const link = await host.page.evaluate(() => (document.activeElement as HTMLInputElement).value)
  await tabTo(host.page, { name: 'Copy link' })

  await guest.page.goto(link)
  await guest.page.locator('form input').waitFor()
  await tabTo(guest.page, 'form input')
  await guest.page.keyboard.press('Control+A')
  await guest.page.keyboard.type('Ben')
  await guest.page.keyboard.press('Enter')
  const both = [host.page, guest.page]
  for (const page of both) await page.waitForSelector('[data-ply]')
  await Promise.all(both.map((page) => playByKeyboard(page, PLIES)))

  // A bot plays on for whoever has resigned, and the game comes to its end.
  await resign(host.page)
  // What it says of the other seat comes while one looks for the menu: let it come first.
  await guest.page.getByText('has resigned').first().waitFor()
  await resign(guest.page)
  for (const page of both) {
    expect(await playByKeyboard(page)).toBe('over')
    await page.locator('[data-checked="honest"]').waitFor()
    expect(await page.locator('[data-stood-in]').textContent()).toMatch(
      /^A bot played to the end for .+ and .+\.$/,
    )
  }
  for (const page of both) await enter(page, { name: 'Once more with all' })
  for (const page of both) {
    await page.locator('[data-over]').waitFor({ state: 'detached' })
    await page.waitForSelector('[data-ply="0"], [data-ply="1"]')
  }
  for (const { errors } of [host, guest]) expect(errors).toEqual([])
})
