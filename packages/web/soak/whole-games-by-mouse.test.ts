/** The first table of every game with a real mouse. */
import { browserForTests, clickUntil } from '../e2e/visitor.ts'
import { nthTables, playedToTheEnd } from '../e2e/whole-games.ts'

playedToTheEnd(browserForTests(), nthTables(0), (page, { seed }) => clickUntil(page, seed))
