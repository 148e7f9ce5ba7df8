/** A person without an account, over HTTP: a name, an emblem, and a secret that a device keeps. */
import * as z from 'zod/mini'
import type { Frozen } from '../messages.ts'
import {
  between,
  colourSchema,
  emblemSchema,
  hashSchema,
  idSchema,
  nameSchema,
  whole,
} from './arrangement.ts'

const wishes = { emblem: z.nullable(emblemSchema), colour: z.nullable(colourSchema) }
export const newPersonSchema = z.object({ name: nameSchema, ...wishes })
export const changedPersonSchema = z.partial(newPersonSchema)

/** Once, and never again: the device must keep the secret. */
export const deviceSchema = z.object({ person: idSchema, device: idSchema, secret: hashSchema })
export type Device = Frozen<z.infer<typeof deviceSchema>>

/** What another device is called; the words are the client's, and one that cannot say what it is says nothing. */
export const deviceKindSchema = z.enum([
  'iphone',
  'ipad',
  'androidPhone',
  'androidTablet',
  'mac',
  'windows',
  'chromebook',
  'linux',
])
export type DeviceKind = z.infer<typeof deviceKindSchema>

/** Minutes of the day in that zone between which nobody is disturbed; equal: never. */
const quietSchema = z.object({
  from: between(0, 1439),
  to: between(0, 1439),
  /** An IANA name, "Europe/Berlin". */
  zone: z.string().check(z.maxLength(64)),
})
const pushKindSchema = z.enum(['turn', 'begun', 'invited', 'opened'])

/** As a browser's PushSubscription says it. */
export const subscriptionSchema = z.object({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.object({ p256dh: z.string().check(z.maxLength(200)), auth: z.string().check(z.maxLength(60)) }),
  quiet: z.nullable(quietSchema),
  /** It is my turn; a table of mine is full and begins; somebody calls me; somebody opens a table in the hall. */
  about: z.array(pushKindSchema),
})
export type Subscription = Frozen<z.infer<typeof subscriptionSchema>>

export const personSchema = z.object({
  person: idSchema,
  name: nameSchema,
  ...wishes,
  since: whole,
  devices: z.array(z.object({ device: idSchema, since: whole, here: z.boolean() })),
  /** When each passkey was made. */
  passkeys: z.array(whole),
  /** Endpoints are nobody's business; here is how many there are. */
  subscriptions: whole,
})
export type Person = Frozen<z.infer<typeof personSchema>>

/** Good for ten minutes, and once. */
export const personalLinkSchema = z.object({ token: hashSchema, until: whole })

/** What a push says; the words are the client's. */
export const pushSchema = z.object({
  type: pushKindSchema,
  table: idSchema,
  game: z.string(),
  /** When the time is out. */
  due: z.nullable(whole),
  /** Who has opened it, or calls. */
  host: z.optional(nameSchema),
  /** Who has moved last, where it was a person. */
  mover: z.optional(nameSchema),
})
export type Push = Frozen<z.infer<typeof pushSchema>>

export const recordRowSchema = z.object({
  table: idSchema,
  game: z.string(),
  ended: whole,
  /** `standIn`: why a bot has played to the end for that person. */
  seats: z.array(
    z.object({
      name: z.string(),
      bot: z.optional(z.string()),
      standIn: z.optional(z.string()),
      emblem: z.optional(emblemSchema),
      colour: z.optional(colourSchema),
    }),
  ),
  seat: whole,
  scores: z.array(z.int()),
  places: z.array(z.int()),
})
export type RecordRow = Frozen<z.infer<typeof recordRowSchema>>

export const refusalSchema = z.object({ refused: z.string(), why: z.optional(z.string()) })
