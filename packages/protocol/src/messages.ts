/**
 * What a client and the authority of a match say to each other, whatever carries it: a worker's port or a socket.
 * Nothing here tells a seat more than it may know. Types come from the schemas, so that a border checks what the
 * code believes.
 */
import type { MoveObject, Offers } from '@durbar/kernel'
import * as z from 'zod/mini'

/** What crosses a border is read and never written. */
export type Frozen<T> = T extends readonly (infer Each)[]
  ? readonly Frozen<Each>[]
  : T extends object
    ? { readonly [K in keyof T]: Frozen<T[K]> }
    : T

const NAME_LENGTH = 40
const MOST_SEATS = 16

const whole = z.int().check(z.minimum(0))
export const seatSchema = whole.check(z.maximum(MOST_SEATS - 1))
const name = z.optional(z.string().check(z.maxLength(NAME_LENGTH)))
const id = z.string().check(z.minLength(1), z.maxLength(80))

const isObject = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** Whether it is a move of the game, its rules say; here it must only look like one. */
export const moveSchema = z.custom<MoveObject>((x) => isObject(x) && typeof x.type === 'string')
const move = moveSchema
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))

/** By its number; left out: whichever is free. A colour is that of the emblem with its number. */
const emblem = z.optional(whole.check(z.maximum(MOST_SEATS - 1)))
const look = { emblem, colour: emblem }

/**
 * A name stands here only if a person typed it; every other is said in the language of whoever reads. `elsewhere`:
 * this person plays at another device.
 */
export const seatPlanSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), name, ...look, elsewhere: z.optional(z.boolean()) }),
  z.object({ kind: z.literal('bot'), level: z.string(), name, ...look }),
])
export type SeatPlan = Frozen<z.infer<typeof seatPlanSchema>>
const seats = z.array(seatPlanSchema).check(z.minLength(1), z.maxLength(MOST_SEATS))

export const keySchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** A table that was arranged and not yet opened. */
export const openingSchema = z.object({
  id,
  game: z.string(),
  seats,
  options,
  /** A prepared deal; otherwise chance gives one. */
  key: z.optional(keySchema),
})
export type Opening = Frozen<z.infer<typeof openingSchema>>

export const resultSchema = z.object({
  scores: z.array(z.int()),
  places: z.array(z.int().check(z.minimum(1))),
  end: z.string(),
})

/** A table as a list of tables shows it. Holds no secret and no sentence. */
export const tableSummarySchema = z.object({
  id,
  game: z.string(),
  seats,
  options,
  /** When something last happened, in milliseconds since 1970. */
  updated: z.number(),
  ply: whole,
  over: z.boolean(),
  /** How it ended; older tables do not tell. */
  result: z.optional(z.nullable(resultSchema)),
  /** A person at this device is to move. */
  yours: z.boolean(),
  /** So many of its moves are another game's: somebody tries another way, and it does not count. */
  from: z.optional(whole),
})
export type TableSummary = Frozen<z.infer<typeof tableSummarySchema>>

/** Which state an intent answers: so many moves, and the revision in which they were told. */
const at = { ply: whole, revision: whole }
/** The same intent sent twice bears the same key and is carried out once. */
const key = z.string().check(z.minLength(1), z.maxLength(64))

export const intentSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('new'), opening: openingSchema }),
  z.object({ type: z.literal('open'), id }),
  /** The table is open elsewhere and shall be played here. */
  z.object({ type: z.literal('takeOver') }),
  z.object({ type: z.literal('play'), seat: seatSchema, ...at, key, move }),
  z.object({ type: z.literal('undo'), seat: seatSchema, ...at, key }),
  z.object({ type: z.literal('hint'), seat: seatSchema, ...at }),
  /** This person has taken the device. */
  z.object({ type: z.literal('face'), seat: seatSchema }),
  /** Everything from this ply on, told again: joining, coming back, catching up. */
  z.object({ type: z.literal('tell'), since: whole }),
  /** Asks a bot that failed once more. */
  z.object({ type: z.literal('retry'), seat: seatSchema }),
  z.object({ type: z.literal('check'), job: whole, game: z.string(), seats: whole, options }),
])
export type Intent = Frozen<z.infer<typeof intentSchema>>

/** What one move told whoever is told. */
export const toldSchema = z.object({
  ply: whole,
  /** Who moved; null for the beginning. */
  by: z.nullable(seatSchema),
  /** How long the question had been there. */
  ms: whole,
  events: z.array(z.looseObject({ t: z.string() })),
  /** The table as it was when each of them was told; only while the move is news. */
  views: z.optional(z.array(z.unknown())),
})
export type Told = Frozen<z.infer<typeof toldSchema>>

const question = z.custom<Offers>(
  (x) => isObject(x) && [x.moves, x.follows, x.refused].every((list) => Array.isArray(list)),
)

/** What a viewer may know of a match now, and what happened since they were last told. */
export const matchUpdateSchema = z.object({
  ...at,
  /** Whose view this is; null = what anybody may see. */
  facing: z.nullable(seatSchema),
  view: z.unknown(),
  /** Replaces everything from `told[0].ply` on. */
  told: z.array(toldSchema),
  question: z.nullable(question),
  awaited: z.array(seatSchema),
  mayUndo: z.boolean(),
  /** Why not: nothing was done yet, something hidden was shown since, somebody who minds has moved since. */
  noUndo: z.optional(z.enum(['nothing', 'revealed', 'others'])),
  result: z.nullable(resultSchema),
})
export type MatchUpdate = Frozen<z.infer<typeof matchUpdateSchema>>

const updateSchema = z.object({
  ...matchUpdateSchema.shape,
  type: z.literal('update'),
  summary: tableSummarySchema,
  /** The person who should take the device; null = nobody needs to. */
  handTo: z.nullable(seatSchema),
  /** What is told happened while the line was broken. */
  missed: z.optional(z.boolean()),
})
export type Update = Frozen<z.infer<typeof updateSchema>>

/** One of the best choices, in numbers. */
export const hintChoiceSchema = z.object({ move, share: z.number(), place: z.number() })
export type HintChoice = Frozen<z.infer<typeof hintChoiceSchema>>

/** A rule or the host says no, and nothing has changed. */
const refusal = z.object({
  refused: z.string(),
  rule: z.optional(z.string()),
  why: z.optional(z.string()),
})

const botFailureSchema = z.enum(['threw', 'silent', 'nonsense'])
export type BotFailure = Frozen<z.infer<typeof botFailureSchema>>

export const noticeSchema = z.discriminatedUnion('type', [
  updateSchema,
  z.object({ type: z.literal('thinking'), seat: seatSchema, share: z.number() }),
  z.object({ type: z.literal('hint'), ...at, choices: z.array(hintChoiceSchema) }),
  z.object({ type: z.literal('checked'), job: whole, refusal: z.nullable(refusal) }),
  z.object({ ...refusal.shape, type: z.literal('refused') }),
  /** What was answered is no longer asked. The truth follows as an update. */
  z.object({ type: z.literal('stale'), ...at }),
  /** A bot gave no move. The match waits for `retry`; `seat` null: no advice could be had. */
  z.object({
    type: z.literal('botFailed'),
    seat: z.nullable(seatSchema),
    why: botFailureSchema,
    text: z.string(),
  }),
  /** The host itself could not do it. */
  z.object({ type: z.literal('failed'), text: z.string() }),
  z.object({ type: z.literal('missing'), id: z.string() }),
  /** The record is there and cannot be played on. It stays as it is. */
  z.object({ type: z.literal('unreadable') }),
  /** The table is open in another window, or was played on there. */
  z.object({ type: z.literal('elsewhere') }),
  /** Whether this device keeps the match. */
  z.object({ type: z.literal('kept'), kept: z.boolean() }),
])
export type Notice = Frozen<z.infer<typeof noticeSchema>>

/** To wherever bots think. */
export const botTaskSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ask'),
    job: whole,
    game: z.string(),
    state: z.unknown(),
    seat: seatSchema,
    level: z.string(),
    seed: z.number(),
    /** What a bot that remembers its last decision needs to find its place again. */
    past: z.object({ match: id, log: z.array(z.object({ move, sum: z.number() })) }),
  }),
  /** Nobody waits for this answer any more. None is given. */
  z.object({ type: z.literal('callOff'), job: whole }),
  /** The match was closed: nothing of it need be remembered. */
  z.object({ type: z.literal('forget'), match: id }),
])
export type BotTask = Frozen<z.infer<typeof botTaskSchema>>

export const botReportSchema = z.union([
  z.object({ job: whole, share: z.number() }),
  z.object({ job: whole, move, choices: z.array(hintChoiceSchema) }),
  z.object({ job: whole, failed: z.string() }),
])
export type BotReport = Frozen<z.infer<typeof botReportSchema>>
