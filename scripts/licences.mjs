/**
 * What of other people's work Durbar stands on, and under which licence: `npm run -s licences` prints
 * docs/licences.md, `-- --write` writes it. `-- --check` says where that page is not what the lock file says, where a
 * licence is unknown, and which declared dependency has no line in docs/dependencies.md.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { given } from './given.mjs'
import { files, root, textOf } from './sources.mjs'

/** Each may be shipped with what is under MIT, as it is and with its notice. */
const KNOWN = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause BSL-1.0 CC-BY-3.0 CC-BY-4.0 CC0-1.0 ISC MIT MPL-2.0 OFL-1.1 Unlicense'.split(
    ' ',
  ),
)
/** Who ships what: the manifests whose dependencies, and theirs, go there. */
const SHIPPED = {
  'To the browser': 'packages/web',
  'With the court and the command line': 'packages/cli',
}
/** Tools that leave something of theirs in what they build: the drawings of icons, and the service worker's code. */
const LEFT_IN = {
  'packages/web': [
    '@iconify-json/game-icons',
    'workbox-core',
    'workbox-precaching',
    'workbox-routing',
    'workbox-strategies',
    'workbox-window',
  ],
}
const MANY = 6
const PAGE = 'docs/licences.md'
const REASONS = 'docs/dependencies.md'

const { packages } = JSON.parse(textOf('package-lock.json'))
const foreign = Object.keys(packages).filter((path) => path.includes('node_modules/') && !packages[path].link)
const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
const licenceOf = (path) => packages[path].license ?? 'unknown'

/** Where `name` is found from a folder of the lock file: its own, or the nearest above it. */
function resolved(from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`
    if (path in packages) return packages[path].link ? packages[path].resolved : path
    if (!at.includes('node_modules/')) return at === '' ? undefined : resolved('', name)
  }
}

/** Everything that comes along with what a package needs when it runs. */
function along(start) {
  const seen = new Set([start])
  for (const path of seen) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[path]
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const found = resolved(path, name)
      if (found !== undefined && !packages[found].dev) seen.add(found)
    }
  }
  const left = (LEFT_IN[start] ?? []).map((name) => `node_modules/${name}`)
  return [...new Set([...seen, ...left])].filter((path) => path.includes('node_modules/'))
}

const byName = (a, b) => (nameOf(a) < nameOf(b) ? -1 : nameOf(a) > nameOf(b) ? 1 : a < b ? -1 : 1)
const counted = (paths) => {
  const counts = new Map()
  for (const path of paths) counts.set(licenceOf(path), (counts.get(licenceOf(path)) ?? 0) + 1)
  return [...counts]
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .map(([licence, n]) => `${licence} ${n}`)
}

/** Rows of the table; a family of many packages under one licence is one row. */
function rows(paths) {
  const families = new Map()
  for (const path of paths) {
    const name = nameOf(path)
    const family = name.startsWith('@') ? `${name.slice(0, name.indexOf('/'))}/* ${licenceOf(path)}` : path
    families.set(family, [...(families.get(family) ?? []), path])
  }
  const row = (name, version, path) => `| ${name} | ${version} | ${licenceOf(path)} |`
  return [...families.values()].flatMap((all) =>
    all.length < MANY
      ? all.map((path) => row(nameOf(path), packages[path].version, path))
      : [row(`${nameOf(all[0]).split('/')[0]}/…`, `${all.length} packages`, all[0])],
  )
}

function page() {
  const shipped = Object.entries(SHIPPED).map(([title, manifest]) => [title, along(manifest).sort(byName)])
  const out = new Set(shipped.flatMap(([, paths]) => paths))
  const rest = foreign.filter((path) => !out.has(path))
  return [
    '# Licences',
    '',
    'Written by `npm run -s licences -- --write` from the lock file; `npm test` fails where it is not true. Our own code is under MIT ([LICENSE](../LICENSE)); why each dependency is there says [dependencies](dependencies.md), who made the games [credits](credits.md).',
    '',
    ...shipped.flatMap(([title, paths]) => [
      `## ${title}`,
      '',
      `${paths.length} packages: ${counted(paths).join(', ')}. Not all of each is shipped: a bundler takes what is used, and of binaries for several systems one is installed.`,
      '',
      '| package | version | licence |',
      '| --- | --- | --- |',
      ...rows(paths),
      '',
    ]),
    '## Tools, not shipped',
    '',
    `${rest.length} packages that build, test and measure: ${counted(rest).join(', ')}.`,
    '',
  ].join('\n')
}

/** Licences that nobody has looked at, and those that a package states otherwise than the lock file does. */
function unknown() {
  const complaints = []
  for (const path of foreign) {
    const licence = licenceOf(path)
    const parts = licence
      .split(/[()\s]+|\bAND\b|\bOR\b/)
      .filter((part) => part && part !== 'AND' && part !== 'OR')
    if (!parts.every((part) => KNOWN.has(part)))
      complaints.push(`${nameOf(path)}: licence "${licence}" is not known here`)
    const manifest = join(root, path, 'package.json')
    const own = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).license : undefined
    if (typeof own === 'string' && own !== licence)
      complaints.push(`${nameOf(path)}: "${licence}" in the lock file, "${own}" in the package`)
  }
  return complaints
}

/** Every declared dependency has its line, which says truly where it is declared, and no line is left over. */
function unreasoned() {
  const declared = new Map()
  for (const manifest of files([
    'package.json',
    'packages/*/package.json',
    'games/package.json',
    'bench/*/package.json',
  ])) {
    const { dependencies, devDependencies } = JSON.parse(textOf(manifest))
    const where =
      manifest === 'package.json' ? 'the root' : manifest.replace(/^packages\/|\/package\.json$/g, '')
    for (const name of Object.keys({ ...dependencies, ...devDependencies }))
      if (!name.startsWith('@durbar/')) declared.set(name, [...(declared.get(name) ?? []), where])
  }
  const complaints = []
  const lines = [...textOf(REASONS).matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)]
  for (const [, name, where, why] of lines) {
    const places = declared.get(name)
    if (!places) complaints.push(`${REASONS} has a line for ${name}, which nothing declares`)
    else if (places.sort().join(', ') !== where.trim())
      complaints.push(`${REASONS}: ${name} is declared by ${places.join(', ')}, not by ${where.trim()}`)
    if (why.trim() === '') complaints.push(`${REASONS} says nothing of ${name}`)
    declared.delete(name)
  }
  return [...complaints, ...[...declared.keys()].map((name) => `${REASONS} has no line for ${name}`)]
}

const values = given('licences', { check: { type: 'boolean' }, write: { type: 'boolean' } })
if (values.write) writeFileSync(join(root, PAGE), page())
else if (values.check) {
  const stale =
    existsSync(join(root, PAGE)) && textOf(PAGE) === page()
      ? []
      : [`${PAGE} is not what the lock file says: npm run -s licences -- --write`]
  const complaints = [...unknown(), ...stale, ...unreasoned()]
  if (complaints.length > 0) {
    process.stderr.write(`${complaints.join('\n')}\n`)
    process.exitCode = 1
  }
} else process.stdout.write(page())
