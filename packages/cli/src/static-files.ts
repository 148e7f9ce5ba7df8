/** Serves the built client: files with their types, hashed ones for ever, pages by the one index. */
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, normalize, sep } from 'node:path'
import { gzipSync } from 'node:zlib'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.png': 'image/png',
}
const PACKED = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest'])

const SAFETY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** The file under `folder` that an address means; null = none. Nothing outside is ever reached. */
function fileFor(folder: string, address: string): string | null {
  let path: string
  try {
    path = decodeURIComponent(new URL(address, 'http://here').pathname)
  } catch {
    return null
  }
  const file = normalize(join(folder, path))
  if (path.includes('\0') || !(file + sep).startsWith(folder + sep)) return null
  if (existsSync(file) && statSync(file).isFile() && !file.includes(`${sep}.`)) return file
  // A page of the client: its own router knows it. Something that looks like a file is missing.
  return extname(path) === '' ? join(folder, 'index.html') : null
}

export function staticFiles(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const packed = new Map<string, Buffer>()
  return (request, response) => {
    const answer = (status: number, text: string) => {
      response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...SAFETY })
      response.end(request.method === 'HEAD' ? undefined : `${text}\n`)
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, 'Only GET and HEAD.')
    const file = fileFor(folder, request.url ?? '/')
    if (file === null) return answer(404, 'There is nothing here.')
    const kind = extname(file)
    const immutable = file.startsWith(join(folder, 'assets') + sep)
    const headers: Record<string, string> = {
      ...SAFETY,
      'content-type': TYPES[kind] ?? 'application/octet-stream',
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    }
    const pack = PACKED.has(kind) && /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))
    if (pack) {
      let body = packed.get(file)
      if (!body || !immutable) {
        body = gzipSync(readFileSync(file))
        packed.set(file, body)
      }
      response.writeHead(200, {
        ...headers,
        vary: 'accept-encoding',
        'content-encoding': 'gzip',
        'content-length': String(body.length),
      })
      response.end(request.method === 'HEAD' ? undefined : body)
      return
    }
    response.writeHead(200, { ...headers, 'content-length': String(statSync(file).size) })
    if (request.method === 'HEAD') response.end()
    else createReadStream(file).pipe(response)
  }
}
