/** How a game speaks. Texts are data and small functions; no rule reads them. */
import type { MoveObject, Seat } from '@durbar/kernel'
import type { EventWith, MoveWith, VerbOf, Vocabulary } from './vocabulary.ts'
import { type NameOf, readBy, type Who, whoOf } from './who.ts'

export type Language = 'de' | 'en'
export const LANGUAGES: readonly Language[] = ['de', 'en']
/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>

/** A sentence, or how it is made. */
export type Sentence<A extends readonly unknown[]> = string | ((...about: A) => string)
export const said = <A extends readonly unknown[]>(sentence: Sentence<A>, ...about: A): string =>
  typeof sentence === 'string' ? sentence : sentence(...about)

/** What a game says in one language, whoever asks. */
export interface Speech<V, E> {
  readonly title: string
  /** One line for the box on the home page. */
  readonly tagline: string
  readonly options: Readonly<
    Record<
      string,
      { readonly label: string; readonly help: string; readonly values: Readonly<Record<string, string>> }
    >
  >
  /** Where the game stands, beside its name: "Sales day 8 of 9". */
  subtitle(view: V): string
  /**
   * What is asked of the seat that this view belongs to, by the clause that asks. `can`: which verbs have a legal move
   * now, so that nothing is asked for that cannot be done; without it, all of them.
   */
  prompt(rule: string, view: V, can?: (verb: string) => boolean): string
  /** Why not: one sentence per refusal, about the move that is refused. */
  readonly refusals: Readonly<Record<string, Sentence<[move: MoveObject, view: V, name: NameOf]>>>
  /** A move as it stands in a list of choices. */
  move(move: MoveObject, view: V, name: NameOf): string
  /** A line of the log; null for events that are not worth one. */
  event(event: E, name: NameOf): string | null
  /** How the game came to its end. */
  readonly ends: Readonly<Record<string, string>>
  /** What a score counts, where it is not points: "3 palaces". */
  score?(count: number): string
}

/** Which verbs these moves have. */
export function canOf(moves: readonly MoveObject[]): (verb: string) => boolean {
  const verbs = new Set(moves.map(({ type }) => type))
  return (verb) => verbs.has(verb)
}

/** Why a move is refused; null = the game has no words for it. */
export function whyNot<V>(
  speech: Pick<Speech<V, never>, 'refusals'>,
  { why, move }: { readonly why: string; readonly move: MoveObject },
  view: V,
  name: NameOf,
): string | null {
  const sentence = Object.hasOwn(speech.refusals, why) ? speech.refusals[why] : undefined
  return sentence === undefined ? null : said(sentence, move, view, name)
}

/** The same as a game writes it: a wrong verb, event, clause or refusal, or a missing one, does not compile. */
export interface Spoken<W extends Vocabulary>
  extends Pick<Speech<W['view'], W['event']>, 'title' | 'tagline' | 'options' | 'subtitle' | 'score'> {
  readonly language: Language
  readonly prompt: {
    readonly [D in W['decision']]: Sentence<[view: W['view'], can: (verb: VerbOf<W>) => boolean]>
  }
  readonly refusals: {
    readonly [R in W['refusal']]: Sentence<[move: W['move'], view: W['view'], who: Who]>
  }
  readonly move: {
    readonly [T in VerbOf<W>]: Sentence<[move: MoveWith<W, T>, view: W['view'], who: Who]>
  }
  /** null: not worth a line. */
  readonly event: {
    readonly [T in W['event']['t']]: ((event: EventWith<W, T>, who: Who) => string | null) | null
  }
  readonly ends: { readonly [E in W['end']]: string }
}

/** Whoever this view belongs to: moves and refusals are said to nobody else, however many share the device. */
const seatOf = (view: unknown): Seat | null =>
  typeof view === 'object' && view !== null && 'me' in view && typeof view.me === 'number' ? view.me : null

/** From a game's own tables to what anybody may ask. */
export function speak<W extends Vocabulary>(spoken: Spoken<W>): Speech<W['view'], W['event']> {
  type Asked = Sentence<[W['view'], (verb: VerbOf<W>) => boolean]>
  const prompts: Readonly<Record<string, Asked>> = spoken.prompt
  // biome-ignore lint/suspicious/noExplicitAny: the keys have brought the right sentence to the right move
  const moves: Readonly<Record<string, Sentence<[any, W['view'], Who]>>> = spoken.move
  // biome-ignore lint/suspicious/noExplicitAny: and to the right event
  const events: Readonly<Record<string, ((event: any, who: Who) => string | null) | null>> = spoken.event
  const refusals: Readonly<Record<string, Sentence<[W['move'], W['view'], Who]>>> = spoken.refusals
  const { language } = spoken
  const asked = (view: W['view'], name: NameOf) => whoOf(language, readBy(seatOf(view), name))
  type Refusal = Sentence<[MoveObject, W['view'], NameOf]>
  const refusal = (sentence: Sentence<[W['move'], W['view'], Who]>): Refusal =>
    typeof sentence === 'string' ? sentence : (move, view, name) => sentence(move, view, asked(view, name))
  return {
    ...spoken,
    refusals: Object.fromEntries(Object.entries(refusals).map(([why, each]) => [why, refusal(each)])),
    prompt: (rule, view, can = () => true) => said(prompts[rule] ?? rule, view, can),
    move: (move, view, name) => said(moves[move.type] ?? move.type, move, view, asked(view, name)),
    event: (event, name) => events[event.t]?.(event, whoOf(language, name)) ?? null,
  }
}

/** All that is said while a game is played. */
export interface Texts<V, E> {
  /** Numbers of the reference's worked examples. Each must be a test, like each rule. */
  readonly examples: readonly string[]
  readonly speech: Readonly<Record<Language, Speech<V, E>>>
}

// biome-ignore lint/suspicious/noExplicitAny: texts of every game
export type AnyTexts = Texts<any, any>
