/** `npm run -s training -- STEP --game ID`: see training/main.ts. */
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.env.DURBAR_ROOT = root
const outdir = join(root, 'dist', 'training')
mkdirSync(outdir, { recursive: true })
await build({
  entryPoints: {
    training: join(root, 'training', 'main.ts'),
    'training-worker': join(root, 'training', 'worker.ts'),
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  external: ['piscina', 'openskill'],
  absWorkingDir: root,
  logLevel: 'error',
})
await import(pathToFileURL(join(outdir, 'training.mjs')).href)
