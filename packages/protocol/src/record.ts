/** A record is a finished match as it is stored, sent and verified: `.durbar.json`. */
import {
  type AnyGame,
  type Core,
  canonical,
  host,
  isRefused,
  type Match,
  type Position,
  type Refused,
} from '@durbar/kernel'
import { z } from 'zod'
import { diceProblem } from './court/seal.ts'
import { sha256 } from './sha256.ts'

const seat = z.int().min(0).max(15)
const hash = z.string().regex(/^[0-9a-f]{64}$/)
const scalar = z.union([z.string(), z.number(), z.boolean()])

export const moveSchema = z.looseObject({ type: z.string() })

export const recordSchema = z.strictObject({
  durbar: z.literal('record'),
  version: z.literal(1),
  game: z.string(),
  /** Version of the rule table. */
  rules: z.int().positive(),
  seats: z
    .array(
      z.strictObject({
        name: z.string().max(80),
        bot: z.string().optional(),
        /** By their numbers, as they were borne at the table; left out: whichever was free. */
        emblem: z.int().min(0).max(15).optional(),
        colour: z.int().min(0).max(15).optional(),
        /** A bot finished for this person, and why. */
        standIn: z.enum(['asked', 'left', 'time', 'resigned']).optional(),
      }),
    )
    .min(1)
    .max(16),
  options: z.record(z.string(), scalar),
  /** The shape of the state that the sums are of; left out = the first. */
  shape: z.int().positive().optional(),
  key: hash,
  /** SHA-256 of the key, known to everybody before the first move. */
  commitment: hash,
  /** What the key was made from, where a server and several devices made it together. */
  dice: z
    .strictObject({
      seal: hash,
      secret: hash,
      chances: z
        .array(z.strictObject({ seat, commitment: hash.nullable(), chance: hash.nullable() }))
        .max(16),
    })
    .optional(),
  moves: z.array(z.strictObject({ seat, move: moveSchema, ms: z.int().min(0), sum: z.int().min(0) })),
  result: z.strictObject({ scores: z.array(z.int()), places: z.array(z.int().positive()), end: z.string() }),
})
export type MatchRecord = z.infer<typeof recordSchema>

export const commitmentTo = (key: string): string => sha256(key)

/** One line about the first thing that is wrong with a document, where a person can find it. */
function firstProblem(error: z.ZodError): string {
  const issue = error.issues[0]!
  const path = issue.path.join('.')
  return path ? `${path}: ${issue.message}` : issue.message
}

export function recordOf(
  at: Position<Core>,
  seats: MatchRecord['seats'],
  ms: readonly number[] = [],
  dice?: MatchRecord['dice'],
): MatchRecord {
  const { match, key, state } = at
  if (!state.result) throw new Error('only a finished match has a record')
  return recordSchema.parse({
    durbar: 'record',
    version: 1,
    game: match.game,
    rules: match.rules,
    seats,
    options: match.options,
    ...(match.shape === undefined || match.shape === 1 ? {} : { shape: match.shape }),
    key,
    commitment: commitmentTo(key),
    ...(dice ? { dice } : {}),
    moves: match.log.map((entry, i) => ({
      seat: entry.seat,
      move: entry.move,
      ms: ms[i] ?? 0,
      sum: entry.sum,
    })),
    result: state.result,
  })
}

/** The record of a match as it is kept, its key beside it. */
export function recordOfMatch(
  game: AnyGame,
  match: Match,
  key: string,
  seats: MatchRecord['seats'],
  times: readonly number[],
): MatchRecord | Refused {
  if (match.from) return { refused: 'it begins in the middle of another game' }
  const end = host(game).replay(match, key)
  if (isRefused(end)) return end
  return end.state.result ? recordOf(end, seats, times) : { refused: 'the game is not over' }
}

/** Without the key, which a record has opened. */
export const matchOf = (record: MatchRecord): Match => ({
  game: record.game,
  rules: record.rules,
  seats: record.seats.length,
  options: record.options,
  ...(record.shape === undefined ? {} : { shape: record.shape }),
  log: record.moves.map(({ seat, move, sum }) => ({
    seat,
    move: move as Match['log'][number]['move'],
    barrier: false,
    sum,
  })),
})

/** From the text of a file. */
export function readRecord(text: string): MatchRecord | Refused {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refused: 'not JSON (truncated?)' }
  }
  const parsed = recordSchema.safeParse(json)
  return parsed.success ? parsed.data : { refused: `not a record: ${firstProblem(parsed.error)}` }
}

/** A record that is in order, and where it ends. */
interface Verified extends Position<Core> {
  /** Its checksums are of an earlier shape of the state: only moves, commitment and result were checked. */
  readonly older: boolean
}

/** Replays a record and checks every checksum, the commitment and the result. */
export function verifyRecord(game: AnyGame, record: MatchRecord): Verified | Refused {
  if (commitmentTo(record.key) !== record.commitment)
    return { refused: 'the key is not the one that was committed to' }
  const bent = record.dice && diceProblem(record.dice, record.key)
  if (bent) return { refused: bent }
  const end = host(game).replay(matchOf(record), record.key)
  if (isRefused(end)) return end
  if (!end.state.result) return { refused: 'the game is not over after the last move' }
  if (canonical(end.state.result) !== canonical(record.result))
    return { refused: 'the result is not the one that was recorded' }
  return { ...end, older: (record.shape ?? 1) < game.shape }
}

/** The same record with the checksums of today, once it was found to be in order. */
export function restamped(game: AnyGame, record: MatchRecord): MatchRecord | Refused {
  const end = verifyRecord(game, record)
  if (isRefused(end)) return end
  return recordOf(
    end,
    record.seats,
    record.moves.map((move) => move.ms),
    record.dice,
  )
}
