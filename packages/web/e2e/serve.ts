/** Builds the client if needed and serves it for all tests. */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildWeb } from '../../../scripts/build-web.mjs'
import { staticFiles } from '../../cli/src/static-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    address: string
  }
}

let server: Server | null = null

export async function setup(project: TestProject): Promise<void> {
  buildWeb()
  server = createServer(staticFiles(join(import.meta.dirname, '..', 'dist')))
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve))
  project.provide('address', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

export async function teardown(): Promise<void> {
  server?.closeAllConnections()
  await new Promise((resolve) => server?.close(resolve))
}
