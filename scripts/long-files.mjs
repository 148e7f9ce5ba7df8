/**
 * No file over 250 lines without a reason: what is long is mostly two things. What is one all the same stands here with
 * the reason, and goes from here when it is short again.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { files, linesIn, root, textOf } from './sources.mjs'

const MOST = 250

const WORDS = 'a table of words in one language: whoever translates reads it in one piece'
const REFEREE = 'one naive reading of all the rules, on purpose in one piece and with nothing of the engine'
const SHEET =
  'the dress of one thing at every size: which rule comes after which decides, and is seen in one place'

const HELD = {
  'bench/peers/src/game.ts':
    'a whole game as one file of another framework, as its documentation writes them',
  'games/cards-karma/table/desk.module.css': SHEET,
  'games/cards-karma/texts/de.ts': WORDS,
  'games/cards-karma/texts/en.ts': WORDS,
  'games/raja/table/court/court.module.css': SHEET,
  'games/raja/table/disc/disc.module.css': SHEET,
  'games/raja/table/tell.tsx': 'what a turn says in two languages, beside what chooses among it',
  'games/raja/table/turn/turn.module.css': SHEET,
  'games/taj-mahal/table/contests.module.css': SHEET,
  'games/taj-mahal/table/hand.module.css': SHEET,
  'games/taj-mahal/test/play.test.ts': 'the two paragraphs of one move, played from the same cards',
  'games/taj-mahal/test/prince.test.ts': 'one paragraph, clause by clause, and all of it about one seat',
  'games/taj-mahal/test/referee.ts': REFEREE,
  'games/vermaechtnis/table/collections.module.css': SHEET,
  'games/vermaechtnis/table/market.module.css': SHEET,
  'games/vermaechtnis/test/table.test.ts': 'all that the table says, asked of one arrangement of cards',
  'games/warehouse-51/table/stage/plaques.module.css': SHEET,
  'games/warehouse-51/table/stage/stage.module.css': SHEET,
  'games/warehouse-51/test/examples-end.test.ts':
    'the worked examples of one chapter, in the order of the book',
  'packages/kernel/src/api.ts': 'the whole contract between a game and what runs it',
  'packages/match/test/court/playing.test.ts':
    'what play at court has to keep, asked of tables that are begun in one way',
  'packages/match/test/local-table.test.ts':
    'all that one device asks of its table, over one transport made by hand',
  'packages/web/e2e/court-room.test.ts': 'one court whose clock the tests wind, one after the other',
  'packages/web/src/frame/frame.module.css': SHEET,
  'packages/web/src/frame/prompt.module.css': SHEET,
  'packages/web/src/frame/seats.module.css': SHEET,
  'packages/web/src/i18n/court-de.ts': WORDS,
  'packages/web/src/i18n/court-en.ts': WORDS,
  'packages/web/src/i18n/de.ts': WORDS,
  'packages/web/src/i18n/en.ts': WORDS,
  'packages/web/src/pages/new-table.module.css':
    'one form that several pages fill in: its parts grow narrow together',
  'packages/web/src/shell/shell.module.css':
    'what every page has: bar, menu, buttons, the page itself, each with what takes from it',
}

const long = new Map(
  files(['*.ts', '*.tsx', '*.css', '*.mjs', '*.cjs', '*.py'])
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, linesIn(textOf(file))])
    .filter(([, lines]) => lines > MOST),
)
const complaints = [
  ...[...long]
    .filter(([file]) => !(file in HELD))
    .map(
      ([file, lines]) =>
        `${file} has ${lines} lines: split it, or say in scripts/long-files.mjs why it is one`,
    ),
  ...Object.keys(HELD)
    .filter((file) => !long.has(file))
    .map((file) => `${file} is long no more: strike it from scripts/long-files.mjs`),
]
if (complaints.length > 0) {
  process.stderr.write(`${complaints.join('\n')}\n`)
  process.exitCode = 1
}
