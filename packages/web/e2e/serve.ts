/** Builds the client if needed and serves it for all tests: as people get it, and with React's warnings. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWeb } from '../../../scripts/build-web.mjs'
import { staticFiles } from '../../cli/src/static-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
    /** The same client, built so that React says what it does not like. */
    outspoken: string
  }
}

const servers: Server[] = []

async function serve(folder: string): Promise<string> {
  const server = createServer(staticFiles(join(import.meta.dirname, '..', folder)))
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

export async function setup(project: TestProject): Promise<void> {
  buildWeb()
  buildWeb('development')
  project.provide('address', await serve('dist'))
  project.provide('outspoken', await serve('e2e/dist'))
}

export async function teardown(): Promise<void> {
  for (const server of servers) {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
}
