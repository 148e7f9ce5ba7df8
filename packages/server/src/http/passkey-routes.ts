/** A passkey brings a person back when every device is lost: the browser's own, nothing else is asked. */

import { deviceKindSchema, deviceSchema } from '@durbar/protocol/court/people'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Store } from '../store/store.ts'
import { type Api, NOTHING, Refusal, routeOf } from './api.ts'

const CHALLENGE_MS = 300_000

/** As the browser made it; the library reads it. */
const responseSchema = z.looseObject({ id: z.string().check(z.maxLength(1024)), response: z.looseObject({}) })

/** Challenges that wait for their answer: each once, not for long, and on whichever node the answer comes. */
class Challenges {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  async add(challenge: string, person: string): Promise<void> {
    const now = this.now()
    await this.store.write(async (db) => {
      await db.deleteFrom('challenges').where('until', '<=', now).execute()
      await db
        .insertInto('challenges')
        .values({ challenge, person, until: now + CHALLENGE_MS })
        .execute()
    })
  }

  async take(challenge: string, person: string): Promise<boolean> {
    const [found] = await this.store.db
      .deleteFrom('challenges')
      .where('challenge', '=', challenge)
      .returning(['person', 'until'])
      .execute()
    return found !== undefined && found.person === person && found.until > this.now()
  }
}

/** The page that asks, as the browser will sign it. */
function pageOf({ headers, protocol }: FastifyRequest): { origin: string; id: string } {
  const host = headers.host ?? 'localhost'
  const origin = headers.origin ?? `${protocol}://${host}`
  return { origin, id: new URL(`http://${host}`).hostname }
}

export function passkeyRoutes(api: Api) {
  const { court } = api
  const { store, clock } = court.ports
  const now = () => clock.now()
  const challenges = new Challenges(store, now)
  return [
    routeOf({
      method: 'POST',
      url: '/api/me/passkey/options',
      summary: 'What the browser needs to make a passkey',
      reply: z.looseObject({}),
      handle: async ({ person, request }) => {
        const profile = await court.people.profile(person)
        const options = await generateRegistrationOptions({
          rpName: 'Durbar',
          rpID: pageOf(request).id,
          userName: profile?.name ?? '',
          userID: new TextEncoder().encode(person),
          attestationType: 'none',
          authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        })
        await challenges.add(options.challenge, person)
        return { ...options }
      },
    }),
    routeOf({
      method: 'POST',
      url: '/api/me/passkey',
      summary: 'Keeps the passkey that was made',
      body: responseSchema,
      reply: NOTHING,
      handle: async ({ person, body, request }) => {
        const { origin, id } = pageOf(request)
        const { verified, registrationInfo } = await verifyRegistrationResponse({
          response: body as unknown as RegistrationResponseJSON,
          expectedChallenge: (challenge) => challenges.take(challenge, person),
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
        }).catch(() => ({ verified: false, registrationInfo: undefined }))
        if (!verified || !registrationInfo) return new Refusal(400, 'this passkey does not hold', 'malformed')
        const { credential } = registrationInfo
        const public_key = Buffer.from(credential.publicKey).toString('base64url')
        const { id: key, counter } = credential
        await store.write((db) =>
          db
            .insertInto('passkeys')
            .values({ id: key, person, public_key, counter, created: now() })
            .execute(),
        )
        return {}
      },
    }),
    routeOf({
      method: 'POST',
      url: '/api/passkey/options',
      summary: 'What the browser needs to show a passkey',
      reply: z.looseObject({}),
      open: true,
      most: 60,
      handle: async ({ request }) => {
        const options = await generateAuthenticationOptions({
          rpID: pageOf(request).id,
          userVerification: 'preferred',
        })
        await challenges.add(options.challenge, '')
        return { ...options }
      },
    }),
    routeOf({
      method: 'POST',
      url: '/api/passkey',
      summary: 'A passkey was shown: this device is that person’s',
      body: z.extend(responseSchema, { kind: z.optional(deviceKindSchema) }),
      reply: deviceSchema,
      open: true,
      most: 60,
      handle: async ({ body, request }) => {
        const { origin, id } = pageOf(request)
        const kept = await store.db
          .selectFrom('passkeys')
          .selectAll()
          .where('id', '=', body.id)
          .executeTakeFirst()
        const refusal = new Refusal(400, 'this passkey does not hold', 'stranger')
        if (!kept) return refusal
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          response: body as unknown as AuthenticationResponseJSON,
          expectedChallenge: (challenge) => challenges.take(challenge, ''),
          expectedOrigin: origin,
          expectedRPID: id,
          requireUserVerification: false,
          credential: {
            id: kept.id,
            publicKey: new Uint8Array(Buffer.from(kept.public_key, 'base64url')),
            counter: kept.counter,
          },
        }).catch(() => ({ verified: false, authenticationInfo: undefined }))
        if (!verified || !authenticationInfo) return refusal
        const { newCounter: counter } = authenticationInfo
        await store.write((db) =>
          db.updateTable('passkeys').set({ counter }).where('id', '=', kept.id).execute(),
        )
        const carried = await court.people.admit(kept.person)
        court.heralds.carried(carried.person, carried.device, body.kind ?? null)
        return carried
      },
    }),
  ]
}
