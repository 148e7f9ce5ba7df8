/** How a table at court is arranged: the game, its pace, its door, and who shall sit where. */
import * as z from 'zod/mini'
import { type Frozen, tableSummarySchema } from '../messages.ts'

export const MOST_SEATS = 16
export const whole = z.int().check(z.minimum(0))
export const between = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most))
const TOKEN = /^[0-9a-z]{8,40}$/
/** Of a table, a person or a device: made by the server from chance. */
export const idSchema = z.string().check(z.regex(TOKEN))
export const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** A database that keeps texts as texts cannot keep this sign. */
export const withoutNul = z.refine<string>((text) => !text.includes('\0'))
export const nameSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(40), withoutNul)
/** Emblem and colour are wishes, by their numbers: at a table whoever sat first keeps them. */
export const emblemSchema = between(0, MOST_SEATS - 1)
export const colourSchema = between(0, MOST_SEATS - 1)
export const levelSchema = z.enum(['level1', 'level2', 'level3', 'level4', 'level5', 'level6'])
/** How many of them this build knows: it says so to the court, which tells older ones of no other. */
export const LEVELS_KNOWN = levelSchema.options.length

/** Minutes each with seconds added per move; days a move; or as long as it takes. */
const paceSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('live'), minutes: between(1, 180), increment: between(0, 120) }),
  z.object({ kind: z.literal('slow'), days: between(1, 14) }),
  z.object({ kind: z.literal('none') }),
])
export type Pace = Frozen<z.infer<typeof paceSchema>>

export const arrangementSchema = z.object({
  game: z.string().check(z.maxLength(80)),
  options: tableSummarySchema.shape.options,
  pace: paceSchema,
  /** When time is out: a bot until the person is back, or the move that the rules provide where they do. */
  timeUp: z.enum(['bot', 'plain']),
  /** Who plays for somebody who has left, resigned or run out of time, and in seats that stay empty. */
  standIn: levelSchema,
  /** Shown in the hall, or known only to those who hold the invitation. */
  door: z.enum(['open', 'link']),
  spectators: z.boolean(),
  talk: z.enum(['free', 'phrases', 'off']),
  hints: z.boolean(),
  /** By itself once everybody is ready, or when the host says so. */
  start: z.enum(['ready', 'hand']),
})
export type Arrangement = Frozen<z.infer<typeof arrangementSchema>>

/** Empty seats and bots, which need nobody's name. */
const VACANT = [
  /** Waits for somebody with the invitation; the name greets them. `person`: they are called, and need no link. */
  z.object({ kind: z.literal('invited'), name: z.optional(nameSchema), person: z.optional(idSchema) }),
  z.object({ kind: z.literal('open') }),
  z.object({ kind: z.literal('bot'), level: levelSchema }),
] as const
export const vacantSeatSchema = z.discriminatedUnion('kind', [...VACANT])
export type VacantSeat = Frozen<z.infer<typeof vacantSeatSchema>>

/** A seat as it stands in the log. Whoever shares a person's device has that person's id and a name of their own. */
export const laidSeatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), person: idSchema, guest: z.optional(nameSchema) }),
  ...VACANT,
])
export type LaidSeat = Frozen<z.infer<typeof laidSeatSchema>>

/** A seat as whoever opens a table asks for it. */
const wantedSeatSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('me') }),
  z.object({ kind: z.literal('here'), name: nameSchema }),
  ...VACANT,
])
export const openTableSchema = z.object({
  arrangement: arrangementSchema,
  seats: z.array(wantedSeatSchema).check(z.minLength(1), z.maxLength(MOST_SEATS)),
})
export type OpenTable = Frozen<z.infer<typeof openTableSchema>>

/** To be read aloud: an adjective, an animal and a number, by their places in the lists of any language. */
export const tableWordSchema = z.tuple([between(0, 63), between(0, 63), between(10, 99)])
export type TableWord = Frozen<z.infer<typeof tableWordSchema>>
