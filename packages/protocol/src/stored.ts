/**
 * Unfinished matches and summaries of tables as a device keeps them. The key stands beside the match: whoever
 * shows or sends a log never holds what is still to be dealt. Every older shape is read and brought up to date.
 */
import type { MoveObject } from '@durbar/kernel'
import * as z from 'zod/mini'
import { type Frozen, keySchema, seatSchema, tableSummarySchema } from './messages.ts'

const whole = z.int().check(z.minimum(0))
const move = z.custom<MoveObject>(
  (x) => typeof x === 'object' && x !== null && 'type' in x && typeof x.type === 'string',
)

const logSchema = z.object({
  game: z.string(),
  rules: whole,
  seats: whole,
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** The shape of the state that the sums are of; left out = the first. */
  shape: z.optional(whole),
  /** Somebody tries another way from a game that is over. */
  from: z.optional(z.object({ ply: whole, key: keySchema, anew: z.nullable(seatSchema) })),
  log: z.array(z.object({ seat: seatSchema, move, barrier: z.boolean(), sum: z.number() })),
})

const storedMatchSchema = z.object({
  version: z.literal(2),
  id: z.string(),
  /** Counts every change, also those that take something back. */
  revision: whole,
  match: logSchema,
  /** Secret until the end. */
  key: keySchema,
  /** Milliseconds per move; 0 where nobody measured. */
  times: z.array(whole),
})
export type StoredMatch = Frozen<z.infer<typeof storedMatchSchema>>

/** The first shape: the key inside the match, no times. */
const firstMatchSchema = z.object({
  id: z.string(),
  match: z.object({ ...logSchema.shape, key: keySchema }),
})

/** null: damaged, or of a version to come. */
export function readStoredMatch(raw: unknown): StoredMatch | null {
  const now = storedMatchSchema.safeParse(raw)
  if (now.success) return now.data
  if (typeof raw !== 'object' || raw === null || 'version' in raw) return null
  const first = firstMatchSchema.safeParse(raw)
  if (!first.success) return null
  const { id, match } = first.data
  const { key, ...log } = match
  return { version: 2, id, revision: log.log.length, match: log, key, times: log.log.map(() => 0) }
}

const storedSummarySchema = z.object({
  ...tableSummarySchema.shape,
  version: z.literal(2),
  /** What anybody may see of the table: says where the game stands, in the language of whoever reads. */
  standing: z.unknown(),
})
export type StoredSummary = Frozen<z.infer<typeof storedSummarySchema>>

/** The first shape: a caption in the language of its day, bots named likewise. */
const firstSummarySchema = z.object({
  ...tableSummarySchema.shape,
  options: z._default(tableSummarySchema.shape.options, {}),
  over: z._default(z.boolean(), false),
  yours: z._default(z.boolean(), false),
  caption: z.string(),
})

export function readStoredSummary(raw: unknown): StoredSummary | null {
  const now = storedSummarySchema.safeParse(raw)
  if (now.success) return now.data
  if (typeof raw !== 'object' || raw === null || 'version' in raw) return null
  const first = firstSummarySchema.safeParse(raw)
  if (!first.success) return null
  const { caption: _, ...summary } = first.data
  // Nobody could type a bot's name then.
  const seats = summary.seats.map((plan) =>
    plan.kind === 'bot' ? { kind: plan.kind, level: plan.level } : plan,
  )
  return { ...summary, seats, version: 2, standing: null }
}

/** The revision of whatever is stored, without reading the rest; null: nothing is. */
export function revisionOf(raw: unknown): number | null {
  const stored = raw as Partial<StoredMatch> | undefined
  return stored ? (stored.revision ?? stored.match?.log?.length ?? 0) : null
}

const knownGamesSchema = z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(100))

/** The games that somebody at this device has met, as its browser keeps them; what makes no sense is nothing. */
export function readKnownGames(raw: string | null): readonly string[] {
  try {
    const read = knownGamesSchema.safeParse(JSON.parse(raw ?? '[]'))
    return read.success ? read.data : []
  } catch {
    return []
  }
}
