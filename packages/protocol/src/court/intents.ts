/** What a person at a table at court wants. Who it is, the connection knows; here stands only what. */
import * as z from 'zod/mini'
import { type Frozen, moveSchema, seatSchema } from '../messages.ts'
import {
  arrangementSchema,
  between,
  hashSchema,
  MOST_SEATS,
  nameSchema,
  vacantSeatSchema,
  whole,
} from './arrangement.ts'

const seat = seatSchema
/** Which state is answered: so many moves, and the revision in which they were told. */
const at = { ply: whole, revision: whole }

export const tableIntentSchema = z.discriminatedUnion('type', [
  /** `guest`: the name of somebody else at this device. */
  z.object({ type: z.literal('take'), seat, guest: z.optional(nameSchema) }),
  /** Gives up all own seats, or this one. */
  z.object({ type: z.literal('leave'), seat: z.optional(seat) }),
  /** From one's own seat to an empty one; the host may also swap two seats. */
  z.object({ type: z.literal('swap'), a: seat, b: seat }),
  /** The host offers a seat, gives it to a bot, or asks whoever sits there to leave. */
  z.object({ type: z.literal('lay'), seat, as: vacantSeatSchema }),
  /** `seats`: as many as that; empty ones come or go, then bots, and nobody is sent away. */
  z.object({
    type: z.literal('arrange'),
    arrangement: arrangementSchema,
    seats: z.optional(between(1, MOST_SEATS)),
  }),
  z.object({ type: z.literal('ready'), ready: z.boolean() }),
  /** Now, with bots in the empty seats. */
  z.object({ type: z.literal('begin') }),
  z.object({ type: z.literal('halt') }),
  z.object({ type: z.literal('close') }),
  /** SHA-256 of the chance this device will add, as 64 hexadecimal digits; then the chance itself. */
  z.object({ type: z.literal('bind'), commitment: hashSchema }),
  z.object({ type: z.literal('add'), chance: hashSchema }),
  z.object({ type: z.literal('play'), seat, ...at, move: moveSchema }),
  z.object({ type: z.literal('undo'), seat, ...at }),
  /** Back past a barrier that is only that the turn went on: everybody is asked. */
  z.object({ type: z.literal('askBack'), seat, ...at }),
  /** To somebody's request; refusing one's own withdraws it. */
  z.object({ type: z.literal('answerBack'), allow: z.boolean() }),
  z.object({ type: z.literal('resign'), seat }),
  z.object({ type: z.literal('handOver'), seat }),
  z.object({ type: z.literal('return'), seat }),
  /** Whether a bot shall play for this seat, whose person is gone. */
  z.object({ type: z.literal('vote'), seat, agree: z.boolean() }),
  z.object({ type: z.literal('rematch'), again: z.boolean() }),
])
export type TableIntent = Frozen<z.infer<typeof tableIntentSchema>>

/** Why not, in one word: the sentence is the client's, in its language. */
export const whyNotSchema = z.enum([
  'notHost',
  'notYours',
  'taken',
  'notInvited',
  'noSeat',
  'begun',
  'notBegun',
  'over',
  'closed',
  'tooEarly',
  'tooLate',
  'options',
  'bound',
  'chance',
  'rules',
  'nothing',
  'revealed',
  'others',
  'lapsed',
  'here',
  'resigned',
  'nobody',
])
export type WhyNot = z.infer<typeof whyNotSchema>
