/** The second table of every game on a phone, with a real finger, in German and by night. */
import { browserForTests, clickUntil, PHONE } from '../e2e/visitor.ts'
import { nthTables, playedToTheEnd } from '../e2e/whole-games.ts'

playedToTheEnd(
  browserForTests(),
  nthTables(1),
  (page, { seed }) => clickUntil(page, seed),
  () => ({
    ...PHONE,
    theme: 'dark',
    language: 'de',
  }),
)
