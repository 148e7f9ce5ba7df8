/** One furnished room, many times: whoever knows one room finds everything in every other. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type AnyGame, kernelOf } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { GAMES } from '../index.ts'

const games = join(import.meta.dirname, '..')

/** What stands in a room; `?` = where there is need of it. Folders may hold more, the room itself may not. */
const ROOM = [
  ...['game.ts', 'index.ts', 'state.ts', 'events.ts', 'chronicle.ts', 'vocabulary.ts', 'redeal.ts'],
  ...['audit.ts', 'transcript.ts', 'terminal.ts', '?knowledge.ts', '?brings.ts'],
  ...['view/', 'rules/', 'bot/', 'data/', 'texts/', 'rulebook/', 'table/', 'test/'],
]
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  'view/': ['index.ts'],
  'rules/': ['index.ts', 'book.ts', 'refusals.ts', 'setup.ts'],
  'bot/': ['insight.ts', 'features.ts'],
  'data/': [],
  'texts/': ['index.ts', 'de.ts', 'en.ts', 'names.ts', 'examples.ts'],
  'rulebook/': ['index.ts', 'figures.ts'],
  'table/': ['index.tsx', 'cover.tsx', 'introduction.ts', 'touches.ts'],
  'test/': [
    ...['position.ts', 'referee.ts', 'referee.test.ts', 'components.ts', 'components.test.ts', 'floor.ts'],
    ...['games/', 'playthroughs/'],
  ],
}
/** Written by commands, not by hand. */
const WRITTEN = ['test/games/', 'test/playthroughs/']
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*(\.(test|module|d))?\.(tsx?|css|json)$/
const LONGEST_RULE = 225

const listed = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).map((each) =>
    each.isDirectory() ? `${each.name}/` : each.name,
  )
const everyFile = (folder: string): string[] =>
  listed(folder).flatMap((name) =>
    name.endsWith('/') ? everyFile(join(folder, name)) : [join(folder, name)],
  )

/** A file, or the folder it has become. */
const there = (path: string) => existsSync(path) || existsSync(path.replace(/\.tsx?$/, ''))

/** What is not as in every other room. `without`: what this one may lack. */
function complaints(room: string, without: readonly string[] = []): string[] {
  const said: string[] = []
  const wanted = ROOM.filter((name) => !name.startsWith('?') && !without.includes(name))
  for (const name of wanted) {
    if (!existsSync(join(room, name))) said.push(`${name} is missing`)
    for (const inner of INSIDE[name] ?? [])
      if (!without.includes(name + inner) && !there(join(room, name, inner)))
        said.push(`${name}${inner} is missing`)
  }
  for (const name of listed(room))
    if (!ROOM.includes(name) && !ROOM.includes(`?${name}`)) said.push(`${name} has no place in a room`)
  for (const file of everyFile(room)) {
    const path = relative(room, file)
    const name = path.split('/').at(-1)!
    if (WRITTEN.some((folder) => path.startsWith(folder))) continue
    if (!KEBAB.test(name)) said.push(`${path} is not named in kebab-case`)
    if (path.startsWith('rules/')) {
      const lines = readFileSync(file, 'utf8').split('\n').length - 1
      if (lines > LONGEST_RULE) said.push(`${path} has ${lines} lines`)
    }
  }
  return said
}

/** Every clause is exported by one file of rules/, under the name by which frames call it. */
async function misnamed(room: string): Promise<string[]> {
  const said: string[] = []
  const found = new Set<string>()
  for (const file of listed(join(room, 'rules')).filter((name) => name.endsWith('.ts'))) {
    const module: Record<string, unknown> = await import(/* @vite-ignore */ join(room, 'rules', file))
    for (const [name, value] of Object.entries(module)) {
      const rule = typeof value === 'function' && 'rule' in value ? value.rule : null
      if (rule === null) continue
      found.add(name)
      if (name !== rule) said.push(`rules/${file} calls '${rule}' ${name}`)
    }
  }
  const { game } = (await import(/* @vite-ignore */ join(room, 'game.ts'))) as { game: AnyGame }
  for (const clause of Object.keys(game.rulesByVersion[kernelOf(game).version]!))
    if (!found.has(clause)) said.push(`nobody exports the clause '${clause}'`)
  return said
}

test.each(GAMES)('the room of %s is furnished like every other', async (id) => {
  expect([...complaints(join(games, id)), ...(await misnamed(join(games, id)))]).toEqual([])
})

/** Colours are mixed in palettes: the tokens, and paint.css of a room for what only this room paints with. */
const TOKENS = join(games, '../packages/table/src/style/tokens.css')
const PAINT = GAMES.map((id) => join(games, id, 'table/paint.css')).filter(existsSync)
const STYLED = [
  ...GAMES.map((id) => join(games, id, 'table')),
  ...['table', 'web'].map((name) => join(games, '../packages', name, 'src')),
]
  .filter(existsSync)
  .flatMap((folder) => everyFile(folder).filter((file) => /\.(tsx?|css)$/.test(file)))
const read = (file: string) => readFileSync(file, 'utf8')
const mixed = (text: string): string[] =>
  text.match(/#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})\b(?!-)/gi) ?? []
const named = (file: string): string[] => read(file).match(/--[\w-]+(?=:)/g) ?? []

test('every colour is mixed in a palette, and only there', () => {
  expect(mixed("fill='#fff' stroke={'#D9B25C'} mask='url(#card-back)'")).toEqual(['#fff', '#D9B25C'])
  const said = STYLED.filter((file) => file !== TOKENS && !PAINT.includes(file)).flatMap((file) =>
    mixed(read(file)).map((hex) => `${relative(games, file)}: ${hex}`),
  )
  expect(said).toEqual([])
})

test('every paint has a name of its own, and a room paints with all that it mixes', () => {
  const names = [TOKENS, ...PAINT].flatMap(named)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
  const painted = new Set(STYLED.flatMap((file) => read(file).match(/(?<=var\()--[\w-]+/g) ?? []))
  expect(PAINT.flatMap(named).filter((name) => !painted.has(name))).toEqual([])
})

test('so is one that nobody has drawn, recorded or taught yet', async () => {
  const room = join(games, 'test/sixth')
  expect(complaints(room, ['table/', 'bot/features.ts', 'test/games/', 'test/playthroughs/'])).toEqual([])
  expect(await misnamed(room)).toEqual([])
})

test('and what is out of place is seen', () => {
  const room = mkdtempSync(join(tmpdir(), 'durbar-room-'))
  mkdirSync(join(room, 'rules'))
  writeFileSync(join(room, 'helpers.ts'), '')
  writeFileSync(join(room, 'rules/moveHouse.ts'), '\n'.repeat(226))
  const said = complaints(room)
  rmSync(room, { recursive: true })
  expect(said).toContain('game.ts is missing')
  expect(said).toContain('rules/refusals.ts is missing')
  expect(said).toContain('helpers.ts has no place in a room')
  expect(said).toContain('rules/moveHouse.ts is not named in kebab-case')
  expect(said).toContain('rules/moveHouse.ts has 226 lines')
})
