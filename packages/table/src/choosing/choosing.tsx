/** Choosing: one question, the touches so far, and what is left of the legal moves. */
import type { MoveObject } from '@durbar/kernel'
import type { Question, Reading, Refused, Touch, Unasked } from '@durbar/room'
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { bringsOf } from './brings.ts'
import { Asked, type Choosing, Chosen, type Hand, Hands, IDLE } from './context.ts'
import { fingersHold } from './finger.ts'
import { Left, Narrowing, sameTouch, touchOf } from './narrowing.ts'
import { type OfferBook, OffersProvider } from './offers.ts'

interface ChoosingProps {
  readonly question: Question | null
  /** All moves wait for the main button, also those that can be taken back. */
  readonly confirm: boolean
  readonly nothing?: Touch
  readonly reading?: Reading
  readonly deliberate?: (move: MoveObject, touches: readonly Touch[]) => boolean
  /** Touches to begin with. */
  readonly touched?: readonly Touch[]
  /** What is as good as touched when something is asked. */
  readonly presumed?: Touch | null | undefined
  /** Where what is offered is counted. */
  readonly offers?: OfferBook
  readonly children: ReactNode
  /** `touches`: those that it was made by. */
  onMove(move: MoveObject, touches: readonly Touch[]): void
  /** [] = something legal was touched, or all let go: what was refused is forgotten. */
  onRefused(refusals: readonly (Refused | Unasked)[], at: Element | null): void
}

const without = (touches: readonly Touch[], instead: Touch | undefined): readonly Touch[] =>
  instead ? touches.filter((each) => !sameTouch(each, instead)) : touches

const NONE = new Left([], [], new Set(), null)

export function ChoosingProvider(props: ChoosingProps) {
  const { question, confirm, nothing: empty, reading, deliberate, onMove, onRefused, children } = props
  const narrowing = useMemo(
    () => (question ? new Narrowing(question, empty, reading) : null),
    [question, empty, reading],
  )
  const asks = useMemo(() => ({ question, brings: question ? bringsOf(question) : IDLE.brings }), [question])
  // Touches belong to what is asked, not to its messenger: somebody else's secret choice does not undo them.
  const asked = useMemo(() => JSON.stringify(question), [question])
  const [touched, setTouched] = useState<{ of: string; touches: readonly Touch[] }>({
    of: props.touched ? asked : '',
    touches: props.touched ?? NONE.touches,
  })
  const [regarded, setRegarded] = useState<Touch | null>(null)
  const [hoped, wish] = useState<MoveObject | null>(null)
  const wished = hoped && question?.moves.includes(hoped) ? hoped : null
  const { presumed } = props
  const begins = useMemo(() => (presumed ? [presumed] : NONE.touches), [presumed])
  const touches = touched.of === asked ? touched.touches : begins
  const left = useMemo(() => narrowing?.left(touches) ?? NONE, [narrowing, touches])

  const clear = useCallback(() => {
    setTouched({ of: asked, touches: [] })
    onRefused([], null)
  }, [asked, onRefused])
  const make = useCallback(
    (move: MoveObject, by: readonly Touch[] = touches) => {
      clear()
      onMove(move, by)
    },
    [touches, clear, onMove],
  )
  const settle = useCallback(
    (touches: readonly Touch[], move: MoveObject | null | undefined) => {
      onRefused([], null)
      const waits = (each: MoveObject) =>
        confirm || narrowing?.waiting.has(each) || deliberate?.(each, touches)
      if (move && !waits(move)) make(move, touches)
      else setTouched({ of: asked, touches })
    },
    [narrowing, asked, confirm, deliberate, make, onRefused],
  )
  const touch = useCallback(
    (tokens: Touch, instead?: Touch, at?: Element) => {
      if (!narrowing) return
      const before = without(touches, instead)
      const outcome = narrowing.touch(before, tokens)
      if (outcome.kind === 'refused') onRefused(outcome.refusals, at ?? null)
      if (outcome.kind !== 'narrowed') return
      const { moves } = narrowing.left(outcome.touches)
      const letGo = outcome.touches.length < before.length
      settle(outcome.touches, moves.length === 1 && !letGo ? moves[0] : null)
    },
    [narrowing, touches, settle, onRefused],
  )
  const refuse = useCallback((why: Unasked, at: Element) => onRefused([why], at), [onRefused])
  const latest = useRef({ touch, refuse })
  useLayoutEffect(() => {
    latest.current = { touch, refuse }
  }, [touch, refuse])
  const hand = useMemo<Hand>(
    () => ({
      touch: (tokens, instead, at) => latest.current.touch(tokens, instead, at),
      refuse: (why, at) => latest.current.refuse(why, at),
      regard: setRegarded,
    }),
    [],
  )
  const choose = useCallback((move: MoveObject) => settle([touchOf(move)], move), [settle])
  const show = useCallback((move: MoveObject) => setTouched({ of: asked, touches: [touchOf(move)] }), [asked])

  useEffect(fingersHold, [])
  useEffect(() => {
    if (!question) return
    const listen = (event: KeyboardEvent) => {
      const elsewhere = event.target instanceof Element && event.target.closest('[role="dialog"]')
      if (event.defaultPrevented || elsewhere) return
      if (event.key === 'Escape') clear()
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      if (left.ready) make(left.ready)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [question, left, clear, make])

  const preview = useMemo(() => {
    if (!regarded || !narrowing || left.state(regarded) !== 'offered') return null
    const outcome = narrowing.touch(touches, regarded)
    return outcome.kind === 'narrowed' ? narrowing.left(outcome.touches) : null
  }, [regarded, narrowing, touches, left])

  const value = useMemo<Choosing>(() => {
    const leftBut = (instead: Touch | undefined) =>
      instead && narrowing ? narrowing.left(without(touches, instead)) : left
    return {
      question,
      left: left.moves,
      touches,
      ready: left.ready,
      waits: question !== null && (confirm || (narrowing?.waiting.size ?? 0) > 0),
      regarded: preview?.ready ?? null,
      meant: preview?.ready ? preview.touches : touches,
      brings: asks.brings,
      state: (tokens, instead) => leftBut(instead).state(tokens),
      fit: (tokens, instead) => leftBut(instead).fit(tokens),
      touch,
      refuse,
      regard: setRegarded,
      clear,
      choose,
      show,
      make: (move) => make(move),
      wished,
      wish,
      wanted: (tokens, instead) =>
        wished ? (narrowing?.towards(wished, without(touches, instead), tokens) ?? null) : null,
      offer: (move) => narrowing?.offer(move) ?? move,
    }
  }, [
    question,
    narrowing,
    left,
    touches,
    confirm,
    preview,
    asks,
    touch,
    refuse,
    clear,
    choose,
    show,
    make,
    wished,
  ])
  return (
    <OffersProvider value={props.offers ?? null}>
      <Asked.Provider value={asks}>
        <Hands.Provider value={hand}>
          <Chosen.Provider value={value}>{children}</Chosen.Provider>
        </Hands.Provider>
      </Asked.Provider>
    </OffersProvider>
  )
}
