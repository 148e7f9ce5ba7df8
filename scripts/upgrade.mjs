/** `npm run -s upgrade -- --from REV`: a court of that revision is replaced by this one, node by node, under load. */
import './orphan.mjs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { revision } from './given.mjs'
import { older } from './older.mjs'

// What else is given, `upgrade` of the proving ground looks at.
const named = process.argv.findIndex((each) => /^--from(=|$)/.test(each))
const from = revision(
  'upgrade',
  'from',
  named < 0 ? '' : (process.argv[named].split('=')[1] ?? process.argv[named + 1]),
)
const proving = join(dirname(await bundle()), 'proving.mjs')
const { program, clear } = older(from)
process.on('exit', clear)
process.env.DURBAR_OLDER = program
process.argv.splice(2, 0, 'upgrade')
await import(pathToFileURL(proving))
