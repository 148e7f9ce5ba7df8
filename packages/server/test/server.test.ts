/** The one HTTP server: who asks behind a proxy, how many visitors it takes, and what it says when something fails. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { serverFor } from '../src/index.ts'

async function serving(beside: (app: FastifyInstance) => void = () => {}, behindProxy?: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'durbar-server-'))
  writeFileSync(join(folder, 'index.html'), '<!doctype html>\n')
  const app = await serverFor(folder, {
    ...(behindProxy === undefined ? {} : { behindProxy }),
    beside: async (given) => beside(given),
  })
  onTestFinished(async () => {
    await app.close()
    rmSync(folder, { recursive: true })
  })
  return app
}
const failing = (error: object) =>
  serving((app) => {
    app.get('/fails', async (_request, reply) => {
      reply.header('etag', '"a file"').header('content-encoding', 'br')
      throw Object.assign(new Error('inside'), error)
    })
  })
const asked = async (app: FastifyInstance) => {
  const { statusCode, headers, body } = await app.inject('/fails')
  // What was to be sent described a file that is not sent; the headers of safety stay.
  expect([headers.etag, headers['content-encoding']]).toEqual([undefined, undefined])
  expect(headers['x-content-type-options']).toBe('nosniff')
  return [statusCode, body.trim(), headers['retry-after']]
}

test.each<[object, number, string, string | undefined]>([
  [{ code: 'EMFILE' }, 503, 'Too many visitors at once; please try again.', '5'],
  [{ code: 'ENFILE' }, 503, 'Too many visitors at once; please try again.', '5'],
  [{}, 500, 'This could not be read.', undefined],
  [{ statusCode: 500 }, 500, 'This could not be read.', undefined],
  [{ statusCode: 502 }, 500, 'This could not be read.', undefined],
  [{ statusCode: 499 }, 499, 'This cannot be read.', undefined],
  [{ statusCode: 403 }, 404, 'There is nothing here.', undefined],
  [{ statusCode: 404 }, 404, 'This cannot be read.', undefined],
])('a failure with %j is told as %i', async (error, status, words, again) => {
  expect(await asked(await failing(error))).toEqual([status, words, again])
})

test('only our own proxy is believed, and only of whom it has seen itself', async () => {
  const headers = { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }
  const ipOf = async (behindProxy?: boolean) => {
    const app = await serving((each) => each.get('/who', async ({ ip }) => ip), behindProxy)
    return (await app.inject({ url: '/who', headers, remoteAddress: '127.0.0.1' })).body
  }
  expect(await ipOf(true)).toBe('203.0.113.7')
  expect(await ipOf(false)).toBe('127.0.0.1')
  expect(await ipOf()).toBe('127.0.0.1')
})

test('of the files that may be open a hundred are kept back from visitors; whoever sends nothing is cut off', async () => {
  const { server } = await serving()
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files: { soft: number | string } }
  }
  const soft = Number(userLimits?.open_files.soft)
  expect(server.maxConnections).toBe(Number.isFinite(soft) ? soft - 100 : Number.POSITIVE_INFINITY)
  expect(server.requestTimeout).toBe(60_000)
  // A connection that could not be taken is lost; the others are not.
  expect(server.emit('error', new Error('EMFILE'))).toBe(true)
})
