/** For whoever runs the court: whether this node lives, whether it can be sent guests, and what it has done. */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import type { Court } from '../court/court.ts'
import type { Sockets } from '../sockets/sockets.ts'

/** A store that takes longer to say that it is there is not. */
const PATIENCE_MS = 2_000
const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/

export interface OperationOptions {
  /** Left out: metrics are for this machine alone. */
  readonly adminToken?: string
}

const hashed = (words: string) => createHash('sha256').update(words).digest()

/** From this machine and through nobody, or with the token; compared in constant time, whatever its length. */
export function isOperator(
  { headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>,
  adminToken: string | undefined,
): boolean {
  const token = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1]
  if (adminToken && token) return timingSafeEqual(hashed(adminToken), hashed(token))
  return headers['x-forwarded-for'] === undefined && LOOPBACK.test(socket.remoteAddress ?? '')
}

const say = (reply: FastifyReply, status: number, words: string) =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${words}\n`)

export function operationRoutes(
  app: FastifyInstance,
  court: Court,
  sockets: Sockets,
  { adminToken }: OperationOptions,
): void {
  app.get('/healthz', (_request, reply) => say(reply, 200, 'alive'))

  app.get('/readyz', async (_request, reply) => {
    if (court.isClosing) return say(reply, 503, 'going away')
    const late = new Promise<false>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
    const there = sql`select 1`.execute(court.ports.store.db).then(
      () => true,
      () => false,
    )
    return (await Promise.race([there, late])) ? say(reply, 200, 'ready') : say(reply, 503, 'no store')
  })

  app.get('/metrics', async (request, reply) => {
    // That it exists is nobody else's business.
    if (!isOperator(request, adminToken)) return say(reply, 404, 'There is nothing here.')
    const { changes, commits } = court.tables.commits.counted
    const words = court.metrics.exposition({
      ...{ changes, commits, sockets: sockets.count },
      people: court.presence.count,
      tables: court.tables.held.size,
      // A store that is away is heard of elsewhere.
      reviews: await court.reviews.rows.count().catch(() => 0),
    })
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(words)
  })
}
