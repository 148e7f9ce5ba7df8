/** How the last table of a game was arranged, as a device keeps it. */
import * as z from 'zod/mini'
import { type Frozen, seatPlanSchema, tableSummarySchema } from './messages.ts'

const arrangedSchema = z.object({
  version: z.literal(1),
  /** How many of the seats were taken. */
  count: z.int().check(z.minimum(1)),
  /** In the order of the form; those beyond the count wait for the next time. */
  seats: z.array(seatPlanSchema),
  options: tableSummarySchema.shape.options,
  shuffled: z.boolean(),
})
export type Arranged = Frozen<z.infer<typeof arrangedSchema>>

/** null: nothing is kept, it is damaged, or of a version to come. */
export function readArranged(text: string | null): Arranged | null {
  try {
    return arrangedSchema.safeParse(JSON.parse(text ?? '')).data ?? null
  } catch {
    return null
  }
}
