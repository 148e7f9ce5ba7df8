/**
 * Whoever touches what the real tables show reaches every legal move in a few touches, may change any choice by
 * touching something else, and makes nothing for good by touching alone. The tables are drawn as the frame draws
 * them, after every touch anew; only what is drawn and glows is touched.
 */
import { rooms } from '@durbar/games'
import { tables } from '@durbar/games/tables'
import type { MoveObject } from '@durbar/kernel'
import { type Drawn, soaking, thingsOn } from '@durbar/room/testing'
import {
  type AnyTable,
  type Choosing,
  ChoosingProvider,
  Narrowing,
  readingOf,
  sameTouch,
  type TableProps,
  type Touch,
  useChoosing,
} from '@durbar/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { positions, type Sampled } from './positions.ts'
import { WholeTable } from './whole-table.tsx'

const POSITIONS = 200
/** And the main button. */
const MOST_TOUCHES = 5
/** Every day ways are walked in every so manieth position, and pairs tried with so many first things; a soak tries all. */
const WAYS = soaking ? 1 : 8
const PAIRS = soaking ? 1 : 16
const FIRSTS = soaking ? Infinity : 6
/** Moves of a question that are walked to, from its first to its last: of a thousand payments these. */
const MOVES = soaking ? Infinity : 40
/** All pairs of all positions take longer than what is tried every day. */
const LIMIT_MS = soaking ? 1_800_000 : 300_000
const every = (stride: number) => (_: unknown, i: number) => i % stride === 0

const ignore = () => {}

/** The page at one question after some touches: everything on it that has a part in moves. */
function draw(
  table: AnyTable,
  props: TableProps<unknown>,
  at: Sampled,
  touches: readonly Touch[],
  onMove: (move: MoveObject) => void = ignore,
): { readonly things: readonly Drawn[]; readonly choosing: Choosing } {
  let choosing: Choosing | null = null
  function Listen() {
    choosing = useChoosing()
    return null
  }
  const page = renderToStaticMarkup(
    <ChoosingProvider
      question={at}
      touched={touches}
      confirm={false}
      nothing={table.nothing}
      reading={readingOf(table, at.view, 'en')}
      deliberate={table.deliberate}
      onMove={onMove}
      onRefused={ignore}
    >
      <Listen />
      <WholeTable table={table} props={props} />
    </ChoosingProvider>,
  )
  return { things: thingsOn(page), choosing: choosing! }
}

/** Where some touches have led. */
interface Reached {
  readonly touches: readonly Touch[]
  readonly ready: MoveObject | null
  readonly left: ReadonlySet<MoveObject>
}
/** Where one touch more leads, for everything that glows there. */
type Onwards = (at: Reached) => readonly Reached[]

/**
 * Moves share their touches: each page is drawn, and each touch tried, once, in whatever order they were made (the
 * page shows what is chosen, not when).
 */
function walking(narrowing: Narrowing, things: (touches: readonly Touch[]) => readonly Touch[]) {
  const reach = (touches: readonly Touch[]): Reached => {
    const { ready, moves } = narrowing.left(touches)
    return { touches, ready, left: new Set(moves) }
  }
  const known = new Map<string, readonly Reached[]>()
  const onwards: Onwards = ({ touches }) => {
    const key = touches
      .map((touch) => touch.join(' '))
      .sort()
      .join('|')
    const found =
      known.get(key) ??
      things(touches).flatMap((thing) => {
        const outcome = narrowing.touch(touches, thing)
        return outcome.kind === 'narrowed' ? [reach(outcome.touches)] : []
      })
    known.set(key, found)
    return found
  }
  return { first: reach([]), onwards }
}

/** How many touches make this move or wake the main button for it; null = they do not lead there. */
function touchesTo(move: MoveObject, first: Reached, onwards: Onwards): number | null {
  let at = first
  for (;;) {
    if (at.ready === move) return at.touches.length
    let best: Reached | null = null
    for (const after of onwards(at)) {
      const smaller = after.left.size < (best ?? at).left.size || (!best && after.ready === move)
      if (smaller && after.left.has(move)) best = after
    }
    if (!best) return null
    at = best
  }
}

interface Tried {
  readonly table: AnyTable
  readonly at: Sampled
  readonly props: TableProps<unknown>
  readonly narrowing: Narrowing
}

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, { game, texts }) => {
  const tried: Tried[] = []
  beforeAll(async () => {
    const table: AnyTable = await tables[id as keyof typeof tables]()
    for (const at of positions(game, POSITIONS)) {
      const name = (seat: number) => `P${seat}`
      const props = { view: at.view, language: 'en', name, speech: texts.speech.en } as const
      tried.push({
        table,
        at,
        props,
        narrowing: new Narrowing(at, table.nothing, readingOf(table, at.view, 'en')),
      })
    }
    expect(tried.length).toBe(POSITIONS)
  }, LIMIT_MS)

  test(
    `every legal move of ${POSITIONS / WAYS} positions is reached by at most ${MOST_TOUCHES} touches and the button`,
    () => {
      const unreached = new Map<string, string>()
      for (const { table, at, props, narrowing } of tried.filter(every(WAYS))) {
        const { first, onwards } = walking(narrowing, (touches) =>
          draw(table, props, at, touches).things.flatMap(({ state, fit, touch }) =>
            state === 'offered' && fit !== 'replaces' ? [touch] : [],
          ),
        )
        for (const move of at.moves.filter(every(Math.max(1, Math.floor(at.moves.length / MOVES))))) {
          const touches = touchesTo(narrowing.offer(move), first, onwards)
          if (touches === null || touches > MOST_TOUCHES)
            unreached.set(`${at.rule}/${move.type}: ${touches}`, `${JSON.stringify(move)} (${at.from})`)
        }
      }
      expect([...unreached]).toEqual([])
    },
    LIMIT_MS,
  )

  test(
    'whatever is chosen, touching another offered thing chooses it',
    () => {
      const wrong = new Map<string, string>()
      let pairs = 0
      for (const { table, at, props, narrowing } of tried.filter(every(PAIRS))) {
        const first = draw(table, props, at, []).things.filter(({ state }) => state === 'offered')
        for (const a of first.slice(0, FIRSTS)) {
          const outcome = narrowing.touch([], a.touch)
          if (outcome.kind !== 'narrowed') continue
          const then = draw(table, props, at, outcome.touches).things
          for (const b of first) {
            const now = then.find(({ touch }) => sameTouch(touch, b.touch))
            if (b === a || !now || now.state === 'chosen') continue
            pairs++
            const after = narrowing.touch(outcome.touches, b.touch)
            const chosen =
              after.kind === 'narrowed' &&
              after.touches.some((each) => sameTouch(each, b.touch)) &&
              narrowing.left(after.touches).moves.length > 0
            if (now.state !== 'offered' || !chosen)
              wrong.set(`${at.rule}: ${a.touch} then ${b.touch}`, `${now.state} (${at.from})`)
          }
        }
      }
      expect([...wrong]).toEqual([])
      expect(pairs).toBeGreaterThan(POSITIONS / 4)
    },
    LIMIT_MS,
  )

  test(
    'no touch makes a move that cannot be taken back, and the button stands before',
    () => {
      const spent = new Map<string, string>()
      for (const { table, at, props, narrowing } of tried) {
        const grave = at.moves.filter((move) => at.barrier(move))
        for (const move of grave)
          if (!narrowing.waiting.has(move)) spent.set(`${at.rule}/${move.type} does not wait`, at.from)
        let made: MoveObject | null = null
        const onMove = (move: MoveObject) => {
          made = move
        }
        const { things, choosing } = draw(table, props, at, [], onMove)
        if (grave.length > 0 && !choosing.waits) spent.set(`${at.rule}: no button`, at.from)
        for (const { touch } of things) {
          made = null
          choosing.touch(touch)
          if (made && at.barrier(made))
            spent.set(`${at.rule}: ${touch} made ${JSON.stringify(made)}`, at.from)
        }
      }
      expect([...spent]).toEqual([])
    },
    LIMIT_MS,
  )
})
