/** `npm run -s bench:engine`: our kernel and boardgame.io's reducer on the same games, and a clause in Immer's way. */
import { pathToFileURL } from 'node:url'
import { buildEngine } from './peers.mjs'

await import(pathToFileURL(await buildEngine()))
