/** Somebody at court, as browser tests look at them. */
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import { browserForTests, DOORSTEP, type Visit } from './visitor.ts'

const browser = browserForTests()
/** Under a name: a passkey belongs to one, and no number is one. */
export const named = () => inject('address').replace('127.0.0.1', 'localhost')

/** A busy machine. */
export const SOON = { timeout: 10_000 }

const GUEST = { name: 'Anna', emblem: 2, colour: 2 }

/** Somebody at court from the start, as a first visit would make them. */
export async function guest(visit: Visit = {}) {
  const opened = await browser.open(DOORSTEP, visit)
  const { page } = opened
  await page.goto(named() + DOORSTEP)
  await page.evaluate(async (body) => {
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch('/api/people', { method: 'POST', headers, body: JSON.stringify(body) })
    localStorage.setItem('durbar.device', await reply.text())
  }, GUEST)
  return opened
}
export const keptDevice = (page: Page) => page.evaluate(() => localStorage.getItem('durbar.device'))
export const ask = (page: Page, path: string) =>
  page.evaluate(async (path) => {
    const { secret } = JSON.parse(localStorage.getItem('durbar.device')!)
    return (await fetch(path, { headers: { authorization: `Bearer ${secret}` } })).json()
  }, path)
