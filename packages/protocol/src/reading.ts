/**
 * A file that somebody says is a record, read up to the first thing that is wrong with it. What that is, and where, is
 * a value: whoever shows it has words for it.
 */
import { type AnyGame, canonical, type Refused, type Result } from '@durbar/kernel'
import { type Account, accountSchema } from './account.ts'
import { diceProblem } from './court/seal.ts'
import { commitmentTo, type MatchRecord, recordSchema } from './record.ts'

/** What keeps a file from being read at all. */
type Unreadable =
  | { readonly kind: 'empty' | 'truncated' | 'foreign' }
  /** It is JSON up to here. */
  | { readonly kind: 'garbled'; readonly line: number | null }
  /** Written by a house that is newer, or that nobody knows. */
  | { readonly kind: 'version'; readonly version: string }
  /** A part is missing or makes no sense; `move`: it is of that move. */
  | { readonly kind: 'damaged'; readonly where: string; readonly move: number | null }

/** What is wrong with a record that can be read. So many of its moves can be watched. */
export type Doubt =
  | { readonly kind: 'game' | 'rules' | 'shape' | 'setup'; readonly said: string; readonly fits: number }
  /** After so many moves, the next is not possible or leads elsewhere. */
  | { readonly kind: 'moves'; readonly fits: number }
  /** All moves fit, and yet: */
  | { readonly kind: 'key' | 'dice' | 'result' | 'unfinished'; readonly fits: number }

export type RecordProblem = Unreadable | Doubt

/** Whether a text ends in the middle of what it began: inside a string, an object or a list. */
function endsEarly(text: string): boolean {
  let depth = 0
  let quoted = false
  for (let i = 0; i < text.length; i++) {
    const sign = text[i]
    if (quoted) {
      if (sign === '\\') i++
      else if (sign === '"') quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === '{' || sign === '[') depth++
    else if (sign === '}' || sign === ']') depth--
  }
  return quoted || depth > 0
}

/** Where a parser stopped, by what it says: engines word it differently, and some do not tell. */
function lineOf(text: string, error: unknown): number | null {
  const said = error instanceof Error ? error.message : ''
  const line = /line (\d+)/.exec(said)?.[1]
  if (line) return Number(line)
  const position = /position (\d+)/.exec(said)?.[1]
  return position ? text.slice(0, Number(position)).split('\n').length : null
}

const isRecord = (x: unknown): x is Record<string, unknown> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/** A finished game, or one that goes on as somebody has seen it. */
type Recorded = MatchRecord | Account

/** From the text of a file. */
export function readRecordFile(text: string): Recorded | Unreadable {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  if (trimmed === '') return { kind: 'empty' }
  let json: unknown
  try {
    json = JSON.parse(trimmed)
  } catch (error) {
    if (!trimmed.startsWith('{') || !trimmed.includes('"durbar"')) return { kind: 'foreign' }
    return endsEarly(trimmed) ? { kind: 'truncated' } : { kind: 'garbled', line: lineOf(trimmed, error) }
  }
  if (!isRecord(json) || (json.durbar !== 'record' && json.durbar !== 'account')) return { kind: 'foreign' }
  if (json.version !== 1) return { kind: 'version', version: String(json.version ?? '?').slice(0, 20) }
  const parsed = (json.durbar === 'record' ? recordSchema : accountSchema).safeParse(json)
  if (parsed.success) return whole(parsed.data)
  const path = parsed.error.issues[0]!.path
  // A move of a record; of an account, what came of it.
  const first = { moves: 1, told: 0, views: 0, awaited: 0 }[String(path[0])]
  const move = first !== undefined && typeof path[1] === 'number' ? path[1] + first : null
  return { kind: 'damaged', where: path.join('.'), move }
}

/** An account tells as many moves as it shows. */
function whole(read: Recorded): Recorded | Unreadable {
  if (!isAccount(read)) return read
  const short = (['views', 'awaited'] as const).find((part) => read[part].length !== read.told.length)
  return short ? { kind: 'damaged', where: short, move: null } : read
}

export const isUnreadable = (read: Recorded | Unreadable): read is Unreadable => 'kind' in read
export const isAccount = (read: Recorded): read is Account => read.durbar === 'account'

/** Where the moves of a record lead when they are played again. */
export interface PlayedThrough {
  /** The last move that could be made; -1: not even the table could be laid. */
  readonly last: number
  /** Why it went no further; null: that was the last of the record. */
  readonly problem: Refused | null
  readonly result: Result | null
}

/** The first thing that is wrong with a record; null: dice, moves and result belong together. */
export function doubtOf(game: AnyGame, record: MatchRecord, played: PlayedThrough): Doubt | null {
  const { last, problem, result } = played
  const fits = Math.max(0, last)
  const said = problem?.refused ?? ''
  if (!Object.hasOwn(game.rulesByVersion, record.rules)) return { kind: 'rules', said, fits }
  if ((record.shape ?? 1) > game.shape) return { kind: 'shape', said, fits }
  if (last < 0) return { kind: 'setup', said, fits }
  if (problem) return { kind: 'moves', fits }
  if (commitmentTo(record.key) !== record.commitment) return { kind: 'key', fits }
  if (record.dice && diceProblem(record.dice, record.key)) return { kind: 'dice', fits }
  if (!result) return { kind: 'unfinished', fits }
  return canonical(result) === canonical(record.result) ? null : { kind: 'result', fits }
}
