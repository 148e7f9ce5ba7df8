/**
 * Builds the web client into packages/web/dist when its sources have changed, with its files packed beside them;
 * quiet when they have not. For tests that listen to React's warnings there is a second build, with them, in
 * packages/web/e2e/dist.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './children.mjs'
import { packFiles } from './pack-files.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const web = join(root, 'packages/web')

const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'e2e', 'alone', 'pictures'])

function* files(path) {
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) yield* files(join(path, name))
}

export async function buildWeb(mode = 'production') {
  const out = join(web, mode === 'production' ? 'dist' : 'e2e/dist')
  const stamp = join(out, '.built-from')
  const hash = createHash('sha256').update(mode)
  const sources = ['kernel', 'room', 'protocol', 'match', 'bots', 'review', 'table', 'web'].map((name) =>
    join(root, 'packages', name),
  )
  const tools = ['package-lock.json', 'scripts/build-web.mjs', 'scripts/pack-files.mjs']
  for (const path of [...sources, join(root, 'games'), ...tools.map((name) => join(root, name))])
    for (const file of files(path)) hash.update(relative(root, file)).update(readFileSync(file))
  const wanted = hash.digest('hex')
  const built = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
  if (built()) return
  // Two commands may start at once: whoever comes second takes what the first has built.
  const lock = join(root, 'node_modules', `.durbar-building-${mode}`)
  while (!take(lock)) await new Promise((resolve) => setTimeout(resolve, 200))
  try {
    if (!built()) await build(mode, out)
    writeFileSync(stamp, wanted)
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Longer than any build takes: whoever made it is gone. */
const GIVEN_UP_MS = 180_000

function take(lock) {
  try {
    mkdirSync(lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    const made = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (made > 0 && Date.now() - made > GIVEN_UP_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}

async function build(mode, out) {
  process.stderr.write(mode === 'production' ? 'Building the client…\n' : `Building the client (${mode})…\n`)
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const status = await run(
    process.execPath,
    [vite, 'build', '--logLevel', 'error', '--mode', mode, '--outDir', out],
    {
      cwd: web,
      stdio: ['ignore', 2, 2],
      // Whatever runs this (vitest sets it to 'test').
      env: { ...process.env, NODE_ENV: mode },
    },
  )
  if (status !== 0) throw new Error('the client could not be built')
  if (mode === 'production') await packFiles(out)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildWeb()
