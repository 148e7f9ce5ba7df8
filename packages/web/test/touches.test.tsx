/**
 * Whoever touches what the real tables show reaches every legal move in a few touches. The tables are drawn as the
 * frame draws them, after every touch anew; only what is drawn and glows is touched.
 */
import { rooms } from '@durbar/games'
import type { MoveObject } from '@durbar/kernel'
import {
  type AnyTable,
  ChoosingProvider,
  Narrowing,
  readingOf,
  type TableProps,
  type Touch,
} from '@durbar/table'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { positions, type Sampled } from './positions.ts'

const POSITIONS = 200
const MOST_TOUCHES = 5

const tables = import.meta.glob<{ default: AnyTable }>('../../../games/*/table/index.tsx')
const ignore = () => {}

/** The page at one question after some touches: what can be touched on it. */
function offered(
  table: AnyTable,
  props: TableProps<unknown>,
  at: Sampled,
  touches: readonly Touch[],
): Touch[] {
  const { Board, Side, Hand, Aside, SeatLine } = table
  const seats = (at.view as { players: readonly unknown[] }).players
  const page = renderToStaticMarkup(
    <ChoosingProvider
      question={at}
      touched={touches}
      confirm={false}
      nothing={table.nothing}
      reading={readingOf(table, at.view, 'en')}
      deliberate={table.deliberate}
      onMove={ignore}
      onRefused={ignore}
      onRule={ignore}
    >
      <Board {...props} />
      {Side ? <Side {...props} /> : null}
      {Hand ? <Hand {...props} /> : null}
      {Aside ? <Aside {...props} /> : null}
      {seats.map((_, seat) => (
        <SeatLine key={seat} {...props} seat={seat} />
      ))}
    </ChoosingProvider>,
  )
  const things = new Map<string, Touch>()
  for (const [, attributes] of page.matchAll(/<button([^>]*data-state="offered"[^>]*)>/g)) {
    const tokens = /data-tokens="([^"]*)"/.exec(attributes!)?.[1]
    if (tokens) things.set(tokens, decoded(tokens).split(' '))
  }
  return [...things.values()]
}

const decoded = (text: string) =>
  text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')

/** How many touches make this move, the main button counted; null = they do not lead there. */
function touchesTo(
  move: MoveObject,
  narrowing: Narrowing,
  things: (touches: readonly Touch[]) => readonly Touch[],
  deliberate: AnyTable['deliberate'],
): number | null {
  let touches: readonly Touch[] = []
  for (;;) {
    const left = narrowing.left(touches)
    if (left.moves.length === 1 && touches.length > 0)
      return touches.length + (deliberate?.(move, touches) ? 1 : 0)
    if (left.ready === move) return touches.length + 1
    let best: { readonly touches: readonly Touch[]; readonly left: number } | null = null
    for (const thing of things(touches)) {
      const outcome = narrowing.touch(touches, thing)
      if (outcome.kind !== 'narrowed') continue
      const after = narrowing.left(outcome.touches)
      const smaller =
        after.moves.length < (best?.left ?? left.moves.length) || (!best && after.ready === move)
      if (smaller && after.moves.includes(move)) best = { touches: outcome.touches, left: after.moves.length }
    }
    if (!best) return null
    touches = best.touches
  }
}

describe.each(rooms.map((room) => [room.game.id, room] as const))('%s', (id, { game, texts }) => {
  test(`every legal move of ${POSITIONS} positions is reached by at most ${MOST_TOUCHES} touches`, async () => {
    const table = (await tables[`../../../games/${id}/table/index.tsx`]!()).default
    const speech = texts.speech.en
    const sample = positions(game, POSITIONS)
    expect(sample.length).toBe(POSITIONS)
    const unreached = new Map<string, string>()
    for (const at of sample) {
      const props = { view: at.view, language: 'en', name: (seat: number) => `P${seat}`, speech } as const
      const narrowing = new Narrowing(at, table.nothing, readingOf(table, at.view, 'en'))
      const drawn = new Map<string, readonly Touch[]>()
      const things = (touches: readonly Touch[]) => {
        const key = JSON.stringify(touches)
        const known = drawn.get(key) ?? offered(table, props, at, touches)
        drawn.set(key, known)
        return known
      }
      for (const move of at.moves) {
        const touches = touchesTo(narrowing.offer(move), narrowing, things, table.deliberate)
        if (touches === null || touches > MOST_TOUCHES)
          unreached.set(`${at.rule}/${move.type}: ${touches}`, `${JSON.stringify(move)} (${at.from})`)
      }
    }
    expect([...unreached]).toEqual([])
  }, 300_000)
})
