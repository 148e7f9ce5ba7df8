/** How a game speaks. Texts are data and small functions; no rule reads them. */
import type { MoveObject } from '@durbar/kernel'
import type { EventWith, MoveWith, NameOf, VerbOf, Vocabulary } from './vocabulary.ts'

export type Language = 'de' | 'en'
export const LANGUAGES: readonly Language[] = ['de', 'en']
/** A text in both languages. */
export type Both = Readonly<Record<Language, string>>

/** Rule number -> wording, in the order of the rulebook: the rules page, the refusals, `durbar rules`. */
export type Catalogue = Readonly<Record<string, Both>>

/** One heading of the rules page and the number it begins with: 'VM-4' -> all of VM-4.x. */
export type Chapters = Readonly<Record<string, Both>>

/** A sentence, or how it is made. */
export type Sentence<A extends readonly unknown[]> = string | ((...about: A) => string)
export const said = <A extends readonly unknown[]>(sentence: Sentence<A>, ...about: A): string =>
  typeof sentence === 'string' ? sentence : sentence(...about)

/** What a game says in one language, whoever asks. */
export interface Speech<V, E> {
  readonly title: string
  /** One line for the box on the home page. */
  readonly tagline: string
  /** What was lost with the rulebook's pictures and had to be made up. */
  readonly reconstructed: string
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
  extends Pick<
    Speech<W['view'], W['event']>,
    'title' | 'tagline' | 'reconstructed' | 'options' | 'subtitle' | 'score'
  > {
  readonly prompt: {
    readonly [D in W['decision']]: Sentence<[view: W['view'], can: (verb: VerbOf<W>) => boolean]>
  }
  readonly refusals: {
    readonly [R in W['refusal']]: Sentence<[move: W['move'], view: W['view'], name: NameOf]>
  }
  readonly move: {
    readonly [T in VerbOf<W>]: Sentence<[move: MoveWith<W, T>, view: W['view'], name: NameOf]>
  }
  /** null: not worth a line. */
  readonly event: {
    readonly [T in W['event']['t']]: ((event: EventWith<W, T>, name: NameOf) => string | null) | null
  }
  readonly ends: { readonly [E in W['end']]: string }
}

/** From a game's own tables to what anybody may ask. */
export function speak<W extends Vocabulary>(spoken: Spoken<W>): Speech<W['view'], W['event']> {
  type Asked = Sentence<[W['view'], (verb: VerbOf<W>) => boolean]>
  const prompts: Readonly<Record<string, Asked>> = spoken.prompt
  // biome-ignore lint/suspicious/noExplicitAny: the keys have brought the right sentence to the right move
  const moves: Readonly<Record<string, Sentence<[any, W['view'], NameOf]>>> = spoken.move
  // biome-ignore lint/suspicious/noExplicitAny: and to the right event
  const events: Readonly<Record<string, ((event: any, name: NameOf) => string | null) | null>> = spoken.event
  return {
    ...spoken,
    refusals: spoken.refusals as Speech<W['view'], W['event']>['refusals'],
    prompt: (rule, view, can = () => true) => said(prompts[rule] ?? rule, view, can),
    move: (move, view, name) => said(moves[move.type] ?? move.type, move, view, name),
    event: (event, name) => events[event.t]?.(event, name) ?? null,
  }
}

/** All of a game that a person reads. */
export interface Texts<V, E> {
  readonly catalogue: Catalogue
  /** Numbers of the reference's worked examples. Each must be a test, like each rule. */
  readonly examples: readonly string[]
  readonly chapters: Chapters
  readonly speech: Readonly<Record<Language, Speech<V, E>>>
}

// biome-ignore lint/suspicious/noExplicitAny: texts of every game
export type AnyTexts = Texts<any, any>
