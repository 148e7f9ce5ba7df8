/** The built client over HTTP: a small folder served by the real server, asked as a browser or a rude visitor asks. */
import { chmodSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serverFor } from '../src/index.ts'

const folder = mkdtempSync(join(tmpdir(), 'durbar-client-'))
const SCRIPT = `console.log(${JSON.stringify('namaste '.repeat(100))})\n`
const PAGE = '<!doctype html><title>Durbar</title>\n'
let app: FastifyInstance
let port: number

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), PAGE)
  writeFileSync(join(folder, 'icon.svg'), '<svg/>')
  writeFileSync(join(folder, '.built-from'), 'secret')
  const script = join(folder, 'assets', 'index-abc.js')
  writeFileSync(script, SCRIPT)
  writeFileSync(`${script}.br`, brotliCompressSync(SCRIPT))
  writeFileSync(`${script}.gz`, gzipSync(SCRIPT))
  app = await serverFor(folder)
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}
/** The address goes out as it is: nothing tidies it up on the way. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      )
      response.on('error', reject)
    })
    asked.on('error', reject)
    asked.end()
  })
}

const ASSET = '/assets/index-abc.js'

test('a hashed file is kept for ever, a page is asked for again', async () => {
  expect((await ask(ASSET)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await ask('/')).headers['cache-control']).toBe('no-cache')
  expect((await ask('/icon.svg')).headers['cache-control']).toBe('no-cache')
})

test.each(['/', '/table/12', '/icon.svg', ASSET])('%s is not sent again to who has it', async (path) => {
  const first = await ask(path)
  expect(first.status).toBe(200)
  expect(first.headers.etag).toBeTruthy()
  const again = await ask(path, { 'if-none-match': first.headers.etag! })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)
  expect((await ask(path, { 'if-none-match': '"another"' })).status).toBe(200)
})

test('a part of a file is sent as a part', async () => {
  const { status, headers, body } = await ask(ASSET, { range: 'bytes=0-6' })
  expect([status, headers['content-range'], body.toString()]).toEqual([
    206,
    `bytes 0-6/${SCRIPT.length}`,
    'console',
  ])
  expect((await ask(ASSET, { range: 'bytes=999999-' })).status).toBe(416)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0', undefined],
  ['br;q=0, gzip;q=0', undefined],
  ['identity', undefined],
  ['', undefined],
])('who accepts %j gets %s', async (accepted, encoding) => {
  const { headers, body } = await ask(ASSET, accepted ? { 'accept-encoding': accepted } : {})
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers.vary).toBe('accept-encoding')
  expect(headers['content-type']).toMatch(/^(text|application)\/javascript; charset=utf-8$/i)
  const wanted = { br: brotliCompressSync(SCRIPT), gzip: gzipSync(SCRIPT) }[encoding ?? '']
  expect(body.equals(wanted ?? Buffer.from(SCRIPT))).toBe(true)
})

test('a packed and an unpacked file are told apart by their tags', async () => {
  const tags = new Set<string | undefined>()
  for (const accepted of ['br', 'gzip', 'identity'])
    tags.add((await ask(ASSET, { 'accept-encoding': accepted })).headers.etag)
  expect(tags.size).toBe(3)
})

test('HEAD says what GET would, without the body', async () => {
  const { status, headers, body } = await ask(ASSET, {}, 'HEAD')
  expect([status, headers['content-length'], body.length]).toEqual([200, String(SCRIPT.length), 0])
})

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused, and told what is not', async (method) => {
  const { status, headers } = await ask('/', { 'content-type': 'text/odd', 'content-length': '0' }, method)
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
})

describe('addresses', () => {
  test.each(['/', '/new/raja', '/table/a%20b', '/nowhere?x=.env', '/rules/taj-mahal/'])(
    '%s is a page of the client',
    async (path) => {
      const { status, headers, body } = await ask(path)
      expect([status, headers['content-type'], body.toString()]).toEqual([
        200,
        'text/html; charset=utf-8',
        PAGE,
      ])
    },
  )
  test.each([
    '/.env',
    '/.git/config',
    '/.built-from',
    '/%2eenv',
    '/%2e%67it/HEAD',
    '/assets/.hidden',
    '/missing.js',
    '/assets/missing-1.css',
    '/../../etc/passwd',
    '/..%2f..%2fetc%2fpasswd',
    '/assets/..%5c..%5csecret',
    '//etc/passwd.txt',
    '/icon.svg%00',
  ])('%s is nothing', async (path) => {
    const { status, body } = await ask(path)
    expect(status).toBe(404)
    expect(body.toString()).toBe('There is nothing here.\n')
  })
  test.each(['/%', '/%zz', '/%c3%28'])('%s makes no sense', async (path) => {
    expect((await ask(path)).status).toBeOneOf([400, 404])
  })
})

test.each(['/', ASSET, '/.env', '/missing.js', '/%zz', '/../x.js'])(
  '%s: every answer carries the headers of safety',
  async (path) => {
    const { headers } = await ask(path)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  },
)

describe('a file that cannot be read is that answer alone', () => {
  test('a file without rights, a circle of links, a file that breaks off', async () => {
    writeFileSync(join(folder, 'closed.svg'), '<svg/>')
    chmodSync(join(folder, 'closed.svg'), 0)
    symlinkSync('circle.svg', join(folder, 'circle.svg'))
    if (process.getuid?.() !== 0) expect((await ask('/closed.svg')).status).toBe(500)
    const { status, body } = await ask('/circle.svg')
    expect([status, body.toString()]).toEqual([500, 'This could not be read.\n'])
    if (process.platform === 'linux') {
      symlinkSync('/proc/self/mem', join(folder, 'broken.svg'))
      await ask('/broken.svg').catch(() => null)
    }
    expect((await ask('/')).status).toBe(200)
  })

  test('the index that is gone while the client is built anew', async () => {
    renameSync(join(folder, 'index.html'), join(folder, 'later.html'))
    expect((await ask('/')).status).toBe(404)
    expect((await ask('/table/1')).status).toBe(404)
    renameSync(join(folder, 'later.html'), join(folder, 'index.html'))
    expect((await ask('/table/1')).status).toBe(200)
  })
})

test('closing does not wait for fifty visitors who keep their connections', async () => {
  const other = await serverFor(folder)
  const address = new URL(await other.listen({ port: 0, host: '127.0.0.1' }))
  const sockets = await Promise.all(
    Array.from(
      { length: 50 },
      () =>
        new Promise<ReturnType<typeof connect>>((resolve) => {
          const socket = connect(Number(address.port), '127.0.0.1', () => resolve(socket))
          socket.on('error', () => {})
        }),
    ),
  )
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nhost: here\r\n\r\n')
  await Promise.all(sockets.map((socket) => new Promise((resolve) => socket.once('data', resolve))))
  const began = performance.now()
  await other.close()
  expect(performance.now() - began).toBeLessThan(1000)
  for (const socket of sockets) socket.destroy()
})
