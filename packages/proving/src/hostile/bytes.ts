/** Ill will below the frames: requests and bytes that no honest program sends. */
import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'

/** What is written on a bare line, and how long it is held open afterwards. */
interface Bytes {
  readonly write: (host: string, address: string) => string | Buffer
  readonly holdMs?: number
}

const request =
  (line: string, headers = '') =>
  (host: string, address: string) =>
    `${line} HTTP/1.1\r\nHost: ${host}\r\nX-Forwarded-For: ${address}\r\n${headers}\r\n`
const UPGRADE =
  'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n'
const upgraded = (bytes: Buffer) => (host: string, address: string) =>
  Buffer.concat([Buffer.from(request('GET /court', UPGRADE)(host, address)), bytes])
const JSON_BODY = (length: number) => `Content-Type: application/json\r\nContent-Length: ${length}\r\n`

export const LINES: Readonly<Record<string, Bytes>> = {
  'from a foreign page': { write: request('GET /court', `${UPGRADE}Origin: https://evil.example\r\n`) },
  'from no page at all': { write: request('GET /court', `${UPGRADE}Origin: null\r\n`) },
  'to an address that is none': { write: request('GET //', UPGRADE) },
  'to another path': { write: request('GET /court/../court', UPGRADE) },
  'up the folders': { write: request('GET /../../../../etc/passwd') },
  'up the folders, in disguise': { write: request('GET /%2e%2e/%2e%2e/%2e%2e/etc/passwd') },
  'up the folders, twice disguised': { write: request('GET /..%252f..%252f..%252fetc%252fpasswd') },
  'with a null in the path': { write: request('GET /index.html%00.png') },
  'with a path that is none': { write: request('GET /%zz%') },
  'with an endless path': { write: request(`GET /${'a'.repeat(20_000)}`) },
  'with endless headers': { write: request('GET /', `X-Fill: ${'x'.repeat(40_000)}\r\n`) },
  'with a thousand headers': {
    write: request('GET /', Array.from({ length: 1000 }, (_, n) => `X-${n}: y\r\n`).join('')),
  },
  'with two lengths': { write: request('POST /api/people', 'Content-Length: 5\r\nContent-Length: 50\r\n') },
  'with length and chunks': {
    write: request('POST /api/people', 'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n'),
  },
  'with a broken line in a header': { write: request('GET /', 'X-A: b\r\n\tc\r\nX-B: \x00\r\n') },
  'a body that never comes': { write: request('POST /api/people', JSON_BODY(4000)), holdMs: 400 },
  'a head that never ends': { write: (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX: `, holdMs: 400 },
  'a body that is too long': {
    write: (host, address) =>
      request('POST /api/people', JSON_BODY(3_000_000))(host, address) + 'x'.repeat(200_000),
  },
  'a body that is no JSON': {
    write: (host, address) => `${request('POST /api/people', JSON_BODY(9))(host, address)}{"name":x`,
  },
  'a person like no other': {
    write: (host, address) => {
      const body = '{"name":{"toString":1},"emblem":1e99,"colour":[]}'
      return request('POST /api/people', JSON_BODY(body.length))(host, address) + body
    },
  },
  'a guessed word': { write: request('GET /api/words/1/2/3') },
  'a guessed secret': {
    write: (host, address) =>
      request('GET /api/me', `Authorization: Bearer ${randomBytes(32).toString('hex')}\r\n`)(host, address),
  },
  'a secret in pieces': { write: request('GET /api/me', 'Authorization: Bearer \x7f\x80\r\n') },
  'somebody else to be deleted': { write: request('DELETE /api/me') },
  'the record of a game in play': { write: request('GET /api/records/x') },
  'a method that is none': { write: request('BREW /api/people') },
  'no protocol at all': { write: () => randomBytes(200) },
  'a frame without its mask': { write: upgraded(Buffer.from([0x81, 0x02, 0x7b, 0x7d])) },
  'a frame with reserved bits': { write: upgraded(Buffer.from([0xf1, 0x80, 0, 0, 0, 0])) },
  'a frame of eight exabytes': {
    write: upgraded(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0, 0, 0, 0])),
  },
  'a frame that is no text': { write: upgraded(Buffer.from([0x81, 0x82, 0, 0, 0, 0, 0xff, 0xfe])) },
  'a frame in pieces without end': {
    write: upgraded(Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x7b])),
    holdMs: 400,
  },
  'a long control frame': {
    write: upgraded(Buffer.concat([Buffer.from([0x89, 0xfe, 1, 0, 0, 0, 0, 0]), randomBytes(256)])),
  },
  'a goodbye of no kind': { write: upgraded(Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0, 1])) },
}

const PATIENCE_MS = 3000

/** Resolves when the court has closed the line, or we have. */
export function throwAt(port: number, { write, holdMs = 60 }: Bytes, address: string): Promise<void> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1')
    const late = setTimeout(() => line.destroy(), PATIENCE_MS)
    line.on('connect', () => {
      line.write(write(`127.0.0.1:${port}`, address))
      setTimeout(() => line.destroy(), holdMs)
    })
    line.on('error', () => {})
    line.on('data', () => {})
    line.on('close', () => {
      clearTimeout(late)
      resolve()
    })
  })
}
