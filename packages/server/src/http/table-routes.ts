/** Tables over HTTP: the hall, opening one, finding one by its word, and finished games. */
import { seatsOf } from '@durbar/match/court'
import { accountSchema, recordSchema } from '@durbar/protocol'
import { between, idSchema, openTableSchema } from '@durbar/protocol/court/arrangement'
import { hallSchema } from '@durbar/protocol/court/frames'
import { foundTableSchema } from '@durbar/protocol/court/replies'
import * as z from 'zod/mini'
import { accountFor } from '../court/accounts.ts'
import { isInvitation } from '../court/chance.ts'
import { hallNow } from '../court/hall.ts'
import { readStoredRecord } from '../court/records.ts'
import { type Api, NOTHING, Refusal, routeOf } from './api.ts'

const number = (least: number, most: number) => z.pipe(z.coerce.number(), between(least, most))

export function tableRoutes({ court }: Api) {
  return [
    routeOf({
      method: 'GET',
      url: '/api/hall',
      rows: true,
      summary: 'Open tables and running games',
      reply: hallSchema,
      open: true,
      handle: () => hallNow(court.hallPorts),
    }),
    routeOf({
      method: 'POST',
      url: '/api/tables',
      summary: 'Opens a table; join it on the socket',
      body: openTableSchema,
      reply: foundTableSchema,
      most: 60,
      handle: async ({ person, body }) => {
        const seats = [...(await court.invitations.vetted(person, body.seats))]
        const opened = await court.laying.open(person, { ...body, seats })
        if ('refused' in opened) return new Refusal(400, opened.refused, opened.why)
        court.publishing.opened(opened.table)
        return { table: opened.table.id, invitation: opened.invitation }
      },
    }),
    routeOf({
      method: 'POST',
      url: '/api/tables/:table/knock',
      summary: 'Somebody who is nobody here yet has opened the invitation, or has come in or gone',
      params: z.object({ table: idSchema }),
      body: z.object({
        invitation: z.string().check(z.maxLength(64)),
        visit: z.string().check(z.minLength(8), z.maxLength(64)),
        gone: z.optional(z.boolean()),
      }),
      reply: NOTHING,
      open: true,
      most: 60,
      handle: async ({ params: { table: id }, body: { invitation, visit, gone = false } }) => {
        const held = await court.tables.held.fresh(id)
        if (!held || !isInvitation(invitation, held.ports.secret))
          return new Refusal(404, 'nobody is invited here', 'notInvited')
        // Once it has begun nobody waits for anybody.
        if (held.saved.phase === 'laying') court.heralds.knock(id, visit, gone)
        return {}
      },
    }),
    routeOf({
      method: 'GET',
      url: '/api/words/:adjective/:animal/:number',
      summary: 'The table with this word, and its invitation',
      params: z.object({ adjective: number(0, 63), animal: number(0, 63), number: number(10, 99) }),
      reply: foundTableSchema,
      // There are 368,640 words: guessing must not pay.
      most: 20,
      handle: async ({ params: { adjective, animal, number } }) =>
        (await court.laying.byWord([adjective, animal, number])) ??
        new Refusal(404, 'no table has this word', 'closed'),
    }),
    routeOf({
      method: 'GET',
      url: '/api/records/:table',
      summary: 'A finished game, with everything that was opened',
      params: z.object({ table: idSchema }),
      reply: recordSchema as unknown as z.ZodMiniType<z.infer<typeof recordSchema>>,
      open: true,
      handle: async ({ params }) =>
        (await readStoredRecord(court.ports.store, params.table)) ??
        new Refusal(404, 'there is no such game', 'closed'),
    }),
    routeOf({
      method: 'GET',
      url: '/api/tables/:table/accounts/:seat',
      summary: 'A game that goes on, as your seat has seen it',
      params: z.object({ table: idSchema, seat: number(0, 15) }),
      reply: accountSchema as unknown as z.ZodMiniType<z.infer<typeof accountSchema>>,
      // The whole game is played again for it.
      most: 12,
      handle: async ({ person, params: { table: id, seat } }) => {
        const table = (await court.tables.held.fresh(id))?.saved
        if (!table || !seatsOf(table, person).includes(seat))
          return new Refusal(403, 'this seat is not yours', 'notYours')
        const account = await accountFor(table, seat, (each) => court.people.tell(each))
        return account ?? new Refusal(409, 'no game goes on here', 'closed')
      },
    }),
  ]
}
