/** What a device keeps of a record beside its text: what the library shows without reading the game again. */
import * as z from 'zod/mini'
import { type Frozen, resultSchema, seatPlanSchema } from './messages.ts'

const whole = z.int().check(z.minimum(0))

const shelvedSchema = z.object({
  version: z.literal(1),
  id: z.string(),
  /** The table at which it was played, here or at court; null: it came as a file. */
  table: z.nullable(z.string()),
  game: z.string(),
  seats: z.array(seatPlanSchema),
  moves: whole,
  /** How long it took, in milliseconds; 0: nobody measured. */
  ms: whole,
  /** When it was played to its end, or the file last written, in milliseconds since 1970. */
  played: z.number(),
  /** null: it goes on, and this is what one of its seats has seen. */
  result: z.nullable(resultSchema),
  /** What is wrong with it, in one word; null: it was checked here and is in order. */
  doubt: z.nullable(z.string()),
  note: z.string(),
  /** The figure of every seat at moves along the way; null: nobody has drawn it yet. */
  race: z.nullable(z.array(z.array(z.number()))),
})
export type Shelved = Frozen<z.infer<typeof shelvedSchema>>

/** null: damaged, or of a version to come. It is left as it is. */
export const readShelved = (raw: unknown): Shelved | null => shelvedSchema.safeParse(raw).data ?? null
