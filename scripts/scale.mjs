/** `npm run -s scale`: bundles the model of a large court and runs it. */
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { given } from './given.mjs'

given('scale', { fit: { type: 'boolean' } })
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const outfile = join(root, 'dist', 'scale.mjs')
await build({
  entryPoints: [join(root, 'bench', 'scale', 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  absWorkingDir: root,
  logLevel: 'error',
})
await import(pathToFileURL(outfile).href)
