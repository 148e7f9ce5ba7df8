/** `npm start`: the client in the browser; with --demo, bots in the terminal. */
import './orphan.mjs'
import { buildWeb } from './build-web.mjs'

const given = process.argv.slice(2)
const demo = given.includes('--demo')
if (!demo) await buildWeb()
process.argv.splice(2, given.length, demo ? 'play' : 'serve', ...given)
await import('./durbar.mjs')
