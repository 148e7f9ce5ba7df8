/** A transcript is the full account of a finished game that anyone can check without our dice: JSON Lines. */
import {
  type AnyGame,
  type Core,
  goOn,
  host,
  isDecision,
  isRefused,
  type Json,
  type Match,
  type Seat,
} from '@durbar/kernel'
import { z } from 'zod'
import { moveSchema } from './record.ts'

const json: z.ZodType<Json> = z.lazy(() =>
  z.union([z.null(), z.boolean(), z.number(), z.string(), z.array(json), z.record(z.string(), json)]),
)

const headerSchema = z.strictObject({
  durbar: z.literal('transcript'),
  version: z.literal(1),
  game: z.string(),
  seats: z.int().min(1).max(16),
  options: z.record(z.string(), json),
  setup: z.record(z.string(), json),
})
const decisionSchema = z.strictObject({
  seat: z.int().min(0).max(15),
  move: moveSchema,
  legal: z.array(moveSchema).min(1).optional(),
})
const chanceSchema = z.strictObject({ chance: z.looseObject({ type: z.string() }) })
const resultSchema = z.strictObject({
  result: z.strictObject({ scores: z.array(z.int()), places: z.array(z.int().positive()), detail: json }),
})
export const transcriptLineSchema = z.union([headerSchema, decisionSchema, chanceSchema, resultSchema])
type TranscriptLine = z.infer<typeof transcriptLineSchema>

/** The vocabularies want no list as long as the 720 orders of a Cards & Karma track; all others are complete. */
const LONGEST_LIST = 700

/**
 * The lines of a finished match. Secret choices stand in seat order, as if made together, unless an open move
 * came between them: then in the order in which they were made, since the open move counts for the later ones.
 */
export function transcriptOf(game: AnyGame, match: Match, key: string, withLegal: boolean): TranscriptLine[] {
  const house = host(game)
  const { kernel } = house
  const lines: TranscriptLine[] = []
  let waiting: { seat: Seat; line: TranscriptLine }[] = []
  let before: Core = { rules: match.rules, seats: match.seats, stack: [], result: null }
  let chance: TranscriptLine[] = []

  const isOpen = (verb: string) => {
    const rule = game.rulesByVersion[before.rules]![before.stack.at(-1)!.rule]!
    return isDecision(rule) && rule.actions.some((action) => action.verb === verb && action.open)
  }
  const flush = () => {
    lines.push(...waiting.map((each) => each.line))
    waiting = []
  }
  const story = game.chronicle.begin(match.seats)
  const end = house.replay(match, key, undefined, ({ state, events }, ply) => {
    goOn(game, story, events, 'archive')
    chance = events.flatMap((event) => {
      const what = game.transcript.chance(event)
      return what === null ? [] : [{ chance: what } as TranscriptLine]
    })
    if (ply === 0) {
      const { seats, options } = match
      const setup = game.transcript.setup(state) as z.infer<typeof headerSchema>['setup']
      lines.push({ durbar: 'transcript', version: 1, game: game.id, seats, options: { ...options }, setup })
    } else {
      const { seat, move } = match.log[ply - 1]!
      const choices = withLegal ? kernel.ask(before, seat)!.moves : []
      const legal = withLegal && choices.length <= LONGEST_LIST ? { legal: [...choices] } : {}
      const line = { seat, move, ...legal } as TranscriptLine
      const secret = kernel.asked(before).length > 1
      if (!secret) lines.push(line)
      else if (isOpen(move.type)) {
        flush()
        lines.push(line)
      } else {
        waiting.push({ seat, line })
        if (kernel.chosen(state, seat) === null) {
          waiting.sort((a, b) => a.seat - b.seat)
          flush()
        }
      }
    }
    lines.push(...chance)
    before = state
  })
  if (isRefused(end)) throw new Error(end.refused)
  const { result } = end.state
  if (!result) throw new Error('only a finished match has a transcript')
  const { scores, places } = result
  lines.push({
    result: { scores: [...scores], places: [...places], detail: game.transcript.detail(end.state, story) },
  })
  return lines
}

export const toJsonLines = (lines: readonly TranscriptLine[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('')
