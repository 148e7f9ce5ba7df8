/**
 * Every kind of table, played to its end. The first two of every game are begun by real hands (mouse and keyboard at
 * one, a finger at the other), and all are finished by touches made inside the page: as blind and as honest as those
 * of a hand (in-the-page.ts), without the round trips. `npm run -s soak:web` plays whole games by hand.
 */
import type { Page } from 'playwright-core'
import { playByKeyboard } from './keyboard.ts'
import { browserForTests, clickUntil, PHONE, touchUntil, type Visit } from './visitor.ts'
import { type Plan, plans, playedToTheEnd } from './whole-games.ts'

/** Plies by each kind of hand. */
const BY_HAND = 14

const isPhone = ({ seed }: Plan): boolean => seed % 2 === 0
const visit = (plan: Plan): Visit => (isPhone(plan) ? { ...PHONE, theme: 'dark', language: 'de' } : {})

async function hands(page: Page, plan: Plan): Promise<unknown> {
  if (plan.seed <= 2) await clickUntil(page, plan.seed, BY_HAND)
  if (plan.seed === 1) await playByKeyboard(page, 2 * BY_HAND)
  return touchUntil(page, plan.seed)
}

playedToTheEnd(browserForTests(), plans, hands, visit)
