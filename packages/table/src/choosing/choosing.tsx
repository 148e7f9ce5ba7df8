/** The choosing context: one question, the touches so far, and what is left of the legal moves. */
import type { MoveObject } from '@durbar/kernel'
import type { Question, Reading, Refused, Touch, Unasked, Vocabulary } from '@durbar/room'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { bringsOf } from './brings.ts'
import { fingersHold } from './finger.ts'
import { type Fit, Left, Narrowing, sameTouch, type ThingState, touchOf } from './narrowing.ts'
import { type OfferBook, OffersProvider } from './offers.ts'

export interface Choosing<W extends Vocabulary = Vocabulary> {
  /** The question to the seat in front; null while others are asked. */
  readonly question: Question<W> | null
  /** The legal moves that fit what was touched. */
  readonly left: readonly W['move'][]
  readonly touches: readonly Touch[]
  /** What the main button would make now. */
  readonly ready: W['move'] | null
  /** The question has answers that only the main button gives. */
  readonly waits: boolean
  /** A move under the pointer or in focus, for previews. */
  readonly regarded: W['move'] | null
  /** The touches that make up what is regarded, or else what is ready. */
  readonly meant: readonly Touch[]
  /** Read it by `useBrings`, which knows what it is. */
  brings(move: W['move']): unknown
  /** `instead`: as if that touch were let go. */
  state(tokens: Touch, instead?: Touch): ThingState
  /** How what is offered goes with what is chosen; null while nothing is. */
  fit(tokens: Touch, instead?: Touch): Fit | null
  /** `instead`: lets go of that touch at the same time. `at`: where an answer should stand. */
  touch(tokens: Touch, instead?: Touch, at?: Element): void
  /** Answers a touch on what no move names, at the thing itself. */
  refuse(why: Unasked, at: Element): void
  regard(tokens: Touch | null): void
  clear(): void
  /** As if its things were touched: makes the move, or leaves it to the main button. */
  choose(move: W['move']): void
  /** Chooses it whole and makes nothing, whatever the question. */
  show(move: W['move']): void
  make(move: W['move']): void
  /** The move that somebody would like to see made, such as an introduction; nobody has to. */
  readonly wished: W['move'] | null
  wish(move: W['move'] | null): void
  /** A next step towards what is wished: how many moves touching it leaves; null = it is none. */
  wanted(tokens: Touch, instead?: Touch): number | null
  /** The move that stands for this one: two that differ in nothing a person cares about are one offer. */
  offer(move: W['move']): W['move']
}

const nothing = () => {}
const IDLE: Choosing = {
  question: null,
  left: [],
  touches: [],
  ready: null,
  waits: false,
  regarded: null,
  meant: [],
  brings: () => null,
  state: () => 'idle',
  fit: () => null,
  touch: nothing,
  refuse: nothing,
  regard: nothing,
  clear: nothing,
  choose: nothing,
  show: nothing,
  make: nothing,
  wished: null,
  wish: nothing,
  wanted: () => null,
  offer: (move) => move,
}
const Context = createContext<Choosing>(IDLE)
/** In the words of the game at this table: the host offers moves of no other. */
export const useChoosing = <W extends Vocabulary = Vocabulary>(): Choosing<W> =>
  useContext(Context) as Choosing<W>

const Asked = createContext<Pick<Choosing, 'question' | 'brings'>>(IDLE)
/** For what does not change while one chooses: it is drawn anew with the next question, not with every touch. */
export const useQuestion = <W extends Vocabulary = Vocabulary>(): Question<W> | null =>
  useContext(Asked).question as Question<W> | null

type Hand = Pick<Choosing, 'touch' | 'refuse' | 'regard'>
const Hands = createContext<Hand>(IDLE)
/** The same hand from the first touch to the last, so that a thing that looks the same need not be drawn again. */
export const useHand = (): Hand => useContext(Hands)

/**
 * What the moves of the question bring, as the rules have foreseen it; null for a move that is not among them, and
 * where the game does not say. `B` is what the game's own `brings` gives.
 */
export function useBrings<B>(): (move: MoveObject) => B | null {
  return useContext(Asked).brings as (move: MoveObject) => B | null
}

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
          <Context.Provider value={value}>{children}</Context.Provider>
        </Hands.Provider>
      </Asked.Provider>
    </OffersProvider>
  )
}
