/** `npm run -s bench:peers`: our bots against those of the peers. */
import { pathToFileURL } from 'node:url'
import { buildArena } from './peers.mjs'

await import(pathToFileURL(await buildArena()))
