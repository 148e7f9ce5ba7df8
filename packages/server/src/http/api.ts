/** The court over HTTP: every route says its shapes once; they check what comes in and are shown as OpenAPI. */

import type { Frozen } from '@durbar/protocol/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import * as z from 'zod/mini'
import type { Court } from '../court/court.ts'
import { FEWEST_LEVELS, knowingLevels } from '../court/older-pages.ts'
import { StoreTrouble } from '../store/trouble.ts'
import { apiPage } from './api-page.ts'

export interface Api {
  readonly court: Court
}

type Shape = z.ZodMiniType

interface Asked<B, P> {
  readonly body: B
  readonly params: P
  /** Whose device asks; '' where a route is for everybody. */
  readonly person: string
  readonly request: FastifyRequest
}

interface Route<B extends Shape, P extends Shape, R extends Shape> {
  readonly method: HTTPMethods
  readonly url: string
  readonly summary: string
  readonly body?: B
  readonly params?: P
  readonly reply: R
  /** Left out: for a device that says its secret. */
  readonly open?: true
  /** It tells of tables, and of the bots at them. */
  readonly rows?: true
  /** How often an address may ask per minute, where that is less than usual. */
  readonly most?: number
  handle(asked: Asked<z.infer<B>, z.infer<P>>): Promise<Frozen<z.infer<R>> | Refusal>
}

/** Said with a status and in one line. */
export class Refusal {
  readonly status: number
  readonly refused: string
  readonly why: string | undefined
  constructor(status: number, refused: string, why?: string) {
    this.status = status
    this.refused = refused
    this.why = why
  }
}

export const NOTHING = z.object({})
type AnyRoute = Route<Shape, Shape, Shape>
/** Inside, a route knows its shapes; whoever serves it checks them first. */
export const routeOf = <B extends Shape, P extends Shape, R extends Shape>(route: Route<B, P, R>): AnyRoute =>
  route as unknown as AnyRoute

const asJson = (shape: Shape, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(shape, { unrepresentable: 'any', io }) as Record<
    string,
    unknown
  >
  return json
}
const refusalJson = { type: 'object', properties: { refused: { type: 'string' }, why: { type: 'string' } } }

const answer = (reply: FastifyReply, status: number, refused: string, why?: string) =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ refused, ...(why ? { why } : {}) })

const BEARER = /^Bearer ([0-9a-f]{64})$/

async function personOf({ court }: Api, { headers }: FastifyRequest): Promise<string> {
  const secret = BEARER.exec(headers.authorization ?? '')?.[1]
  return secret ? ((await court.people.whose(secret))?.person ?? '') : ''
}

const MOST_PER_MINUTE = 600
const LONGEST_BODY = 32_768

export async function courtApi(app: FastifyInstance, api: Api, routes: readonly AnyRoute[]): Promise<void> {
  const { default: swagger } = await import('@fastify/swagger')
  const { default: rateLimit } = await import('@fastify/rate-limit')
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: true, max: MOST_PER_MINUTE, timeWindow: 60_000 })
    await scope.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'The court of Durbar',
          version: '1',
          description: 'HTTP beside the socket; see docs/protocol.md.',
        },
        components: { securitySchemes: { device: { type: 'http', scheme: 'bearer' } } },
      },
    })
    scope.setErrorHandler<Error & { statusCode?: number; validation?: unknown }>((error, _request, reply) => {
      if (error instanceof StoreTrouble)
        return answer(reply, 503, 'the court cannot write just now; try again')
      const status = error.statusCode ?? 500
      if (status >= 500) api.court.ports.log('a request failed', { error: error.message })
      return answer(reply, status, status >= 500 ? 'this could not be done' : error.message)
    })
    scope.setValidatorCompiler(() => (value) => ({ value }))
    scope.setSerializerCompiler(() => (value) => JSON.stringify(value))
    for (const route of routes) add(scope, api, route)
    scope.get('/api/openapi.json', { schema: { hide: true } }, () => scope.swagger())
    scope.get('/api', { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').send(apiPage(scope.swagger())),
    )
    scope.all('/api/*', { schema: { hide: true } }, (_request, reply) =>
      answer(reply, 404, 'there is nothing here'),
    )
  })
}

function add(scope: FastifyInstance, api: Api, route: AnyRoute): void {
  const { method, url, summary, body, params, reply: shape, open, most, rows } = route
  scope.route({
    method,
    url,
    bodyLimit: LONGEST_BODY,
    ...(most ? { config: { rateLimit: { max: most, timeWindow: 60_000 } } } : {}),
    schema: {
      summary,
      ...(open ? {} : { security: [{ device: [] }] }),
      ...(body ? { body: asJson(body, 'input') } : {}),
      ...(params ? { params: asJson(params, 'input') } : {}),
      response: { 200: asJson(shape, 'output'), '4xx': refusalJson },
    },
    handler: async (request, reply) => {
      const person = open ? '' : await personOf(api, request)
      if (!open && person === '') return answer(reply, 401, 'no device of anybody here', 'stranger')
      const given = {
        body: (body ?? NOTHING).safeParse(request.body ?? {}),
        params: (params ?? NOTHING).safeParse(request.params),
      }
      for (const part of [given.body, given.params])
        if (!part.success) {
          const { path, message } = part.error.issues[0]!
          return answer(reply, 400, `${path.join('.')}: ${message}`.slice(0, 200), 'malformed')
        }
      const told = await route.handle({ body: given.body.data, params: given.params.data, person, request })
      if (told instanceof Refusal) return answer(reply, told.status, told.refused, told.why)
      reply.header('cache-control', 'no-store')
      if (!rows) return reply.send(told)
      const levels = Number(request.headers['durbar-levels']) || FEWEST_LEVELS
      return reply.type('application/json; charset=utf-8').send(knowingLevels(levels, JSON.stringify(told)))
    },
  })
}
