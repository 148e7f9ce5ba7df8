/** Finds the browser, builds the client if needed and serves it for all tests: as people get it, and with React's warnings. */
import { join } from 'node:path'
import { serverFor } from '@durbar/server'
import type { TestProject } from 'vitest/node'
import { browserOrEnd, type FoundBrowser } from '../../../scripts/browser.mjs'
import { buildWeb } from '../../../scripts/build-web.mjs'

declare module 'vitest' {
  interface ProvidedContext {
    browser: FoundBrowser
    address: string
    /** The same client, built so that React says what it does not like. */
    outspoken: string
  }
}

const closings: (() => Promise<unknown>)[] = []

async function serve(folder: string): Promise<string> {
  const app = await serverFor(join(import.meta.dirname, '..', folder))
  closings.push(() => app.close())
  return app.listen({ port: 0, host: '127.0.0.1' })
}

export async function setup(project: TestProject): Promise<void> {
  project.provide('browser', await browserOrEnd())
  await buildWeb()
  await buildWeb('development')
  project.provide('address', await serve('dist'))
  project.provide('outspoken', await serve('e2e/dist'))
}

export async function teardown(): Promise<void> {
  for (const close of closings) await close()
}
