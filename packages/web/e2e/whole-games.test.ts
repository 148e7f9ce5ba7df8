/**
 * A table of every game, played to its end: begun by real hands (mouse and keyboard at one, a finger at the next) and
 * finished by touches made inside the page: as blind and as honest as those of a hand (in-the-page.ts), without the
 * round trips. `npm run -s soak:web` plays all kinds of tables, and whole games by hand.
 */
import { rooms } from '@durbar/games'
import type { Page } from 'playwright-core'
import { playByKeyboard } from './keyboard.ts'
import { browserForTests, clickUntil, everyDay, PHONE, touchUntil, type Visit } from './visitor.ts'
import { nthTables, type Plan, playedToTheEnd } from './whole-games.ts'

/** Plies by each kind of hand. */
const BY_HAND = 8

const isPhone = ({ game }: Plan): boolean => rooms.findIndex((room) => room.game.id === game) % 2 === 1
const visit = (plan: Plan): Visit => (isPhone(plan) ? { ...PHONE, theme: 'dark', language: 'de' } : {})

async function hands(page: Page, plan: Plan): Promise<unknown> {
  await clickUntil(page, plan.seed, BY_HAND)
  if (!isPhone(plan)) await playByKeyboard(page, 2 * BY_HAND)
  return touchUntil(page, plan.seed)
}

// Every day a table with a map and one without, by a desk and by a phone; all games are played together at court.
playedToTheEnd(browserForTests(), everyDay(nthTables(1), 0, 1, 4), hands, visit)
