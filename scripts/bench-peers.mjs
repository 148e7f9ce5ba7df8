/**
 * `npm run -s bench:peers`: installs the peers into bench/peers (the only place that knows them), bundles the
 * bench as a product would be bundled, and runs it.
 */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { install } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'bench', 'peers')

if (!existsSync(join(folder, 'node_modules', 'boardgame.io'))) {
  process.stderr.write('Installing the peers (once)…\n')
  if (!(await install(folder))) {
    process.stderr.write('The peers could not be installed; is the package registry reachable?\n')
    process.exit(1)
  }
}

const outfile = join(folder, 'dist', 'peers.mjs')
await build({
  entryPoints: [join(folder, 'src', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  mainFields: ['module', 'main'],
  // The peer checks its states for mistakes unless it is told that this is production.
  define: { 'process.env.NODE_ENV': '"production"' },
  external: ['openskill', 'cli-progress'],
  absWorkingDir: root,
  logLevel: 'error',
})
await import(pathToFileURL(outfile))
