/** A passkey brings a person back when every device is lost: the browser's own, nothing else is asked. */

import { deviceSchema } from '@durbar/protocol/court/people'
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
import { type Api, NOTHING, Refusal, routeOf } from './api.ts'

const CHALLENGE_MS = 300_000
const MOST_CHALLENGES = 10_000

/** As the browser made it; the library reads it. */
const responseSchema = z.looseObject({ id: z.string().check(z.maxLength(1024)), response: z.looseObject({}) })

/** Challenges that wait for their answer: each once, and not for long. */
class Challenges {
  private readonly waiting = new Map<string, { readonly person: string; readonly until: number }>()

  add(challenge: string, person: string, now: number): void {
    for (const [key, { until }] of this.waiting) if (until <= now) this.waiting.delete(key)
    if (this.waiting.size < MOST_CHALLENGES)
      this.waiting.set(challenge, { person, until: now + CHALLENGE_MS })
  }
  take(challenge: string, person: string, now: number): boolean {
    const found = this.waiting.get(challenge)
    this.waiting.delete(challenge)
    return found !== undefined && found.person === person && found.until > now
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
  const challenges = new Challenges()
  const now = () => clock.now()
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
        challenges.add(options.challenge, person, now())
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
          expectedChallenge: (challenge) => challenges.take(challenge, person, now()),
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
        challenges.add(options.challenge, '', now())
        return { ...options }
      },
    }),
    routeOf({
      method: 'POST',
      url: '/api/passkey',
      summary: 'A passkey was shown: this device is that person’s',
      body: responseSchema,
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
          expectedChallenge: (challenge) => challenges.take(challenge, '', now()),
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
        api.carried(carried.person, carried.device)
        return carried
      },
    }),
  ]
}
