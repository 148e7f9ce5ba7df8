/**
 * A game that goes on, as one seat has seen it: for whoever wants to show or look back at it before it is over. It holds
 * what that seat was told and shown, and nothing else: no key, no dice, no hand of anybody else. So it can be watched
 * through these eyes alone, and proves nothing.
 */
import * as z from 'zod/mini'
import { applied, type Difference, difference } from './differences.ts'
import { type Frozen, seatPlanSchema, seatSchema, toldSchema } from './messages.ts'

const differenceSchema = z.custom<Difference>((x) => x === null || typeof x === 'object')

export const accountSchema = z.strictObject({
  durbar: z.literal('account'),
  version: z.literal(1),
  game: z.string(),
  rules: z.int().check(z.minimum(1)),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: z.array(seatPlanSchema).check(z.minLength(1), z.maxLength(16)),
  /** Through whose eyes; null: those of anybody who looks on. */
  seat: z.nullable(seatSchema),
  told: z.array(toldSchema).check(z.minLength(1)),
  /** By ply: the view at the beginning, then what each move changed in it. */
  views: z.array(differenceSchema).check(z.minLength(1)),
  /** By ply: who was asked then. */
  awaited: z.array(z.array(seatSchema)),
})
export type Account = Frozen<z.infer<typeof accountSchema>>

/** What lay on the table after each move. */
interface Moment {
  readonly view: unknown
  readonly awaited: readonly number[]
}

type About = Pick<Account, 'game' | 'rules' | 'options' | 'seats' | 'seat' | 'told'>

/** Move by move, for whoever has other things to do meanwhile. */
export function* accountInSteps(about: About, moments: Iterable<Moment>): Generator<void, Account> {
  const views: Difference[] = []
  const awaited: number[][] = []
  let before: unknown
  for (const moment of moments) {
    views.push(views.length === 0 ? ([moment.view] as Difference) : difference(before, moment.view))
    awaited.push([...moment.awaited])
    before = moment.view
    yield
  }
  return { durbar: 'account', version: 1, ...about, views, awaited }
}

export function accountOf(about: About, moments: Iterable<Moment>): Account {
  const steps = accountInSteps(about, moments)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

export function viewsIn({ views }: Pick<Account, 'views'>): readonly unknown[] {
  let now: unknown = null
  return views.map((change) => {
    now = applied(now, change as Difference)
    return now
  })
}
