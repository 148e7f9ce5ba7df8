/** Reviews over HTTP: whoever played a game may ask the court to judge it, and anybody may read how far that is. */
import { between, idSchema } from '@durbar/protocol/court/arrangement'
import { courtReviewSchema, nothingSchema } from '@durbar/protocol/court/reviews'
import * as z from 'zod/mini'
import { satAt } from '../court/records.ts'
import { type Api, Refusal, routeOf } from './api.ts'

const NONE = { state: 'none', share: 0, head: null, next: 0, pieces: [] } as const

export function reviewRoutes({ court }: Api) {
  return [
    routeOf({
      method: 'POST',
      url: '/api/records/:table/review',
      summary: 'Has a finished game of yours judged, when nothing else is to be done',
      params: z.object({ table: idSchema }),
      reply: nothingSchema,
      most: 30,
      handle: async ({ person, params: { table } }) => {
        if (!court.reviews.judges) return new Refusal(409, 'this court judges no games', 'closed')
        if (!(await satAt(court.ports.store, table, person)))
          return new Refusal(403, 'you have played no such game', 'notYours')
        return (await court.reviews.want(table)) ? {} : new Refusal(404, 'there is no such game', 'closed')
      },
    }),
    routeOf({
      method: 'GET',
      url: '/api/records/:table/review/:from',
      summary: 'How far the review of a game is, and its pieces from that one on',
      params: z.object({ table: idSchema, from: z.pipe(z.coerce.number(), between(0, 1_000_000)) }),
      reply: courtReviewSchema,
      open: true,
      handle: async ({ params: { table, from } }) => (await court.reviews.rows.since(table, from)) ?? NONE,
    }),
  ]
}
