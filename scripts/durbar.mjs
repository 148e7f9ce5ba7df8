/** Bundles the command line when its sources have changed, quietly, and runs it. */
import './orphan.mjs'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
process.env.DURBAR_ROOT = root
if (!existsSync(join(root, 'node_modules', 'esbuild'))) await import('./setup.mjs')
const { bundle } = await import('./bundle.mjs')
await import(pathToFileURL(await bundle()))
