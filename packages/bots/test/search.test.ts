import { roomOf, rooms } from '@durbar/games'
import { kernel, legalMoves, moves, settingsOf, streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { caravan } from '../../kernel/test/caravan.ts'
import { decide, type Memory, playGame, searcher, think } from '../src/index.ts'
import { Index, Tree } from '../src/search/tree.ts'

const k = kernel(rooms[0]!.game)
const OPTIONS = { greySide: false }

/** A position some way into a game. */
function position(plies: number, seed = 3) {
  const dice = streamDice(seed)
  const out = moves()
  const s = k.start(dice, 3, OPTIONS)
  for (let n = 0; n < plies; n++) {
    const seat = k.toMove(s)
    k.apply(s, seat, out.at[dice.below(k.legal(s, seat, out))]!, dice)
  }
  return s
}

describe('the tree', () => {
  test('finds what it was given among many, large moves included', () => {
    const index = new Index()
    const keys = Array.from({ length: 20_000 }, (_, i) => [i % 97, i * 7_919_000_001] as const)
    keys.forEach(([owner, move], i) => {
      index.set(owner, move, i)
    })
    keys.forEach(([owner, move], i) => {
      expect(index.get(owner, move)).toBe(i)
    })
    expect(index.get(3, 12345)).toBe(-1)
    index.clear()
    expect(index.get(...keys[0]!)).toBe(-1)
  })
  test('keeps the choices of different seats at one node apart', () => {
    const tree = new Tree(100)
    tree.reset()
    const [a, b] = [tree.addEdge(0, 1, 77, 0.5), tree.addEdge(0, 2, 77, 0.5)]
    expect(a).not.toBe(b)
    expect([tree.edge(0, 1, 77), tree.edge(0, 2, 77), tree.edge(0, 3, 77)]).toEqual([a, b, -1])
  })
})

describe('joint choices', () => {
  test('are told apart however large the moves are, and never taken for a move', () => {
    const tree = new Tree(100)
    tree.reset()
    const large = Array.from({ length: 12 }, (_, i) => 2 ** 53 - 1 - i)
    const keys = new Map<number, string>()
    for (const a of large)
      for (const b of large)
        for (const c of large) {
          const key = tree.jointly(tree.jointly(tree.jointly(0, 0, a), 1, b), 2, c)
          const name = `${a} ${b} ${c}`
          expect(keys.get(key) ?? name).toBe(name)
          keys.set(key, name)
          expect(key).toBeLessThan(0)
        }
    expect(keys.size).toBe(12 ** 3)
    expect(tree.jointly(0, 1, large[0]!)).not.toBe(tree.jointly(0, 0, large[0]!))
  })
})

describe('an explanation', () => {
  test('covers the legal moves, best first, with shares that add up and a place for everybody', () => {
    const s = position(12)
    const seat = k.toMove(s)
    const memory: Memory = {}
    const move = decide(searcher('s', 300), k, s, seat, streamDice(1), memory)
    const { choices, iterations } = memory.explanation!
    expect(iterations).toBe(300)
    expect(choices.map((choice) => choice.packed).sort()).toEqual(legalMoves(k, s, seat).sort())
    expect(choices[0]!.packed).toBe(move)
    expect(choices.reduce((sum, choice) => sum + choice.share, 0)).toBeCloseTo(1)
    const visits = choices.map((choice) => choice.visits)
    expect(visits).toEqual(visits.toSorted((a, b) => b - a))
    for (const { places } of choices) {
      expect(places).toHaveLength(3)
      // Somebody is first, somebody last: the expected places add up to 1 + 2 + 3.
      expect(places.reduce((sum, place) => sum + place, 0)).toBeCloseTo(6)
    }
  })
  test('sees a win that lies in front of it', () => {
    // One coin is left on the last day: taking it ends the game at once, and whoever is ahead should.
    const s = position(12)
    s.day = 9
    s.deck.length = 0
    s.coins = 1
    const seat = k.toMove(s)
    s.stack = [
      { rule: 'turn', seat, step: 1 },
      { rule: 'action', seat },
    ]
    s.rupees.fill(0)
    s.collections.fill(0)
    s.collections[seat] = 1 << 14
    const choice = decide(searcher('s', 200), k, s, seat, streamDice(1))
    expect(k.write(choice)).toEqual({ type: 'takeCoin' })
  })
})

describe('a search', () => {
  test('is the same again for the same dice, and goes on where it was in the next decision', () => {
    const bots = [searcher('s', 8), searcher('s', 8), searcher('s', 8)]
    const [a, b] = [1, 2].map(() => playGame(k, bots, OPTIONS, streamDice(4)))
    expect(a!.result).toEqual(b!.result)
    const s = position(12)
    const seat = k.toMove(s)
    const memory: Memory = { since: null }
    const move = decide(searcher('s', 400), k, s, seat, streamDice(1), memory)
    const { edges } = memory.search!.tree
    memory.since = [move]
    memory.search!.advance(memory.since)
    expect(memory.search!.tree.edges).toBe(edges)
    memory.search!.advance(null)
    expect(memory.search!.tree.edges).toBe(0)
  })
  test('plays secret simultaneous decisions, interrupts and hidden hands to the end', () => {
    const test = kernel(caravan)
    const bots = Array.from({ length: 3 }, () => searcher('s', 30, { rollout: 20, skill: 2 }))
    const end = playGame(test, bots, { rich: false, purse: 1 }, streamDice(2))
    expect(end.result!.places).toHaveLength(3)
  })
  test('thinks for every seat of a secret decision, not only for the first one asked', () => {
    const raja = kernel(roomOf('raja')!.game)
    const { seats, options } = settingsOf(raja.game).at(-1)!
    const dice = streamDice(3)
    const out = moves()
    const s = raja.start(dice, seats, options)
    while (raja.asked(s).length < 2) {
      const seat = raja.toMove(s)
      raja.apply(s, seat, out.at[dice.below(raja.legal(s, seat, out))]!, dice)
    }
    for (const seat of raja.asked(s)) {
      const memory: Memory = {}
      decide(searcher('s', 80), raja, s, seat, streamDice(1), memory)
      const visits = memory.explanation!.choices.reduce((sum, choice) => sum + choice.visits, 0)
      expect(visits).toBe(80)
    }
  })
})

describe('thinking', () => {
  const s = position(12)
  const seat = k.toMove(s)
  const bot = searcher('s', 256)

  test('in slices gives the same answer as at one go', async () => {
    const sliced = await think(bot, k, s, seat, streamDice(1))
    expect(sliced!.move).toBe(decide(bot, k, s, seat, streamDice(1)))
    expect(sliced!.explanation!.iterations).toBe(256)
  })
  test('reports progress and lets others work in between', async () => {
    const shares: number[] = []
    let breaths = 0
    await think(bot, k, s, seat, streamDice(1), {
      progress: (share) => shares.push(share),
      breathe: async () => void breaths++,
    })
    // 256 iterations, eight at a time.
    expect(shares).toEqual(Array.from({ length: 32 }, (_, n) => n / 32))
    expect(breaths).toBe(32)
  })
  test('is as far as its last moment is near, where that comes before the last iteration', async () => {
    // A world in which every iteration takes ten milliseconds.
    const memory: Memory = {}
    const clock = () => 10 * (memory.search?.iterations ?? 0)
    const shares: number[] = []
    const how = { longest: 1000, clock, breathe: async () => {}, memory }
    await think(bot, k, s, seat, streamDice(1), { ...how, progress: (share) => shares.push(share) })
    expect(shares.at(-1)).toBe(1)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })
  test('can be cancelled', async () => {
    let asked = 0
    expect(await think(bot, k, s, seat, streamDice(1), { cancelled: () => ++asked > 2 })).toBe(null)
    expect(asked).toBe(3)
  })
  test('thinks as long as it is told', async () => {
    // A world in which every iteration takes a millisecond.
    const memory: Memory = {}
    const clock = () => memory.search?.iterations ?? 0
    const breaths: number[] = []
    const breathe = async () => void breaths.push(clock())
    const thought = await think(bot, k, s, seat, streamDice(1), { milliseconds: 300, clock, breathe, memory })
    expect(thought!.explanation!.iterations).toBeGreaterThanOrEqual(300)
    expect(clock()).toBeLessThan(315)
    // It breathes at least every dozen milliseconds.
    breaths.forEach((at, i) => {
      expect(at - (breaths[i - 1] ?? 0)).toBeLessThanOrEqual(12)
    })
  })
  test.each([
    [100, 115],
    [10_000, 256],
  ])('makes its iterations and no more, and stops after %i ms if they take longer', async (longest, most) => {
    const memory: Memory = {}
    const clock = () => memory.search?.iterations ?? 0
    const how = { longest, clock, breathe: async () => {}, memory }
    const thought = await think(bot, k, s, seat, streamDice(1), how)
    expect(thought!.explanation!.iterations).toBeGreaterThanOrEqual(Math.min(longest, 256))
    expect(clock()).toBeLessThanOrEqual(most)
  })
})
