/** The first table of every game with a real mouse. */
import { browserForTests, clickUntil } from './visitor.ts'
import { nthTables, playedToTheEnd } from './whole-games.ts'

playedToTheEnd(browserForTests(), nthTables(0), clickUntil)
