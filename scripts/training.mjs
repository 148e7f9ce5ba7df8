/** `npm run -s training -- STEP --game ID`: see training/main.ts. */
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundled } from './bundle.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.env.DURBAR_ROOT = root
const outdir = join(root, 'dist', 'training')
await bundled({
  entryPoints: {
    training: join(root, 'training', 'main.ts'),
    'training-worker': join(root, 'training', 'worker.ts'),
  },
  outdir,
  outExtension: { '.js': '.mjs' },
  splitting: true,
})
await import(pathToFileURL(join(outdir, 'training.mjs')).href)
