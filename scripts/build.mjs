/** `npm run -s build`: the client and the command line, ready to be served without their sources. */
import { buildWeb } from './build-web.mjs'
import { bundle } from './bundle.mjs'

await buildWeb()
await bundle()
