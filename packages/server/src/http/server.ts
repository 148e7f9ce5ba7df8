/** The one HTTP server: what it says to everybody, and what happens when something goes wrong. */
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { clientFiles, say } from './client-files.ts'

const SAFETY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** Of the files that this process may open, so many stay for the client's files and our own. */
const KEPT_BACK = 100

/** Visitors who say nothing hold a descriptor each; those who are in must still get their files. */
function mostVisitors(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files: { soft: number | string } }
  }
  const open = Number(userLimits?.open_files.soft)
  return Number.isFinite(open) ? Math.max(open - KEPT_BACK, 1) : Number.POSITIVE_INFINITY
}

/** No file can be opened just now, because too many are: that passes. */
const EXHAUSTED = new Set(['EMFILE', 'ENFILE'])

function failed(error: FastifyError, reply: FastifyReply): FastifyReply {
  // What was to be sent described a file that is not sent.
  for (const name of Object.keys(reply.getHeaders())) if (!(name in SAFETY)) reply.removeHeader(name)
  if (EXHAUSTED.has(error.code))
    return say(reply.header('retry-after', '5'), 503, 'Too many visitors at once; please try again.')
  const status = error.statusCode ?? 500
  if (status >= 500) return say(reply, 500, 'This could not be read.')
  // Which paths are forbidden and which do not exist is nobody's business.
  return status === 403
    ? say(reply, 404, 'There is nothing here.')
    : say(reply, status, 'This cannot be read.')
}

interface ServerOptions {
  /** A proxy stands before us and says who asks. */
  readonly behindProxy?: boolean
  /** What else is served; the client's own pages come after it. */
  beside?(app: FastifyInstance): Promise<void>
}

/** Serves the built client in this folder, and what is put beside it; not yet listening. */
export async function serverFor(
  client: string,
  { behindProxy = false, beside }: ServerOptions = {},
): Promise<FastifyInstance> {
  // Every command of the command line would wait for it.
  const { fastify } = await import('fastify')
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout: 60_000,
    // One proxy, our own: what it adds is true.
    trustProxy: (_address, hop) => behindProxy && hop === 0,
    frameworkErrors: (error, _request, reply) => {
      reply.headers(SAFETY)
      failed(error, reply as FastifyReply)
    },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(SAFETY)
  })
  app.setErrorHandler<FastifyError>((error, _request, reply) => failed(error, reply))
  app.server.maxConnections = mostVisitors()
  // A connection that could not be taken is lost; the others are not.
  app.server.on('error', () => {})
  await beside?.(app)
  await clientFiles(app, client)
  return app
}
