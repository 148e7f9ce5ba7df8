/** A table at court as somebody is told of it: everything but the match itself, which comes as an update. */
import * as z from 'zod/mini'
import { type Frozen, resultSchema, seatSchema } from '../messages.ts'
import {
  arrangementSchema,
  colourSchema,
  emblemSchema,
  hashSchema,
  idSchema,
  levelSchema,
  nameSchema,
  tableWordSchema,
  vacantSeatSchema,
  whole,
} from './arrangement.ts'
import { whyBotSchema } from './entries.ts'

const phaseSchema = z.enum(['laying', 'dealing', 'playing', 'over', 'closed'])

/** `name` null: a person who has deleted theirs, a guest. */
export const personToldSchema = z.object({
  person: idSchema,
  name: z.nullable(nameSchema),
  emblem: z.nullable(emblemSchema),
  colour: z.nullable(colourSchema),
})
export type PersonTold = Frozen<z.infer<typeof personToldSchema>>

const seatToldSchema = z.union([
  z.object({
    kind: z.literal('person'),
    ...personToldSchema.shape,
    /** Somebody else at that person's device. */
    guest: z.boolean(),
    ready: z.boolean(),
    /** A bot plays here, and since when: after ten minutes for somebody who left, others may take the seat. */
    standIn: z.nullable(z.object({ why: whyBotSchema, level: levelSchema, since: z.optional(whole) })),
  }),
  vacantSeatSchema,
])
export type SeatTold = Frozen<z.infer<typeof seatToldSchema>>

export const tableToldSchema = z.object({
  id: idSchema,
  revision: whole,
  phase: phaseSchema,
  /** All times are the server's, in milliseconds since 1970; this is its now. */
  now: whole,
  opened: whole,
  /** Since when it stands in the hall; null: it does not. */
  inHall: z._default(z.nullable(whole), null),
  host: idSchema,
  arrangement: arrangementSchema,
  seats: z.array(seatToldSchema),
  /** The viewer's own. */
  yours: z.array(seatSchema),
  /** For the link and to be read aloud; only those who sit here can pass it on. */
  invitation: z.nullable(z.object({ token: z.string(), word: z.nullable(tableWordSchema) })),
  /** It begins then, unless somebody says halt. */
  starting: z.nullable(whole),
  dice: z.object({
    seal: hashSchema,
    /** The six signs: which of 64 drawings. */
    signs: z.array(whole),
    /** When bound devices may open what they add, and until when. */
    dealing: z.nullable(z.object({ mayAdd: z.boolean(), bindBy: whole, addBy: whole })),
    chances: z.array(
      z.object({ seat: seatSchema, commitment: z.nullable(hashSchema), chance: z.nullable(hashSchema) }),
    ),
    /** SHA-256 of the key; once the game has begun. */
    commitment: z.nullable(hashSchema),
    /** Opened when the game is over. */
    secret: z.nullable(hashSchema),
  }),
  /** By seat; null: no clock. */
  clocks: z.nullable(z.array(z.object({ left: whole, running: z.boolean() }))),
  /** `declined`: who would rather leave the move as it is; then nobody is asked any more. */
  request: z.nullable(
    z.object({
      seat: seatSchema,
      until: whole,
      allowed: z.array(idSchema),
      declined: z._default(z.nullable(idSchema), null),
    }),
  ),
  votes: z.array(z.object({ seat: seatSchema, agreed: z.array(idSchema) })),
  rematch: z.nullable(
    z.object({
      wants: z.array(z.object({ person: idSchema, again: z.boolean() })),
      since: z.nullable(whole),
      table: z.nullable(idSchema),
    }),
  ),
  /** The table whose rematch this is. */
  after: z.nullable(idSchema),
})
export type TableTold = Frozen<z.infer<typeof tableToldSchema>>

/** A table as the hall and "your tables" show it. */
export const tableRowSchema = z.object({
  id: idSchema,
  phase: phaseSchema,
  opened: whole,
  updated: whole,
  host: z.nullable(nameSchema),
  arrangement: arrangementSchema,
  seats: z.array(seatToldSchema),
  free: whole,
  /** Those of its persons who are at court now. */
  here: z.array(idSchema),
  /** What anybody may see of the game, which its own texts put into words; null before it begins. */
  standing: z.unknown(),
  result: z.nullable(resultSchema),
  /** Whose turn it is. */
  awaited: z._default(z.array(seatSchema), []),
  /** Seats of whoever reads, and whether one of them is asked. */
  yours: z.array(seatSchema),
  yourTurn: z.boolean(),
  /** A seat there waits for whoever reads. */
  invited: z._default(z.boolean(), false),
  /** When that seat's time is out. */
  due: z.nullable(whole),
})
export type TableRow = Frozen<z.infer<typeof tableRowSchema>>
