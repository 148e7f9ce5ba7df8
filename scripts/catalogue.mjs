/** The ids of all games in the catalogue's order. Reads games/index.ts alone: no room is loaded. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const file = join(dirname(dirname(fileURLToPath(import.meta.url))), 'games/index.ts')
const { code } = await transform(readFileSync(file, 'utf8'), { loader: 'ts' })
const { games } = await import(`data:text/javascript,${encodeURIComponent(code)}`)

export const GAMES = Object.keys(games)
