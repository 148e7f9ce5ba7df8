/** Everything a game must say, and everything a host may ask. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** 0 .. seats-1, clockwise around the table. */
export type Seat = number
/** observer: only what is public; archive: everything, once the game is over. */
export type Viewer = Seat | 'observer' | 'archive'
/** together: what all seats know between them, so that hidden from it is only what nobody has seen yet. */
export type Knower = Viewer | 'together'

// ── Moves ───────────────────────────────────────────────────────────────────────────────────────────

/** Verb and packed noun in one integer below 2^53, compared with ===. See `packing.ts`. */
export type Move = number
/** The outside form: `type` is the verb, the other keys are its noun, as in the transcript vocabulary. */
export type MoveObject = { readonly type: string } & { readonly [key: string]: Json }
/** Maps the parameters of one verb to 0 .. size-1 and back. The combinators are in `packing.ts`. */
export interface Codec<T> {
  /** Nouns are 0 .. size-1. */
  readonly size: number
  /** The outside form. */
  write(noun: number): T
  /** -1 = not the outside form of any noun. */
  read(json: unknown): number
}
/** A buffer that the search reuses; `at[0 .. n-1]` are the moves. It grows by itself. */
export interface Moves {
  n: number
  at: Float64Array
}

// ── State: plain JSON, changed in place, cheap to clone; no clock, no dice, no log, no undo inside ──

/** A suspended rule and its locals. The stack of frames is the rulebook's call stack, as data. */
export interface Frame {
  readonly rule: string
  readonly seat?: Seat
  /** The program counter of a `sequence`, or any loop counter. */
  readonly step?: number
  /** Secret choices that wait for the last seat. Written by the kernel alone. */
  readonly chosen?: readonly (Move | null)[]
}

export interface Result {
  readonly scores: readonly number[]
  /** 1 = winner; equal seats share a place and the next one is skipped. */
  readonly places: readonly number[]
  /** One of the game's `ends`. */
  readonly end: string
}

export interface Core {
  /** Version of the rule table, stamped by the kernel at the start. */
  rules: number
  /** How many sit at the table. */
  seats: number
  /** The last frame is what happens now. */
  stack: Frame[]
  /** null while the game goes on. */
  result: Result | null
}

// ── Rules: one object per clause of the rulebook ────────────────────────────────────────────────────

/** The rule that forbids something, and the key of the sentence that says why. Frozen constants only. */
export interface Refusal {
  readonly rule: string
  readonly why: string
}

/** Everything a clause may do to the world besides changing `s`. */
export interface Scope<S extends Core, E> {
  readonly s: S
  /** 0 .. sides-1. Raises the undo barrier. */
  roll(sides: number): number
  /** Likewise. `aside` as below: in an imagined world one order is as good as another. */
  shuffle(cards: number[], aside?: 'aside'): void
  /**
   * Somebody learned something that was hidden: no undo past this point. `aside`: what comes to light changes nothing
   * of what the clause goes on to do, so that whoever foresees the move may look further.
   */
  reveal(aside?: 'aside'): void
  /** Ends a decision that stays (see `Decision.stays`). */
  leave(): void
  /** Schedules frames: the first listed happens first, what was on the stack happens after. */
  then(...next: Frame[]): void
  /** null while searching, so that `g.tell?.({…})` costs nothing. */
  readonly tell: ((event: E) => void) | null
}

/** "You may …": what a person could point at, why one of them is refused, and what then happens. */
export interface Action<
  S extends Core,
  E,
  Verb extends string = string,
  Noun = unknown,
  F extends Frame = Frame,
> {
  readonly verb: Verb
  readonly noun: Codec<Noun>
  /** In a secret decision: this one is not secret. It happens at once, and the seat still has to choose. */
  readonly open?: boolean
  /** Everything a person might sensibly point at here. */
  readonly candidates: (s: Readonly<S>, seat: Seat, at: F, add: (noun: number) => void) => void
  /** What people point at although it is never legal here. Asked for the "why not?", never on the hot path. */
  readonly mistakes?: (s: Readonly<S>, seat: Seat, at: F, add: (noun: number) => void) => void
  /** null = legal. */
  readonly refuse: (s: Readonly<S>, seat: Seat, noun: number, at: F) => Refusal | null
  readonly perform: (g: Scope<S, E>, seat: Seat, noun: number, at: F) => void
}

/** A moment of choice. Several seats: simultaneous and secret, performed in seat order once all chose. */
export interface Decision<S extends Core, E, F extends Frame = Frame> {
  readonly who: (s: Readonly<S>, at: F) => readonly Seat[]
  // biome-ignore lint/suspicious/noExplicitAny: nouns differ from action to action
  readonly actions: readonly Action<S, E, string, any, F>[]
  /** After everybody's choice was performed. */
  readonly done?: (g: Scope<S, E>, at: F) => void
  /** It goes on while something is done in it, until an action says `g.leave()`. Only where one seat is asked. */
  readonly stays?: boolean
}

/** A paragraph that simply happens. */
export interface Procedure<S extends Core, E, F extends Frame = Frame> {
  readonly run: (g: Scope<S, E>, at: F) => void
}

// biome-ignore lint/suspicious/noExplicitAny: each clause knows the locals of its own frame
export type Rule<S extends Core, E> = Decision<S, E, any> | Procedure<S, E, any>
export type RuleTable<S extends Core, E> = Readonly<Record<string, Rule<S, E>>>

// ── A game ──────────────────────────────────────────────────────────────────────────────────────────

/** One option of a game. Every option is a choice from a short list, so that any client can draw a form. */
export interface OptionSpec {
  readonly key: string
  readonly values: readonly (string | number | boolean)[]
  readonly default: string | number | boolean
}
export type Options = Readonly<Record<string, string | number | boolean>>

/**
 * What only views and transcripts tell, folded from the events that a viewer was told: it cannot know more than
 * that viewer does. No rule reads it, so it is not part of the state and costs a search nothing.
 */
export interface Chronicle<E, C> {
  begin(seats: number): C
  /** In place. */
  note(story: C, event: E): void
}

/** A state that lies still, for whoever looks at it. */
export interface Look<V, C> {
  as(who: Viewer, aids?: boolean, story?: C): V
}

/** `C`: the story of the game as far as it was told; null for games whose views need none. */
export interface Game<S extends Core, V, E, C = null> {
  readonly id: string
  readonly seats: readonly number[]
  readonly options: readonly OptionSpec[]
  /** Why these (complete, well-formed) options do not go with this number of seats; null = they do. */
  refuseOptions(seats: number, options: Options): Refusal | null
  /** Rule tables by version, `{ 2: rules, 1: { ...rules, draw: drawAsOf1 } }`; new games take the highest. */
  readonly rulesByVersion: Readonly<Record<number, RuleTable<S, E>>>
  /**
   * Counts the shapes that the state has had, from 1. A checksum is of one shape: a log with sums of an earlier one is
   * replayed by its moves and stamped anew.
   */
  readonly shape: number
  /** Every refusal the clauses may answer with, by its `why`. */
  readonly refusals: Readonly<Record<string, Refusal>>
  /** Every way the game can end. */
  readonly ends: readonly string[]
  /** No game has more moves than this. */
  readonly longest: number

  /** The state before the first frame runs. `rules` and `result` are stamped by the kernel. */
  setup(dice: Dice, seats: number, options: Options): S
  clone(s: Readonly<S>): S
  readonly chronicle: Chronicle<E, C>
  /**
   * Built up from what `who` may know and was told. `aids`: also what people would have to remember. Without a
   * story nothing has been told yet.
   */
  view(s: Readonly<S>, who: Viewer, aids?: boolean, story?: C): V
  /**
   * The same for several who look at one state, which nobody may change as long as they do: what all of them see alike
   * is made once. Left out: every view is made from the beginning.
   */
  looks?(s: Readonly<S>): Look<V, C>
  /** What `who` learns of an event; null = nothing. */
  redact(event: E, who: Viewer): E | null
  /** Samples anew, in place and canonically, all that `who` cannot know: sort what is hidden, then shuffle. */
  redeal(s: S, who: Knower, dice: Dice): void
  /**
   * What a foreseen move brings this seat, for its table to draw. Only what is certain: what `foreseen.events` tell
   * from `sure` on may hold in the imagined world alone.
   */
  brings?(foreseen: Foreseen<S, E>, seat: Seat, before: Readonly<S>): Json
  /** The first broken invariant of the rules reference, as a sentence; `before` is the state one move ago. */
  audit(s: Readonly<S>, before: Readonly<S> | null): string | null
  /** The legal move that the rules provide for a seat that does not answer; without one a bot stands in. */
  standIn?(s: Readonly<S>, seat: Seat): MoveObject
  readonly transcript: Transcript<S, E, C>
}

/**
 * What moves a game, whoever looks on. Views that say what would be may foresee it by these (`mechanism`), for they
 * cannot ask the kernel of a game that they are part of.
 */
export type Mechanics<S extends Core, E> = Pick<
  Game<S, unknown, E, unknown>,
  'id' | 'rulesByVersion' | 'setup' | 'clone' | 'redact' | 'redeal'
>

/** A move on a copy of an imagined world, up to where it can no longer be foreseen. */
export interface Foreseen<S, E> {
  /** Where it stopped; after chance or a secret in the middle of a clause. */
  readonly state: S
  /** As the viewer would be told. */
  readonly events: readonly E[]
  /** So many of the events happen whatever is hidden; the others came after something shown `aside`. */
  readonly sure: number
  /** `choice`: the same seat is asked again; `seat`: others are; `end`: the game is over. */
  readonly stoppedBy: 'chance' | 'secret' | 'seat' | 'choice' | 'end'
  /** There is no way back. */
  readonly final: boolean
  /** The clause that it stopped at; null at the end. */
  readonly rule: string | null
}

/** What the transcript vocabulary asks of a game beside its moves. */
export interface Transcript<S, E, C = null> {
  /** From the state at the first decision. */
  setup(s: Readonly<S>): Json
  /** The chance line that an event stands for; null for all other events. */
  chance(event: E): Json | null
  /** `result.detail` of a finished game, with all that was told to the archive. */
  detail(s: Readonly<S>, story: C): Json
}

// ── Chance: the host owns it; the state never contains tomorrow's dice ──────────────────────────────

export interface Dice {
  /** 0 .. n-1, all equally likely. */
  below(n: number): number
}

// biome-ignore lint/suspicious/noExplicitAny: for those who handle every game and know none
export type AnyGame = Game<any, any, any, any>
