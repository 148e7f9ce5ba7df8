/** `npm run -s upgrade -- --from REV`: a court of that revision is replaced by this one, node by node, under load. */
import './orphan.mjs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundle } from './bundle.mjs'
import { older } from './older.mjs'

const from = process.argv[process.argv.indexOf('--from') + 1]
if (!process.argv.includes('--from') || !from) {
  process.stderr.write('upgrade needs --from with a revision of this repository.\n')
  process.exit(2)
}
const proving = join(dirname(await bundle()), 'proving.mjs')
const { program, clear } = older(from)
process.on('exit', clear)
process.env.DURBAR_OLDER = program
process.argv.splice(2, 0, 'upgrade')
await import(pathToFileURL(proving))
