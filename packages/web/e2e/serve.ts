/** Finds the browser, builds the client if needed and serves it for all tests: as people get it, and with React's warnings. */
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { browserOrEnd, type FoundBrowser } from '../../../scripts/browser.mjs'
import { buildWeb } from '../../../scripts/build-web.mjs'
import { courtHouse } from './court-house.ts'

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
  const { address, close } = await courtHouse(join(import.meta.dirname, '..', folder))
  closings.push(close)
  return address
}

export async function setup(project: TestProject): Promise<void> {
  project.provide('browser', await browserOrEnd())
  await Promise.all([buildWeb(), buildWeb('development')])
  project.provide('address', await serve('dist'))
  project.provide('outspoken', await serve('e2e/dist'))
}

export async function teardown(): Promise<void> {
  for (const close of closings) await close()
}
