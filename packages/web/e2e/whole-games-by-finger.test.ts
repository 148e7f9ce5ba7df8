/** The second table of every game on a phone, with a real finger, in German and by night. */
import { browserForTests, clickUntil, PHONE } from './visitor.ts'
import { nthTables, playedToTheEnd } from './whole-games.ts'

playedToTheEnd(browserForTests(), nthTables(1), clickUntil, () => ({
  ...PHONE,
  theme: 'dark',
  language: 'de',
}))
