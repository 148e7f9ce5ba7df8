/** A person: arriving, another device, passkeys, notifications, everything as a file, and going for good. */

import { hashSchema } from '@durbar/protocol/court/arrangement'
import {
  changedPersonSchema,
  deviceKindSchema,
  deviceSchema,
  newPersonSchema,
  personalLinkSchema,
  personSchema,
  subscriptionSchema,
} from '@durbar/protocol/court/people'
import {
  companySchema,
  ownRecordsSchema,
  ownTablesSchema,
  pushKeySchema,
} from '@durbar/protocol/court/replies'
import { tableRowSchema } from '@durbar/protocol/court/told'
import * as z from 'zod/mini'
import { tablesOf } from '../court/hall.ts'
import { forgetName, readStoredRecord, recordsOf } from '../court/records.ts'
import { type Api, NOTHING, Refusal, routeOf } from './api.ts'

const GONE = new Refusal(404, 'this person is gone', 'stranger')

export function personRoutes(api: Api) {
  const { court } = api
  const { people, pushes } = court
  const me = async (person: string) => {
    const profile = await people.profile(person)
    if (!profile) return GONE
    const here = court.presence.of(person).state !== 'gone'
    return { ...profile, devices: profile.devices.map((device) => ({ ...device, here })) }
  }
  return [
    routeOf({
      method: 'POST',
      url: '/api/people',
      summary: 'A first visit: a name and an emblem; the reply holds the secret that the device keeps',
      body: newPersonSchema,
      reply: deviceSchema,
      open: true,
      most: 30,
      handle: ({ body }) => people.arrive(body),
    }),
    routeOf({
      method: 'GET',
      url: '/api/me',
      summary: 'My page',
      reply: personSchema,
      handle: ({ person }) => me(person),
    }),
    routeOf({
      method: 'PATCH',
      url: '/api/me',
      summary: 'Another name or emblem',
      body: changedPersonSchema,
      reply: personSchema,
      handle: async ({ person, body: { name, emblem, colour } }) => {
        await people.rename(person, {
          ...(name === undefined ? {} : { name }),
          ...(emblem === undefined ? {} : { emblem }),
          ...(colour === undefined ? {} : { colour }),
        })
        await court.heralds.renamed(person)
        return me(person)
      },
    }),
    routeOf({
      method: 'DELETE',
      url: '/api/me',
      summary:
        'Deletes name, devices, keys, messages and notifications; moves in the records of others stay, as a guest’s',
      reply: NOTHING,
      handle: async ({ person }) => {
        for (const { id } of await tablesOf(court.hallPorts, person))
          await court.intend(id, person, false, { type: 'leave' }, { actor: person, key: `deleted ${id}` })
        await court.ports.store.write((db) => forgetName(db, person))
        await people.forget(person)
        court.heralds.deleted(person)
        return {}
      },
    }),
    routeOf({
      method: 'GET',
      url: '/api/me/export',
      summary: 'Everything the court knows of me, as one document',
      reply: z.object({ me: personSchema, tables: z.array(tableRowSchema), records: z.array(z.unknown()) }),
      most: 10,
      handle: async ({ person }) => {
        const profile = await me(person)
        if (profile instanceof Refusal) return profile
        const records = []
        for (const { table } of await recordsOf(court.ports.store, person))
          records.push(await readStoredRecord(court.ports.store, table))
        return { me: profile, tables: await tablesOf(court.hallPorts, person), records }
      },
    }),
    routeOf({
      method: 'GET',
      url: '/api/me/tables',
      rows: true,
      summary: 'My tables that are not over',
      reply: ownTablesSchema,
      handle: async ({ person }) => ({ tables: await tablesOf(court.hallPorts, person) }),
    }),
    routeOf({
      method: 'GET',
      url: '/api/me/company',
      summary: 'People I have played with, who can be called to a table',
      reply: companySchema,
      handle: async ({ person }) => ({ company: [...(await court.invitations.companyOf(person))] }),
    }),
    routeOf({
      method: 'GET',
      url: '/api/me/records',
      summary: 'My finished games, newest first',
      reply: ownRecordsSchema,
      handle: async ({ person }) => ({ records: await recordsOf(court.ports.store, person) }),
    }),
    routeOf({
      method: 'POST',
      url: '/api/me/link',
      summary: 'A token that makes another device mine, within ten minutes and once',
      reply: personalLinkSchema,
      most: 30,
      handle: ({ person }) => people.link(person),
    }),
    routeOf({
      method: 'POST',
      url: '/api/link',
      summary: 'This device follows such a token',
      body: z.object({ token: hashSchema, kind: z.optional(deviceKindSchema) }),
      reply: deviceSchema,
      open: true,
      most: 30,
      handle: async ({ body }) => {
        const carried = await people.follow(body.token)
        if (!carried) return new Refusal(404, 'this link was used or is too old', 'lapsed')
        court.heralds.carried(carried.person, carried.device, body.kind ?? null)
        return carried
      },
    }),
    routeOf({
      method: 'GET',
      url: '/api/push-key',
      summary: 'The public key a browser subscribes with',
      reply: pushKeySchema,
      open: true,
      handle: async () => ({ key: pushes.publicKey }),
    }),
    routeOf({
      method: 'PUT',
      url: '/api/me/push',
      summary: 'Notify this device when it is my turn',
      body: subscriptionSchema,
      reply: NOTHING,
      handle: async ({ person, body }) =>
        (await pushes.subscribe(person, body)) ? {} : new Refusal(400, 'nobody pushes there', 'malformed'),
    }),
    routeOf({
      method: 'DELETE',
      url: '/api/me/push',
      summary: 'No longer',
      body: z.pick(subscriptionSchema, { endpoint: true }),
      reply: NOTHING,
      handle: async ({ person, body }) => {
        await pushes.unsubscribe(person, body.endpoint)
        return {}
      },
    }),
  ]
}
