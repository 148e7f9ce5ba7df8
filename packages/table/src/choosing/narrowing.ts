/**
 * Choosing is narrowing: the legal moves, the things touched so far, and what is left. No React, no rules:
 * it compares tokens and nothing else.
 */
import type { Follows, MoveObject, Refusal } from '@durbar/kernel'
import { NOTHING, placesOf, type Token, tokensOf } from './tokens.ts'

export interface Refused extends Refusal {
  readonly move: MoveObject
}

/** What a seat is asked, as the host tells it. */
export interface Question {
  readonly rule: string
  readonly moves: readonly MoveObject[]
  /** What follows each of the moves. */
  readonly follows: readonly Follows[]
  readonly refused: readonly Refused[]
}

export type ThingState = 'offered' | 'chosen' | 'refused' | 'idle'

/** How something offered goes with what is chosen: it is added, or takes the place of what stands in its way. */
export type Fit = 'fits' | 'replaces'

/** One touched thing: it narrows to the moves that have one of these tokens. */
export type Touch = readonly Token[]

/** What follows from a touch. */
export type Outcome =
  | { readonly kind: 'narrowed'; readonly touches: readonly Touch[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Refused[] }
  | { readonly kind: 'nothing' }

interface Known {
  readonly move: MoveObject
  /** What the move is made of. */
  readonly tokens: ReadonlySet<Token>
  /** Where its parts stand: says more about them, adds nothing to them. */
  readonly places: ReadonlySet<Token>
}

const know = (move: MoveObject): Known => ({ move, tokens: tokensOf(move), places: placesOf(move) })
const hasOne = ({ tokens, places }: Known, token: Token): boolean => tokens.has(token) || places.has(token)
const has = (known: Known, token: Token): boolean =>
  token.includes('&') ? token.split('&').every((each) => hasOne(known, each)) : hasOne(known, token)
const fits = (known: Known, touch: Touch) => touch.some((token) => has(known, token))
export const sameTouch = (a: Touch, b: Touch) =>
  a.length === b.length && a.every((token, i) => token === b[i])

/** Names this move and no other that is not more than it, whatever things the table has. */
export const touchOf = (move: MoveObject): Touch => [[...tokensOf(move), ...placesOf(move)].join('&')]

/** Everything a table needs to know about one question; made once per question. */
export class Narrowing {
  readonly question: Question
  /**
   * Moves that no touch makes. Where one answer cannot be taken back the touch of another must not act either, or
   * the same gesture would mean two things; only a step, after which the same is asked again, does.
   */
  readonly waiting: ReadonlySet<MoveObject>
  private readonly moves: readonly Known[]
  private tokens: ReadonlySet<Token> | null = null
  /** Tokens of several parts that were asked for: every thing is asked at every touch. */
  private readonly joint = new Map<Token, boolean>()
  private refusedMoves: readonly Known[] | null = null
  private refusedTokens: ReadonlySet<Token> | null = null
  private readonly nothing: ReadonlySet<Token>

  constructor(question: Question, nothing: readonly Token[] = []) {
    this.question = question
    this.moves = question.moves.map(know)
    this.nothing = new Set(nothing)
    const { moves, follows } = question
    const grave = follows.includes('final')
    this.waiting = new Set(grave ? moves.filter((_, i) => follows[i] !== 'again') : [])
  }

  left(touches: readonly Touch[]): Left {
    const known = this.moves.filter((each) => touches.every((touch) => fits(each, touch)))
    return new Left(known, touches, this.nothing, this)
  }

  /** Whether a legal move of the question names it, whatever is chosen. */
  names(touch: Touch): boolean {
    this.tokens ??= new Set(this.moves.flatMap(({ tokens, places }) => [...tokens, ...places]))
    const known = this.tokens
    return touch.some((token) => (token.includes('&') ? this.namesAll(token) : known.has(token)))
  }

  private namesAll(token: Token): boolean {
    const known = this.joint.get(token) ?? this.moves.some((each) => has(each, token))
    this.joint.set(token, known)
    return known
  }

  /** Touching what is chosen lets go of it; touching what does not fit lets go of what stands in its way. */
  touch(touches: readonly Touch[], touch: Touch): Outcome {
    const without = touches.filter((each) => !sameTouch(each, touch))
    if (without.length < touches.length) return { kind: 'narrowed', touches: without }
    if (this.moves.some((each) => fits(each, touch))) {
      const kept: Touch[] = []
      for (const each of touches) {
        const both = [...kept, each, touch]
        if (this.moves.some((known) => both.every((one) => fits(known, one)))) kept.push(each)
      }
      return { kind: 'narrowed', touches: [...kept, touch] }
    }
    const refusals = this.refusals(touch)
    return refusals.length > 0 ? { kind: 'refused', refusals } : { kind: 'nothing' }
  }

  isRefused(touch: Touch): boolean {
    this.refusedTokens ??= new Set(this.question.refused.flatMap((each) => [...tokensOf(each.move)]))
    const known = this.refusedTokens
    return touch.some((token) => (token.includes('&') ? this.refusals([token]).length > 0 : known.has(token)))
  }

  private refusals(touch: Touch): readonly Refused[] {
    this.refusedMoves ??= this.question.refused.map((each) => know(each.move))
    const found: Refused[] = []
    this.refusedMoves.forEach((known, i) => {
      if (fits(known, touch)) found.push(this.question.refused[i]!)
    })
    return found
  }
}

/** What is left after some touches. */
export class Left {
  readonly moves: readonly MoveObject[]
  readonly touches: readonly Touch[]
  /** What the main button makes: the only move left, or the one that the touches exactly make up. */
  readonly ready: MoveObject | null
  private readonly known: readonly Known[]
  private readonly tokens = new Set<Token>()
  private readonly of: Narrowing | null

  constructor(
    known: readonly Known[],
    touches: readonly Touch[],
    nothing: ReadonlySet<Token>,
    of: Narrowing | null,
  ) {
    this.known = known
    this.moves = known.map((each) => each.move)
    this.touches = touches
    this.of = of
    for (const { tokens, places } of known) {
      for (const token of tokens) this.tokens.add(token)
      for (const place of places) this.tokens.add(place)
    }
    this.ready = this.complete(nothing)
  }

  state(touch: Touch): ThingState {
    if (this.touches.some((each) => sameTouch(each, touch))) return 'chosen'
    if (this.of?.names(touch)) return 'offered'
    return this.of?.isRefused(touch) ? 'refused' : 'idle'
  }

  /** null where nothing is chosen, or this is not offered. */
  fit(touch: Touch): Fit | null {
    if (this.touches.length === 0 || this.state(touch) !== 'offered') return null
    const here = touch.some((token) =>
      token.includes('&') ? this.known.some((each) => has(each, token)) : this.tokens.has(token),
    )
    return here ? 'fits' : 'replaces'
  }

  private complete(nothing: ReadonlySet<Token>): MoveObject | null {
    if (this.known.length === 1) return this.known[0]!.move
    if (this.known.length === 0) return null
    const touched = new Set(this.touches.flat().flatMap((token) => token.split('&')))
    const [first, ...others] = this.known
    const common = [...first!.tokens].filter((token) => others.every((each) => each.tokens.has(token)))
    for (const token of common) touched.add(token)
    const made = this.known.filter(({ tokens }) =>
      [...tokens].every((token) => touched.has(token) || NOTHING.test(token) || nothing.has(token)),
    )
    return made.length === 1 ? made[0]!.move : null
  }
}
