/**
 * All other tables, wide and narrow by turns, by touches made inside the page: as blind and as honest as those of a
 * hand (in-the-page.ts), without the round trips.
 */
import { browserForTests, PHONE, touchUntil } from './visitor.ts'
import { plans, playedToTheEnd } from './whole-games.ts'

playedToTheEnd(
  browserForTests(),
  plans.filter(({ seed }) => seed > 2),
  touchUntil,
  ({ seed }) => (seed % 2 === 0 ? { ...PHONE, theme: 'dark', language: 'de' } : {}),
)
