import { createECDH, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import ece from 'http_ece'
import { onTestFinished } from 'vitest'
import { ask, type Client } from './house.ts'

/** A browser's push service and the browser behind it. */
export async function browser(status = 201) {
  const pair = createECDH('prime256v1')
  const p256dh = pair.generateKeys().toString('base64url')
  const auth = randomBytes(16).toString('base64url')
  const got: { body: unknown; authorization: string }[] = []
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part as Buffer)
    const plain = ece.decrypt(Buffer.concat(parts), {
      version: 'aes128gcm',
      privateKey: pair,
      authSecret: auth,
    })
    got.push({ body: JSON.parse(plain.toString()), authorization: request.headers.authorization ?? '' })
    reply.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/push/1`
  return { endpoint, keys: { p256dh, auth }, got }
}

export const subscribe = (
  { device, house }: Client,
  { endpoint, keys }: Awaited<ReturnType<typeof browser>>,
  quiet: unknown = null,
  about: readonly string[] = ['turn', 'begun'],
) => ask(house, 'PUT', '/api/me/push', { secret: device.secret, body: { endpoint, keys, quiet, about } })
