/**
 * No dead export: what a file hands out, another file takes. What is left over after a change is found here and not by
 * whoever reads the file years later and dares not touch it.
 */
import { dirname, join } from 'node:path'
import { files, parse, textOf, walk } from './sources.mjs'

const SOURCES = files(['*.ts', '*.tsx', '*.mjs'])

/** Taken by name, where no import says so. */
const CALLED = {
  'games/test/sixth/rulebook/drawings.tsx':
    'the catalogue of games takes it of every room, and this one is of the tests',
  'packages/cli/src/review/thread.ts': 'a pool of threads calls what it is told by name',
  'packages/cli/src/soaking/thread.ts': 'a pool of threads calls what it is told by name',
  'packages/web/e2e/serve.ts': 'global set-up of vitest, which its configurations name',
}

/** `@durbar/room/testing` -> the file behind it. */
const entries = new Map(
  files(['packages/*/package.json', 'games/package.json']).flatMap((manifest) => {
    const { name, exports = {} } = JSON.parse(textOf(manifest))
    return Object.entries(exports).map(([path, file]) => [join(name, path), join(dirname(manifest), file)])
  }),
)

const fileOf = (from, specifier) =>
  entries.get(specifier) ?? (specifier.startsWith('.') ? join(dirname(from), specifier) : specifier)

/** What a declaration names: `const { a, b: c } = …` names a and c. */
function namesIn(pattern) {
  if (!pattern) return []
  if (pattern.type === 'ObjectPattern')
    return pattern.properties.flatMap(({ key, value, argument, type }) =>
      type === 'AssignmentPatternProperty' ? [key.value] : namesIn(value ?? argument),
    )
  if (pattern.type === 'ArrayPattern') return pattern.elements.flatMap(namesIn)
  return [pattern.value]
}

/** The files that an argument of `import()` may mean: one, or all that a template fits. */
function named(file, { type, value, quasis = [] }) {
  if (type === 'StringLiteral') return [fileOf(file, value)]
  const parts = quasis.map(({ cooked }) => cooked)
  if (!parts[0]?.startsWith('.')) return []
  const start = join(dirname(file), parts[0])
  return SOURCES.filter((each) => each.startsWith(start) && each.endsWith(parts.at(-1)))
}

/** What a file makes and hands out, what of others it hands on under which name, and what it takes. `*`: everything. */
function read(file) {
  const text = textOf(file)
  const own = new Set()
  const on = []
  const taken = []
  const tree = parse(file, text)
  for (const node of tree.body) {
    const from = node.source && fileOf(file, node.source.value)
    if (node.type === 'ExportDeclaration') {
      const { declarations = [], identifier, id } = node.declaration
      for (const name of [...declarations.flatMap((each) => namesIn(each.id)), ...namesIn(identifier ?? id)])
        own.add(name)
    } else if (node.type === 'ExportAllDeclaration') on.push({ from, name: '*', as: '*' })
    else if (node.type === 'ExportNamedDeclaration')
      for (const { orig, exported, name } of node.specifiers) {
        if (!orig) on.push({ from, name: '*', as: name.value })
        else if (from) on.push({ from, name: orig.value, as: (exported ?? orig).value })
        else own.add((exported ?? orig).value)
      }
    else if (node.type === 'ImportDeclaration')
      for (const { type, local, imported } of node.specifiers)
        taken.push({ from, name: type === 'ImportSpecifier' ? (imported ?? local).value : '*' })
  }
  // Fetched while it runs, or named in a type: whatever is there may be meant.
  if (text.includes('import('))
    walk(tree, (node) => {
      if (node.type !== 'TsImportType' && node.callee?.type !== 'Import') return
      const argument = node.argument ?? node.arguments[0].expression
      for (const from of named(file, argument)) taken.push({ from, name: '*' })
    })
  return { own, on, taken }
}

const houses = new Map(SOURCES.map((file) => [file, read(file)]))
const live = new Set()

/** Follows a name to where it was made; a way that was gone before is not gone again. */
function take(file, name) {
  const way = `${file} ${name}`
  const house = houses.get(file)
  if (!house || live.has(way)) return
  live.add(way)
  if (name === '*') for (const each of house.own) live.add(`${file} ${each}`)
  for (const each of house.on)
    if (name === '*' || each.as === name || (each.as === '*' && !house.own.has(name)))
      take(each.from, each.name === '*' && each.as === '*' ? name : each.name)
}
for (const file of Object.keys(CALLED)) take(file, '*')
for (const { taken } of houses.values()) for (const { from, name } of taken) take(from, name)

const dead = [...houses].flatMap(([file, { own, on }]) =>
  [...own, ...on.map(({ as }) => as)]
    .filter((name) => name !== '*' && !live.has(`${file} ${name}`) && !live.has(`${file} *`))
    .map((name) => `${file} hands out ${name}, which nobody takes`),
)
if (dead.length > 0) {
  process.stderr.write(`${dead.join('\n')}\n`)
  process.exitCode = 1
}
