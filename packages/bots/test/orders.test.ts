import { roomOf } from '@durbar/games'
import { kernel, legalMoves, type Move, settingsOf, streamDice } from '@durbar/kernel'
import { expect, test } from 'vitest'
import { type AnyKernel, decide, type Memory, searcher } from '../src/index.ts'
import { Orders } from '../src/search/orders.ts'

const raja = roomOf('raja')!.game
const k: AnyKernel = kernel(raja)
const { options: OPTIONS } = settingsOf(raja)[0]!

/** Random positions of a game, each handed over with a seat that has several choices. */
function positions(seed: number, visit: (s: ReturnType<typeof k.start>, seat: number) => void) {
  const dice = streamDice(seed)
  const s = k.start(dice, 3, OPTIONS)
  for (let seat = k.toMove(s); seat >= 0; seat = k.toMove(s)) {
    const list = legalMoves(k, s, seat)
    if (list.length > 1) visit(s, seat)
    k.apply(s, seat, list[dice.below(list.length)]!, dice)
  }
}

test('two moves commute exactly if the other order is legal and leads to the same position', () => {
  const dice = streamDice(1)
  const orders = new Orders(k)
  const seen = { commute: 0, not: 0 }
  const after = (s: Parameters<typeof k.apply>[0], seat: number, list: readonly Move[]) => {
    const now = raja.clone(s)
    for (const move of list) {
      if (k.toMove(now) !== seat || !legalMoves(k, now, seat).includes(move)) return null
      if (k.apply(now, seat, move, dice)) return null
    }
    return now
  }
  positions(4, (s, seat) => {
    for (const first of legalMoves(k, s, seat).slice(0, 6)) {
      const between = after(s, seat, [first])
      if (!between || k.toMove(between) !== seat) continue
      orders.remember(raja.clone(s), first)
      for (const second of legalMoves(k, between, seat).slice(0, 12)) {
        const both = after(s, seat, [first, second])
        if (!both) continue
        const other = after(s, seat, [second, first])
        const expected = second < first && other !== null && JSON.stringify(other) === JSON.stringify(both)
        expect(orders.commutes(seat, second, both, dice)).toBe(expected)
        seen[expected ? 'commute' : 'not']++
      }
    }
  })
  expect(seen.commute).toBeGreaterThan(50)
  expect(seen.not).toBeGreaterThan(50)
})

test('a search leaves other orders out below the root and never at it', () => {
  let left = 0
  let visited = 0
  positions(9, (s, seat) => {
    if (visited++ % 8 > 0 || left > 20) return
    const memory: Memory = {}
    decide(searcher('s', 60), k, s, seat, streamDice(2), memory)
    const { tree } = memory.search!
    const list = legalMoves(k, s, seat)
    for (const { packed } of memory.explanation!.choices)
      expect(tree.policy[memory.search!.rootEdge(packed)]).toBeGreaterThan(0)
    expect(memory.explanation!.choices).toHaveLength(list.length)
    for (let edge = 0; edge < tree.edges; edge++)
      if (tree.policy[edge]! < 0) {
        left++
        expect(tree.chosen[edge]).toBe(0)
      }
  })
  expect(left).toBeGreaterThan(0)
})
