/** What a soak has found, as a file that anybody can repeat it from: a match up to where something is wrong. */
import type { Refused } from '@durbar/kernel'
import { moveSchema } from '@durbar/protocol'
import { z } from 'zod'
import type { Made } from './movers.ts'
import { repeated, type Shown } from './shrinking.ts'
import type { Found } from './soak.ts'
import type { Soaked } from './soaked.ts'

const scalar = z.union([z.string(), z.number(), z.boolean()])
const whole = z.int().min(0)

const findSchema = z.strictObject({
  durbar: z.literal('find'),
  version: z.literal(1),
  game: z.string(),
  rules: z.int().positive(),
  seats: z.int().min(1).max(16),
  options: z.record(z.string(), scalar),
  key: z.string().regex(/^[0-9a-f]{64}$/),
  /** The check that fails, what it says, and the chance by which it looks. */
  check: z.string(),
  what: z.string(),
  chance: whole,
  /** In which game of which seed it was found. */
  seed: whole,
  case: whole,
  moves: z.array(z.strictObject({ seat: whole, move: moveSchema })),
})
type Find = z.infer<typeof findSchema>

export function findOf(found: Found, rules: number): Find {
  const { game, seats, options, key, chance, finding, seed, n } = found
  return {
    ...{ durbar: 'find', version: 1, game, rules, seats, options, key },
    ...{ check: finding.check, what: finding.what, chance, seed, case: n },
    moves: finding.moves.map(({ seat, move }) => ({ seat, move: { ...move } })),
  }
}

/** From the text of a file. */
export function readFind(text: string): Find | Refused {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { refused: 'not JSON (truncated?)' }
  }
  const { success, data } = findSchema.safeParse(json)
  return success ? data : { refused: 'not what a soak has found' }
}

/** Plays it again; null = nothing is wrong any more. */
export function showing(soaked: Soaked, find: Find): Shown | null {
  const moves = find.moves as readonly Made[]
  return repeated(soaked, find, moves, find.check)
}
