/** The court beside the client: HTTP and sockets of one server. */
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Court } from './court/court.ts'
import { type Api, courtApi } from './http/api.ts'
import { passkeyRoutes } from './http/passkey-routes.ts'
import { personRoutes } from './http/person-routes.ts'
import { reviewRoutes } from './http/review-routes.ts'
import { tableRoutes } from './http/table-routes.ts'
import { type OperationOptions, operationRoutes } from './operation/routes.ts'
import { Sockets } from './sockets/sockets.ts'

export interface CourtOptions extends OperationOptions {
  /** A proxy stands before us and says who asks in X-Forwarded-For. */
  readonly behindProxy?: boolean
  readonly mostPerAddress?: number
}

/** The last of the list is whom our own proxy has seen; those before it anybody may have written. */
const addressOf = (behindProxy: boolean) => (request: IncomingMessage) => {
  const forwarded = behindProxy ? request.headers['x-forwarded-for'] : undefined
  return (
    String(forwarded ?? '')
      .split(',')
      .at(-1)
      ?.trim() ||
    request.socket.remoteAddress ||
    ''
  )
}

/** Before the client's files, which answer to every other address. */
export async function withCourt(
  app: FastifyInstance,
  court: Court,
  options: CourtOptions = {},
): Promise<void> {
  const { mostPerAddress, behindProxy = false } = options
  const sockets = new Sockets(court, {
    addressOf: addressOf(behindProxy),
    ...(mostPerAddress === undefined ? {} : { mostPerAddress }),
  })
  const api: Api = { court }
  const routes = [...personRoutes(api), ...tableRoutes(api), ...reviewRoutes(api), ...passkeyRoutes(api)]
  await courtApi(app, api, routes)
  operationRoutes(app, court, sockets, options)
  sockets.attach(app.server)
  app.addHook('preClose', async () => {
    await sockets.close()
    await court.close()
  })
}
