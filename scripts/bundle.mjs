/** Bundles the command line into dist/ when its sources have changed. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

const HOUR = 3_600_000
const PART = /-[A-Z0-9]{8}[.]mjs$/

/** What comes from the registry stays outside of every bundle. */
const fromRegistry = () =>
  ['games', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))]
    .flatMap((folder) =>
      Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies ?? {}),
    )
    // Kysely is hundreds of small files: read one by one they take a second at every start.
    .filter((name) => !name.startsWith('@durbar/') && name !== 'kysely')

/** As whatever of ours runs on Node is bundled; it has to lie in dist/, where Node finds what stays outside. */
export async function bundled({ external = [], ...more }) {
  const { build } = await import('esbuild')
  return build({
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    external: [...fromRegistry(), ...external],
    absWorkingDir: root,
    logLevel: 'error',
    ...more,
  })
}

/** Where the bundle lies. */
export async function bundle() {
  const dist = join(root, 'dist')
  const { outputFiles } = await bundled({
    entryPoints: {
      durbar: join(root, 'packages/cli/src/main.ts'),
      worker: join(root, 'packages/cli/src/worker.ts'),
      'soak-thread': join(root, 'packages/cli/src/soaking/thread.ts'),
      'review-thread': join(root, 'packages/cli/src/review/thread.ts'),
      'judge-thread': join(root, 'packages/server/src/judge/thread.ts'),
      thread: join(root, 'packages/server/src/thinkers/thread.ts'),
      proving: join(root, 'packages/proving/src/main.ts'),
    },
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    // In parts: a game that is brought along in one file is wrapped up, and its constants are none.
    splitting: true,
    write: false,
  })
  // Its process would outlive ours for a moment.
  await (await import('esbuild')).stop()
  mkdirSync(dist, { recursive: true })
  // What names the parts comes after them.
  const parts = outputFiles.filter(({ path }) => PART.test(path))
  for (const { path, contents } of new Set([...parts, ...outputFiles])) {
    if (existsSync(path) && readFileSync(path).equals(contents)) continue
    // Two commands may start at once: never let one read what the other has half written.
    const fresh = `${path}.${process.pid}`
    writeFileSync(fresh, contents)
    renameSync(fresh, path)
  }
  const written = new Set(outputFiles.map(({ path }) => path))
  for (const name of readdirSync(dist)) {
    const path = join(dist, name)
    // A command that began before the sources changed may still want the parts of its time.
    if (PART.test(name) && !written.has(path) && Date.now() - statSync(path).mtimeMs > HOUR)
      rmSync(path, { force: true })
  }
  return join(dist, 'durbar.mjs')
}
