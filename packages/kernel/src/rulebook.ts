/**
 * How a game writes its rules down. `rulebook<State, Event>()` gives the words; what they make knows its own verbs,
 * parameters and locals, so that moves, decisions and frames have types everywhere and are named in one place.
 */
import type { Action, Core, Decision, Frame, Procedure, Rule, Scope, Seat } from './api.ts'
import { goneOn, type Moment, moment, only, type Seated } from './frames.ts'
import { nothing } from './packing.ts'

/** A clause is the moment in which it applies, and what the rulebook says of it. */
export type Clause<N extends string, A extends readonly unknown[], F extends Frame, R> = Moment<N, A, F> & {
  readonly clause: R
}
// biome-ignore lint/suspicious/noExplicitAny: every clause knows its own locals
type AnyClause = Clause<string, any, any, Rule<any, any>>

/** The rule table: every clause under the name of its moment. */
export type TableOf<C extends readonly AnyClause[]> = {
  readonly [K in C[number] as K['rule']]: K['clause']
}
export function table<const C extends readonly AnyClause[]>(...clauses: C): TableOf<C> {
  const rules: Record<string, unknown> = {}
  for (const { rule, clause } of clauses) {
    if (Object.hasOwn(rules, rule)) throw new Error(`two clauses are called '${rule}'`)
    rules[rule] = clause
  }
  return rules as TableOf<C>
}

type Merged<T> = { readonly [K in keyof T]: T[K] }
// biome-ignore lint/suspicious/noExplicitAny: read off whatever the clause says
type Said<A> = A extends Action<any, any, infer V, infer P, any> ? Merged<{ readonly type: V } & P> : never
type Choices<R> = R extends { readonly actions: readonly (infer A)[] } ? A : never

/** Every move that a rule table knows, in the outside form. */
export type MoveOf<T> = { [K in keyof T]: Said<Choices<T[K]>> }[keyof T]
/** The moments of a rule table in which somebody is asked. */
export type DecisionOf<T> = {
  [K in keyof T]: T[K] extends { readonly actions: readonly unknown[] } ? K : never
}[keyof T] &
  string

type Who<S, F> = (s: Readonly<S>, at: F) => readonly Seat[]
interface Asked<S extends Core, E, F extends Frame, Acts> {
  readonly actions: Acts
  readonly done?: Decision<S, E, F>['done']
  readonly stays?: boolean
}
// biome-ignore lint/suspicious/noExplicitAny: parameters differ from action to action
type Actions<S extends Core, E, F extends Frame> = readonly Action<S, E, any, any, F>[]

/** Somebody has to choose. A moment of one seat asks that seat, unless something else is said. */
interface DecisionWord<S extends Core, E> {
  <N extends string, A extends readonly unknown[], F extends Seated, const Acts extends Actions<S, E, F>>(
    at: Moment<N, A, F>,
    says: Asked<S, E, NoInfer<F>, Acts> & { readonly who?: Who<S, NoInfer<F>> },
  ): Clause<N, A, F, Decision<S, E, F> & { readonly actions: Acts }>
  <N extends string, A extends readonly unknown[], F extends Frame, const Acts extends Actions<S, E, F>>(
    at: Moment<N, A, F>,
    says: Asked<S, E, NoInfer<F>, Acts> & { readonly who: Who<S, NoInfer<F>> },
  ): Clause<N, A, F, Decision<S, E, F> & { readonly actions: Acts }>
}

// biome-ignore lint/suspicious/noExplicitAny: called with its seat, or with nothing
type Step = Moment<string, any, Frame>

const NOBODY = -1
const itsSeat = (_s: unknown, at: Seated): readonly Seat[] => only(at.seat)

export function rulebook<S extends Core, E>() {
  const clause = <N extends string, A extends readonly unknown[], F extends Frame, R>(
    at: Moment<N, A, F>,
    says: R,
  ): Clause<N, A, F, R> => Object.assign(moment(at.rule, at.make), { clause: says })

  return {
    /** "You may …" */
    may: <const V extends string, P, F extends Frame = Frame>(
      says: Action<S, E, V, P, F>,
    ): Action<S, E, V, P, F> => says,

    /** "You may …", with nothing to choose, and always possible unless refused. */
    plain: <const V extends string, F extends Frame = Frame>(
      verb: V,
      perform: (g: Scope<S, E>, seat: Seat, at: F) => void,
      more: Partial<Pick<Action<S, E, V, Record<never, never>, F>, 'refuse' | 'open'>> = {},
    ): Action<S, E, V, Record<never, never>, F> => ({
      verb,
      noun: nothing,
      candidates: (_s, _seat, _at, add) => add(0),
      refuse: () => null,
      perform: (g, seat, _noun, at) => perform(g, seat, at),
      ...more,
    }),

    decision: ((at: Moment, says: Omit<Decision<S, E>, 'who'>) =>
      clause(at, { who: itsSeat, ...says })) as DecisionWord<S, E>,

    /** A paragraph that simply happens. */
    procedure: <N extends string, A extends readonly unknown[], F extends Frame>(
      at: Moment<N, A, F>,
      run: (g: Scope<S, E>, at: F) => void,
    ): Clause<N, A, F, Procedure<S, E, F>> => clause(at, { run }),

    /**
     * Steps in order, the program counter in the frame: linear like a generator, stored like data. A seat's sequence
     * gives its seat to every step; one that is nobody's has steps that are nobody's.
     */
    sequence<N extends string, A extends [] | [seat: Seat], F extends Frame>(
      at: Moment<N, A, F>,
      ...steps: readonly (Moment<string, [], Frame> | (A extends [] ? never : Moment<string, A, Seated>))[]
    ) {
      const start: Step = at
      // Made once per seat, and once for nobody: each step's own frame, then this one a step further.
      const rows: (readonly Frame[] | undefined)[] = []
      const framesOf = (seat: Seat | undefined): readonly Frame[] => {
        const row = steps.flatMap((step: Step, i) => [step(seat), goneOn(start(seat), i + 1)])
        rows[(seat ?? NOBODY) + 1] = row
        return row
      }
      const run = (g: Scope<S, E>, now: Frame) => {
        const { seat } = now
        const frames = rows[(seat ?? NOBODY) + 1] ?? framesOf(seat)
        const step = now.step ?? 0
        if (step + 1 < steps.length) g.then(frames[2 * step]!, frames[2 * step + 1]!)
        else g.then(frames[2 * step]!)
      }
      return clause(at, { run })
    },
  }
}
