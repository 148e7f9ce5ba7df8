/**
 * The notices of the service worker as one plain script, because that is all a worker of workbox can take in. It has
 * one name for ever: a worker that is older than its notices asks for it by that.
 */
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { catalogue } from './catalogue.ts'

export const NOTICES = 'notices.js'
const entry = join(import.meta.dirname, '../src/notices/worker.ts')

export function notices(): Plugin {
  return {
    name: 'durbar-notices',
    apply: 'build',
    async generateBundle() {
      const built = (await build({
        configFile: false,
        logLevel: 'error',
        plugins: [catalogue()],
        build: {
          write: false,
          target: 'es2022',
          rolldownOptions: { input: entry, output: { format: 'iife' } },
        },
      })) as Rolldown.RolldownOutput
      const [script] = built.output
      this.emitFile({ type: 'asset', fileName: NOTICES, source: script.code })
    },
  }
}
