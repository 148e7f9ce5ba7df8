/** The first table of every game by keyboard alone, and React has nothing to say. */
import { playByKeyboard } from '../e2e/keyboard.ts'
import { browserForTests } from '../e2e/visitor.ts'
import { nthTables, playedToTheEnd } from '../e2e/whole-games.ts'

playedToTheEnd(
  browserForTests(),
  nthTables(0),
  (page) => playByKeyboard(page),
  () => ({ outspoken: true }),
)
