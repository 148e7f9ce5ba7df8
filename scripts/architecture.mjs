/**
 * Draws who imports whom into docs/architecture.md, from the imports: `npm run -s architecture` (--check: only says
 * whether the picture is true). Packages by values and types together; the inside of a room over all rooms.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { files, isTest, parse, root, textOf, walk } from './sources.mjs'

const PAGE = join(root, 'docs/architecture.md')
const PACKAGE = /^packages\/([^/]+)\//
const ROOM = /^games\/[^/]+\/([^/]+)/

const exported = new Map()
for (const manifest of files(['packages/*/package.json', 'games/package.json'])) {
  const { name, exports = {} } = JSON.parse(textOf(manifest))
  for (const [entry, file] of Object.entries(exports))
    if (typeof file === 'string') exported.set(join(name, entry), join(dirname(manifest), file))
}
const sources = files(['*.ts', '*.tsx']).filter(
  (file) => /^(packages|games)\//.test(file) && !isTest(file) && existsSync(join(root, file)),
)

/** Where an import leads inside the house; null = outside. */
function target(from, specifier) {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  return exported.get(specifier) ?? null
}

const importsOf = (file) => {
  const found = []
  walk(parse(file, textOf(file)), (node) => {
    if (
      node.type === 'ImportDeclaration' ||
      node.type === 'ExportAllDeclaration' ||
      node.type === 'ExportNamedDeclaration'
    ) {
      const to = node.source && target(file, node.source.value)
      const types =
        node.typeOnly || (node.specifiers?.length > 0 && node.specifiers.every((each) => each.isTypeOnly))
      if (to) found.push({ to, types: Boolean(types) })
    } else if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const [argument] = node.arguments
      const to = argument?.expression.type === 'StringLiteral' && target(file, argument.expression.value)
      if (to) found.push({ to, types: false })
    }
  })
  return found
}

const packageOf = (file) =>
  PACKAGE.exec(file)?.[1] ?? (/^games\/[^/]+\.ts$/.test(file) ? 'games/index' : 'games/<id>')
const partOf = (file) => ROOM.exec(file)?.[1].replace(/\.tsx?$/, '') ?? null

/** from -> to -> how many imports, and how many of them are of types alone. */
function edges(groupOf) {
  const all = new Map()
  for (const file of sources)
    for (const { to, types } of importsOf(file)) {
      const [a, b] = [groupOf(file), groupOf(to)]
      if (a === null || b === null || a === b) continue
      const key = `${a}\n${b}`
      const edge = all.get(key) ?? { a, b, n: 0, types: 0 }
      edge.n++
      if (types) edge.types++
      all.set(key, edge)
    }
  return [...all.values()]
}

/** Those that nobody below needs come first. */
function floors(list) {
  const names = [...new Set(list.flatMap(({ a, b }) => [a, b]))]
  const height = new Map()
  const of = (name, trail = []) => {
    if (trail.includes(name)) return 0
    if (!height.has(name))
      height.set(
        name,
        1 +
          Math.max(-1, ...list.filter((edge) => edge.a === name).map((edge) => of(edge.b, [...trail, name]))),
      )
    return height.get(name)
  }
  return names.sort((x, y) => of(y) - of(x) || x.localeCompare(y))
}

function table(list) {
  const told = ({ b, n, types }) => (types === n ? `(${b})` : b)
  const rows = floors(list).map((name) => {
    const to = list.filter((edge) => edge.a === name).sort((x, y) => x.b.localeCompare(y.b))
    return `${name.padEnd(14)}${to.length > 0 ? `──► ${to.map(told).join(' · ')}` : '    (nothing of ours)'}`
  })
  return ['```', ...rows, '```'].join('\n')
}

const inRooms = (file) =>
  /^games\/[^/]+\/.+/.test(file) && !/^games\/test\//.test(file)
    ? partOf(file)
    : PACKAGE.test(file)
      ? `@${packageOf(file)}`
      : null
const drawn = {
  packages: table(edges(packageOf)),
  room: table(edges(inRooms).filter(({ a }) => !a.startsWith('@'))),
}

let page = readFileSync(PAGE, 'utf8')
for (const [name, picture] of Object.entries(drawn)) {
  const [begin, end] = [`<!-- drawn: ${name} -->`, '<!-- end -->']
  const from = page.indexOf(begin)
  const to = page.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`docs/architecture.md has no place for '${name}'`)
  page = `${page.slice(0, from + begin.length)}\n${picture}\n${page.slice(to)}`
}
if (process.argv.includes('--check')) {
  if (page !== readFileSync(PAGE, 'utf8')) {
    process.stderr.write(
      'docs/architecture.md does not show the imports as they are: run npm run -s architecture\n',
    )
    process.exitCode = 1
  }
} else writeFileSync(PAGE, page)
