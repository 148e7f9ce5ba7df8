/** What my page asks of the court; comes with it. */
import type { Subscription } from '@durbar/protocol/court/people'
import { deviceSchema, personalLinkSchema, personSchema } from '@durbar/protocol/court/people'
import { ownRecordsSchema, pushKeySchema } from '@durbar/protocol/court/replies'
import { anything, ask, type Named, type Shape } from '../court/api.ts'
import { deviceKind } from './device-kind.ts'

const whatever: Shape<unknown> = { safeParse: (data) => ({ success: true, data }) }
const post = (body: unknown) => ({ method: 'POST', body }) as const

export const mine = {
  me: () => ask(personSchema, '/api/me'),
  rename: (named: Partial<Named>) => ask(personSchema, '/api/me', { method: 'PATCH', body: named }),
  forget: () => ask(anything, '/api/me', { method: 'DELETE' }),
  everything: () => ask(whatever, '/api/me/export'),
  records: () => ask(ownRecordsSchema, '/api/me/records'),
  link: () => ask(personalLinkSchema, '/api/me/link', post({})),
  follow: (token: string) => ask(deviceSchema, '/api/link', post({ token, kind: deviceKind(navigator) })),
  pushKey: () => ask(pushKeySchema, '/api/push-key'),
  subscribe: (wanted: Subscription) => ask(anything, '/api/me/push', { method: 'PUT', body: wanted }),
  unsubscribe: (endpoint: string) => ask(anything, '/api/me/push', { method: 'DELETE', body: { endpoint } }),
  passkeyOptions: () => ask(whatever, '/api/me/passkey/options', post({})),
  keepPasskey: (made: unknown) => ask(anything, '/api/me/passkey', post(made)),
  returnOptions: () => ask(whatever, '/api/passkey/options', post({})),
  showPasskey: (shown: object) =>
    ask(deviceSchema, '/api/passkey', post({ ...shown, kind: deviceKind(navigator) })),
}
