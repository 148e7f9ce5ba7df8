/**
 * The catalogue for scripts, and the tables of imports that are written from it: `npm run -s catalogue` (--check:
 * only says whether they are as the list in games/index.ts wants them). Reads that list alone: no room is loaded.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'games')
const { code } = transformSync(readFileSync(join(folder, 'index.ts'), 'utf8'), { loader: 'ts' })

/** The ids of all games in the catalogue's order. */
export const { GAMES } = await import(`data:text/javascript,${encodeURIComponent(code)}`)

const WRITTEN = '/** Written by `npm run -s catalogue` from the list in index.ts. */'
const key = (id) => (/^\w+$/.test(id) ? id : `'${id}'`)
/** What a room's index.ts calls it: taj-mahal is tajMahal. */
const called = (id) => id.replace(/^.*\//, '').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
const lazily = (id, file, what) => `  ${key(id)}: async () => (await import('./${id}/${file}')).${what},`
const table = (why, imports, name, type, lines) =>
  [
    WRITTEN,
    ...imports,
    '',
    `/** ${why} */`,
    `export const ${name} = {`,
    ...lines,
    `} satisfies ${type}`,
    '',
  ].join('\n')

/** File -> text, for a list of games. A game that nobody has drawn has no table and no cover. */
export function partsOf(ids) {
  const drawn = (file) => ids.filter((id) => existsSync(join(folder, id, file)))
  const covers = drawn('table/cover.tsx')
  const books = drawn('rulebook/index.ts')
  return {
    'rules.ts': table(
      'The rules without words.',
      ["import type { AnyGame } from '@durbar/kernel'"],
      'rules',
      'Record<string, () => Promise<AnyGame>>',
      ids.map((id) => lazily(id, 'game.ts', 'game')),
    ),
    'whole-rooms.ts': table(
      'Everything that does not need a screen.',
      ["import type { AnyRoom } from '@durbar/room'"],
      'wholeRooms',
      'Record<string, () => Promise<AnyRoom>>',
      ids.map((id) => lazily(id, 'index.ts', called(id))),
    ),
    'tables.ts': table(
      'Drawn tables; a game without one is played at a plain table.',
      ["import type { AnyTable } from '@durbar/room'"],
      'tables',
      'Record<string, () => Promise<AnyTable>>',
      drawn('table/index.tsx').map((id) => lazily(id, 'table/index.tsx', 'default')),
    ),
    'texts.ts': table(
      'Words without rules.',
      ["import type { AnyTexts } from '@durbar/room'"],
      'texts',
      'Record<string, () => Promise<AnyTexts>>',
      ids.map((id) => lazily(id, 'texts/index.ts', 'texts')),
    ),
    'reasons.ts': table(
      'Why one move is better than another, for whoever reads a review.',
      ["import type { Reasons } from '@durbar/room'"],
      'reasons',
      'Record<string, () => Promise<Reasons>>',
      drawn('texts/reasons.ts').map((id) => lazily(id, 'texts/reasons.ts', 'reasons')),
    ),
    'referees.ts': table(
      'Second readings of the rules, for whoever holds whole games against them.',
      [],
      'referees',
      'Record<string, () => Promise<object>>',
      ['test/referee.ts', 'test/referee/index.ts'].flatMap((file) =>
        drawn(file).map((id) => lazily(id, file, 'referee')),
      ),
    ),
    'books.ts': table(
      'Rulebooks, and the drawings in them.',
      ["import type { Drawings, Rulebook } from '@durbar/room'"],
      'books',
      'Record<string, { book(): Promise<Rulebook>; drawings(): Promise<Drawings> }>',
      books.flatMap((id) => [
        `  ${key(id)}: {`,
        `    book: async () => (await import('./${id}/rulebook/index.ts')).book,`,
        `    drawings: async () => (await import('./${id}/rulebook/drawings.tsx')).drawings,`,
        '  },',
      ]),
    ),
    'covers.ts': table(
      'The lids of the boxes. They stand on the shelf, so they are there at once.',
      [
        "import type { Cover } from '@durbar/room'",
        ...covers.toSorted().map((id) => `import * as ${called(id)} from './${id}/table/cover.tsx'`),
      ],
      'covers',
      'Record<string, Cover>',
      covers.map((id) => (key(id) === called(id) ? `  ${id},` : `  ${key(id)}: ${called(id)},`)),
    ),
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const parts = Object.entries(partsOf(GAMES))
  const old = parts.filter(([file, text]) => {
    const path = join(folder, file)
    return !existsSync(path) || readFileSync(path, 'utf8') !== text
  })
  if (argv.includes('--check')) {
    for (const [file] of old)
      console.error(`games/${file} is not as games/index.ts says: npm run -s catalogue`)
    if (old.length > 0) process.exitCode = 1
  } else for (const [file, text] of old) writeFileSync(join(folder, file), text)
}
