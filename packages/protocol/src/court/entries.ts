/**
 * The log of a table at court: the truth, append-only. Every entry has the table's next revision. Nothing here is a
 * secret of the dice; moves of seats are, until a viewer may know them, so that nobody is ever sent an entry.
 */
import * as z from 'zod/mini'
import { type Frozen, moveSchema, resultSchema, seatSchema } from '../messages.ts'
import {
  arrangementSchema,
  hashSchema,
  idSchema,
  laidSeatSchema,
  levelSchema,
  MOST_SEATS,
  vacantSeatSchema,
  whole,
} from './arrangement.ts'

export const whyBotSchema = z.enum(['asked', 'left', 'time', 'resigned'])
export type WhyBot = z.infer<typeof whyBotSchema>

const person = idSchema
const seat = seatSchema
const time = whole
const moved = {
  seat,
  move: moveSchema,
  /** Thinking time that counts: from when the question was delivered, without the server's own absence. */
  ms: whole,
  by: z.enum(['person', 'bot', 'clock']),
}

const happeningSchema = z.discriminatedUnion('type', [
  // Before the game
  z.object({
    type: z.literal('opened'),
    host: person,
    arrangement: arrangementSchema,
    seats: z.array(laidSeatSchema).check(z.minLength(1), z.maxLength(MOST_SEATS)),
    /** SHA-256 of the secret the server is bound to. */
    seal: hashSchema,
    /** The table whose rematch this is. */
    after: z.optional(idSchema),
  }),
  z.object({ type: z.literal('arranged'), arrangement: arrangementSchema }),
  /** More or fewer seats: those that stay, by where they were, then those that were added. */
  z.object({ type: z.literal('reseated'), kept: z.array(seat), added: z.array(vacantSeatSchema) }),
  /** A seat was taken, left, offered, given to a bot, or taken over. */
  z.object({ type: z.literal('laid'), seat, as: laidSeatSchema }),
  z.object({ type: z.literal('swapped'), a: seat, b: seat }),
  z.object({ type: z.literal('hosted'), person }),
  z.object({ type: z.literal('ready'), person, ready: z.boolean() }),
  /** All are ready: it begins at that time unless somebody says halt. */
  z.object({ type: z.literal('starting'), due: time }),
  z.object({ type: z.literal('halted'), person }),
  z.object({ type: z.literal('closed') }),
  // The dice
  /** Devices that have not bound themselves, or not opened what they added, by these times are left out. */
  z.object({ type: z.literal('dealing'), bindBy: time, addBy: time }),
  z.object({ type: z.literal('bound'), person, commitment: hashSchema }),
  z.object({ type: z.literal('added'), person, chance: hashSchema }),
  /** `commitment`: SHA-256 of the key that was made of all of it. */
  z.object({ type: z.literal('begun'), commitment: hashSchema }),
  // The game
  z.object({ type: z.literal('played'), ...moved }),
  /** A secret choice that still waits was replaced. */
  z.object({ type: z.literal('changed'), ...moved }),
  /** `through`: seats whose moves since went back with the own ones. */
  z.object({ type: z.literal('undone'), seat, through: z.array(seat) }),
  z.object({ type: z.literal('asksBack'), seat, until: time }),
  z.object({ type: z.literal('allowed'), person }),
  z.object({ type: z.literal('declined'), person }),
  z.object({ type: z.literal('handedOver'), seat, why: whyBotSchema, level: levelSchema }),
  z.object({ type: z.literal('returned'), seat }),
  z.object({ type: z.literal('voted'), seat, person, agree: z.boolean() }),
  z.object({ type: z.literal('ended'), result: resultSchema }),
  // After it
  z.object({ type: z.literal('wants'), person, again: z.boolean() }),
  z.object({ type: z.literal('followed'), table: idSchema }),
])
export type Happening = Frozen<z.infer<typeof happeningSchema>>

export const entrySchema = z.object({ revision: whole, at: time, what: happeningSchema })
export type Entry = Frozen<z.infer<typeof entrySchema>>
