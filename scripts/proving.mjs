/** `npm run -s load`, `chaos` and `hostile`: bundles the court and its proving ground, quietly, and runs it. */
import './orphan.mjs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'

if (process.argv.includes('--peer')) {
  const { buildCourt } = await import('./peers.mjs')
  process.env.DURBAR_PEER = await buildCourt()
}
await import(pathToFileURL(join(dirname(await bundle()), 'proving.mjs')))
