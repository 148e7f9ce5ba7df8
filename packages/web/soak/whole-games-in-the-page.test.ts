/** All kinds of tables, wide and narrow by turns, by touches made inside the page. */
import { browserForTests, PHONE, touchUntil } from '../e2e/visitor.ts'
import { plans, playedToTheEnd } from '../e2e/whole-games.ts'

playedToTheEnd(
  browserForTests(),
  plans,
  (page, { seed }) => touchUntil(page, seed),
  ({ seed }) => (seed % 2 === 0 ? { ...PHONE, theme: 'dark', language: 'de' } : {}),
)
