/** The choosing context: one question, the touches so far, and what is left of the legal moves. */
import type { MoveObject } from '@durbar/kernel'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import {
  Left,
  Narrowing,
  type Question,
  type Reading,
  type Refused,
  sameTouch,
  type ThingState,
  type Touch,
} from './narrowing.ts'
import type { Token } from './tokens.ts'

export interface Choosing {
  /** The question to the seat in front; null while others are asked. */
  readonly question: Question | null
  /** The legal moves that fit what was touched. */
  readonly left: readonly MoveObject[]
  readonly touches: readonly Touch[]
  /** What the main button would make now. */
  readonly ready: MoveObject | null
  /** A move under the pointer or in focus, for previews. */
  readonly regarded: MoveObject | null
  /** `instead`: as if that touch were let go. */
  state(tokens: Touch, instead?: Touch): ThingState
  /** `instead`: lets go of that touch at the same time. */
  touch(tokens: Touch, instead?: Touch): void
  regard(tokens: Touch | null): void
  clear(): void
  make(move: MoveObject): void
  /** The move that stands for this one: two that differ in nothing a person cares about are one offer. */
  offer(move: MoveObject): MoveObject
  /** Opens the rules at this number. */
  openRule(rule: string): void
}

const nothing = () => {}
const IDLE: Choosing = {
  question: null,
  left: [],
  touches: [],
  ready: null,
  regarded: null,
  state: () => 'idle',
  touch: nothing,
  regard: nothing,
  clear: nothing,
  make: nothing,
  offer: (move) => move,
  openRule: nothing,
}
const Context = createContext<Choosing>(IDLE)
export const useChoosing = (): Choosing => useContext(Context)

export interface ChoosingProps {
  readonly question: Question | null
  /** Moves wait for the main button. */
  readonly confirm: boolean
  readonly nothing?: readonly Token[]
  readonly reading?: Reading
  /** Moves that wait for the main button though nothing else is left. */
  readonly deliberate?: (move: MoveObject, touches: readonly Touch[]) => boolean
  /** Touches to begin with. */
  readonly touched?: readonly Touch[]
  readonly children: ReactNode
  onMove(move: MoveObject): void
  onRefused(refusals: readonly Refused[]): void
  onRule(rule: string): void
}

const without = (touches: readonly Touch[], instead: Touch | undefined): readonly Touch[] =>
  instead ? touches.filter((each) => !sameTouch(each, instead)) : touches

const NONE = new Left([], [], new Set(), () => false)

export function ChoosingProvider(props: ChoosingProps) {
  const {
    question,
    confirm,
    nothing: empty,
    reading,
    deliberate,
    onMove,
    onRefused,
    onRule,
    children,
  } = props
  const narrowing = useMemo(
    () => (question ? new Narrowing(question, empty, reading) : null),
    [question, empty, reading],
  )
  // Touches belong to what is asked, not to its messenger: somebody else's secret choice does not undo them.
  const asked = useMemo(() => JSON.stringify(question), [question])
  const [touched, setTouched] = useState<{ of: string; touches: readonly Touch[] }>({
    of: asked,
    touches: props.touched ?? NONE.touches,
  })
  const [regarded, setRegarded] = useState<Touch | null>(null)
  const touches = touched.of === asked ? touched.touches : NONE.touches
  const left = useMemo(() => narrowing?.left(touches) ?? NONE, [narrowing, touches])

  const clear = useCallback(() => setTouched({ of: asked, touches: [] }), [asked])
  const make = useCallback(
    (move: MoveObject) => {
      clear()
      onMove(move)
    },
    [clear, onMove],
  )
  const touch = useCallback(
    (tokens: Touch, instead?: Touch) => {
      if (!narrowing) return
      const before = without(touches, instead)
      const outcome = narrowing.touch(before, tokens)
      if (outcome.kind === 'refused') onRefused(outcome.refusals)
      if (outcome.kind !== 'narrowed') return
      const after = narrowing.left(outcome.touches)
      const letGo = outcome.touches.length < before.length
      const [only] = after.moves
      const waits = confirm || (only && deliberate?.(only, outcome.touches))
      if (!letGo && after.moves.length === 1 && only && !waits) make(only)
      else setTouched({ of: asked, touches: outcome.touches })
    },
    [narrowing, asked, touches, confirm, deliberate, make, onRefused],
  )

  useEffect(() => {
    if (touches.length === 0) return
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) clear()
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [touches.length, clear])

  const preview = useMemo(() => {
    if (!regarded || !narrowing || left.state(regarded) !== 'offered') return null
    const outcome = narrowing.touch(touches, regarded)
    return outcome.kind === 'narrowed' ? narrowing.left(outcome.touches).ready : null
  }, [regarded, narrowing, touches, left])

  const value = useMemo<Choosing>(
    () => ({
      question,
      left: left.moves,
      touches,
      ready: left.ready,
      regarded: preview,
      state: (tokens, instead) =>
        (instead && narrowing ? narrowing.left(without(touches, instead)) : left).state(tokens),
      touch,
      regard: setRegarded,
      clear,
      make,
      offer: (move) => narrowing?.offer(move) ?? move,
      openRule: onRule,
    }),
    [question, narrowing, left, touches, preview, touch, clear, make, onRule],
  )
  return <Context.Provider value={value}>{children}</Context.Provider>
}
