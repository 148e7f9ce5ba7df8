/** The built client: files as they were packed, hashed ones for ever, and the one index for every page. */
import { join, sep } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'

const FOR_EVER = 'public, max-age=31536000, immutable'
const ASK_AGAIN = 'no-cache'

/** A page of the client, which its own router knows; something with a dot looks like a file, or is hidden. */
function isPage(address: string): boolean {
  try {
    const segments = decodeURIComponent(address.split('?', 1)[0]!).split('/')
    return !segments.at(-1)!.includes('.') && !segments.some((segment) => /^\.|[\\\0]/.test(segment))
  } catch {
    return false
  }
}

export const say = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).type('text/plain; charset=utf-8').send(`${text}\n`)

export async function clientFiles(app: FastifyInstance, folder: string): Promise<void> {
  const { fastifyStatic } = await import('@fastify/static')
  const hashed = join(folder, 'assets') + sep
  await app.register(fastifyStatic, {
    root: folder,
    serve: true,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.startsWith(hashed) ? FOR_EVER : ASK_AGAIN)
    },
  })

  const turnedToIndex = new WeakSet<FastifyReply>()
  app.setNotFoundHandler((request, reply) => {
    // Once: while the client is built anew there is no index either.
    if (!isPage(request.url) || turnedToIndex.has(reply)) return say(reply, 404, 'There is nothing here.')
    turnedToIndex.add(reply)
    return reply.code(200).sendFile('index.html')
  })
  app.addHook('onRequest', async (request, reply) => {
    if (request.is404) return say(reply.header('allow', 'GET, HEAD'), 405, 'Only GET and HEAD.')
  })
}
