/** The peers of bench/peers, which is the only place that knows them: installed once, built as a product would be. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { install } from './install.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const folder = join(root, 'bench', 'peers')

async function installPeers() {
  if (existsSync(join(folder, 'node_modules', 'boardgame.io'))) return
  process.stderr.write('Installing the peers (once)…\n')
  if (await install(folder)) return
  process.stderr.write('The peers could not be installed; is the package registry reachable?\n')
  process.exit(1)
}

const bundled = (name, more) =>
  build({
    entryPoints: [join(folder, 'src', `${name}.ts`)],
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    // The peer checks its states for mistakes unless it is told that this is production.
    define: { 'process.env.NODE_ENV': '"production"' },
    absWorkingDir: root,
    logLevel: 'error',
    ...more,
  })

/** Where the arena of bots lies. */
export async function buildArena() {
  await installPeers()
  const outfile = join(folder, 'dist', 'peers.mjs')
  await bundled('main', { outfile, external: ['openskill', 'cli-progress'] })
  return outfile
}

/** Where the two engines lie that play the same games. */
export async function buildEngine() {
  await installPeers()
  const outfile = join(folder, 'dist', 'engine.mjs')
  await bundled('engine', { outfile, external: ['openskill'] })
  return outfile
}

/** Where the crowd at the framework's own server lies, with that server beside it. */
export async function buildCourt() {
  await installPeers()
  const outfile = join(folder, 'dist', 'load.mjs')
  await bundled('load', { outfile, external: ['socket.io-client', 'ws'] })
  // The framework's server is written for require.
  const server = join(folder, 'dist', 'court.cjs')
  await bundled('court', { outfile: server, format: 'cjs', external: ['boardgame.io', 'boardgame.io/*'] })
  return outfile
}
