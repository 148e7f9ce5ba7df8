/**
 * Choosing is narrowing: the legal moves, the things touched so far, and what is left. No React, no rules:
 * it compares tokens and nothing else.
 */
import type { MoveObject } from '@durbar/kernel'
import {
  isJoint,
  jointly,
  NOTHING,
  partsOf,
  placesOf,
  type Question,
  type Reading,
  type Refused,
  type Token,
  type Touch,
  tokensOf,
} from '@durbar/room'

export type ThingState = 'offered' | 'chosen' | 'refused' | 'idle'

/** How something offered goes with what is chosen: it is added, or takes the place of what stands in its way. */
export type Fit = 'fits' | 'replaces'

/** What follows from a touch. */
type Outcome =
  | { readonly kind: 'narrowed'; readonly touches: readonly Touch[] }
  | { readonly kind: 'refused'; readonly refusals: readonly Refused[] }
  | { readonly kind: 'nothing' }

interface Known {
  readonly move: MoveObject
  /** What the move is made of; with its likes: what any of them is made of. */
  readonly tokens: ReadonlySet<Token>
  /** Where its parts stand: says more about them, adds nothing to them. */
  readonly places: ReadonlySet<Token>
  /** What the move and each of its likes is made of: touching all of one of them makes it up. */
  readonly ways: readonly ReadonlySet<Token>[]
}

function know(move: MoveObject): Known {
  const tokens = tokensOf(move)
  return { move, tokens, places: placesOf(move), ways: [tokens] }
}
const union = (a: ReadonlySet<Token>, b: ReadonlySet<Token>): ReadonlySet<Token> => new Set([...a, ...b])
const together = (a: Known, b: Known): Known => ({
  move: a.move,
  tokens: union(a.tokens, b.tokens),
  places: union(a.places, b.places),
  ways: [...a.ways, ...b.ways],
})
const hasOne = ({ tokens, places }: Known, token: Token): boolean => tokens.has(token) || places.has(token)
/** What a touch asks for: all parts of one of its tokens. Taken apart once, since every move is asked. */
type Asked = readonly (readonly Token[])[]
const asked = (touch: Touch): Asked => touch.map(partsOf)
const has = (known: Known, parts: readonly Token[]): boolean => parts.every((each) => hasOne(known, each))
const fits = (known: Known, wanted: Asked): boolean => wanted.some((parts) => has(known, parts))
export const sameTouch = (a: Touch, b: Touch) =>
  a.length === b.length && a.every((token, i) => token === b[i])

/** Whoever wrote them. */
export function sameMove(a: MoveObject, b: MoveObject): boolean {
  const [these, those] = [a, b].map((move) => new Set([...tokensOf(move), ...placesOf(move)]))
  return these!.size === those!.size && [...these!].every((token) => those!.has(token))
}

/** Names this move and no other that is not more than it, whatever things the table has. */
export const touchOf = (move: MoveObject): Touch => [jointly([...tokensOf(move), ...placesOf(move)])]
function offers(moves: readonly MoveObject[], alike: Reading['alike']): readonly Known[] {
  if (!alike) return moves.map(know)
  const byKey = new Map<string, Known>()
  for (const move of moves) {
    const key = alike(move)
    const known = byKey.get(key)
    byKey.set(key, known ? together(known, know(move)) : know(move))
  }
  return [...byKey.values()]
}

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
  private readonly reading: Reading

  constructor(question: Question, nothing: readonly Token[] = [], reading: Reading = {}) {
    this.question = question
    this.moves = offers(question.moves, reading.alike)
    this.nothing = new Set(nothing)
    this.reading = reading
    const { moves, follows } = question
    const grave = follows.includes('final')
    this.waiting = new Set(grave ? moves.filter((_, i) => follows[i] !== 'again') : [])
  }

  /** The move of the question that stands for this one, whoever names it, and for its likes. */
  offer(move: MoveObject): MoveObject {
    const { alike = JSON.stringify } = this.reading
    const key = alike(move)
    return this.moves.find((each) => alike(each.move) === key)?.move ?? move
  }

  left(touches: readonly Touch[]): Left {
    const wanted = touches.map(asked)
    const known = this.moves.filter((each) => wanted.every((one) => fits(each, one)))
    return new Left(known, touches, this.nothing, this)
  }

  /** A touch that is part of this move and not made yet: how many moves would be left after it; null = none. */
  towards(move: MoveObject, touches: readonly Touch[], touch: Touch): number | null {
    if (touches.some((each) => sameTouch(each, touch))) return null
    const goal = this.moves.find((each) => each.move === this.offer(move))
    if (!goal || !fits(goal, asked(touch))) return null
    const outcome = this.touch(touches, touch)
    return outcome.kind === 'narrowed' ? this.left(outcome.touches).moves.length : null
  }

  /** Whether a legal move of the question names it, whatever is chosen. */
  names(touch: Touch): boolean {
    this.tokens ??= new Set(this.moves.flatMap(({ tokens, places }) => [...tokens, ...places]))
    const known = this.tokens
    return touch.some((token) => (isJoint(token) ? this.namesAll(token) : known.has(token)))
  }

  private namesAll(token: Token): boolean {
    let known = this.joint.get(token)
    if (known === undefined) {
      const parts = partsOf(token)
      known = this.moves.some((each) => has(each, parts))
      this.joint.set(token, known)
    }
    return known
  }

  /** Touching what is chosen lets go of it; touching what does not fit lets go of what stands in its way. */
  touch(touches: readonly Touch[], touch: Touch): Outcome {
    const without = touches.filter((each) => !sameTouch(each, touch))
    if (without.length < touches.length) return { kind: 'narrowed', touches: without }
    const wanted = asked(touch)
    let going = this.moves.filter((each) => fits(each, wanted))
    if (going.length > 0) {
      const kept: Touch[] = []
      for (const each of touches) {
        const too = asked(each)
        const both = going.filter((known) => fits(known, too))
        if (both.length === 0) continue
        kept.push(each)
        going = both
      }
      return { kind: 'narrowed', touches: [...kept, touch] }
    }
    const refusals = this.refusals(touch)
    if (refusals.length === 0) return { kind: 'nothing' }
    return { kind: 'refused', refusals: this.reading.reasons?.(refusals) ?? refusals }
  }

  isRefused(touch: Touch): boolean {
    this.refusedTokens ??= new Set(this.question.refused.flatMap((each) => [...tokensOf(each.move)]))
    const known = this.refusedTokens
    return touch.some((token) => (isJoint(token) ? this.refusals([token]).length > 0 : known.has(token)))
  }

  private refusals(touch: Touch): readonly Refused[] {
    this.refusedMoves ??= this.question.refused.map((each) => know(each.move))
    const found: Refused[] = []
    const wanted = asked(touch)
    this.refusedMoves.forEach((known, i) => {
      if (fits(known, wanted)) found.push(this.question.refused[i]!)
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
    const here = touch.some((token) => (isJoint(token) ? this.joins(partsOf(token)) : this.tokens.has(token)))
    return here ? 'fits' : 'replaces'
  }

  private joins(parts: readonly Token[]): boolean {
    return this.known.some((each) => has(each, parts))
  }

  private complete(nothing: ReadonlySet<Token>): MoveObject | null {
    if (this.known.length === 1) return this.known[0]!.move
    if (this.known.length === 0) return null
    const touched = new Set(this.touches.flat().flatMap(partsOf))
    const [first, ...others] = this.known
    const common = [...first!.tokens].filter((token) => others.every((each) => each.tokens.has(token)))
    for (const token of common) touched.add(token)
    const made = this.known.filter(({ ways }) =>
      ways.some((tokens) =>
        [...tokens].every((token) => touched.has(token) || NOTHING.test(token) || nothing.has(token)),
      ),
    )
    return made.length === 1 ? made[0]!.move : null
  }
}
