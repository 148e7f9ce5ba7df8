/**
 * No dead export: what a file hands out, another file takes. What is left over after a change is found here and not by
 * whoever reads the file years later and dares not touch it.
 */
import { dirname, join } from 'node:path'
import { files, parse, textOf, walk } from './sources.mjs'

const SOURCES = files(['*.ts', '*.tsx'])

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
      const argument = node.type === 'TsImportType' ? node.argument : node.arguments?.[0]?.expression
      if (
        (node.type === 'TsImportType' || node.callee?.type === 'Import') &&
        argument?.type === 'StringLiteral'
      )
        taken.push({ from: fileOf(file, argument.value), name: '*' })
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
for (const { taken } of houses.values()) for (const { from, name } of taken) take(from, name)

/** Taken by name, where no import says so. */
const CALLED = {
  FLOOR: 'games/test/conformance.test.ts, of the game that it is about',
  setup: 'vitest, of a global set-up',
  teardown: 'vitest, of a global set-up',
  step: 'a thread of the judge',
  planted: 'a thread of the judge',
  lucky: 'a thread of the judge',
  drawings: 'the catalogue of games, which a game of the tests is not in',
}

const dead = [...houses].flatMap(([file, { own, on }]) =>
  [...own, ...on.map(({ as }) => as)]
    .filter(
      (name) => name !== '*' && !(name in CALLED) && !live.has(`${file} ${name}`) && !live.has(`${file} *`),
    )
    .map((name) => `${file} hands out ${name}, which nobody takes`),
)
if (dead.length > 0) {
  process.stderr.write(`${dead.join('\n')}\n`)
  process.exitCode = 1
}
