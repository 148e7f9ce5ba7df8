/** The first table of every game by keyboard alone, and React has nothing to say. */
import { playByKeyboard } from './keyboard.ts'
import { browserForTests } from './visitor.ts'
import { nthTables, playedToTheEnd } from './whole-games.ts'

playedToTheEnd(
  browserForTests(),
  nthTables(0),
  async (page) => ({ plies: await playByKeyboard(page) }),
  () => ({ outspoken: true }),
)
