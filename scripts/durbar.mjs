/** Bundles the command line when its sources have changed, quietly, and runs it. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.env.DURBAR_ROOT = root
if (!existsSync(join(root, 'node_modules', 'esbuild'))) await import('./setup.mjs')
const { build } = await import('esbuild')

/** Everything that comes from the registry stays outside the bundle. */
const manifests = ['games', ...readdirSync(join(root, 'packages')).map((name) => join('packages', name))]
const external = manifests
  .flatMap((folder) =>
    Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies ?? {}),
  )
  .filter((name) => !name.startsWith('@durbar/'))

const { outputFiles } = await build({
  entryPoints: [join(root, 'packages/cli/src/main.ts')],
  bundle: true,
  write: false,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external,
  absWorkingDir: root,
  logLevel: 'error',
})
const bundle = join(root, 'dist', 'durbar.mjs')
const code = outputFiles[0].contents
if (!existsSync(bundle) || !readFileSync(bundle).equals(code)) {
  // Two commands may start at once: never let one read what the other has half written.
  mkdirSync(dirname(bundle), { recursive: true })
  const fresh = `${bundle}.${process.pid}`
  writeFileSync(fresh, code)
  renameSync(fresh, bundle)
}
await import(pathToFileURL(bundle))
