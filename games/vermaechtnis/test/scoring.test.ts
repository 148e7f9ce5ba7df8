import { describe, expect, test } from 'vitest'
import { after, coin, detail, type Purse, position, seen } from './position.ts'

/** Ends day 9 with a coin of seat 0, who has 3 rupees fewer before it. */
function end(...players: Purse[]) {
  const [first, ...others] = players.length > 1 ? players : [...players, {}]
  const purses = [
    { ...first, rupees: (first!.rupees ?? 3) - 3 },
    ...others.map((purse) => ({ rupees: 0, ...purse })),
  ]
  const s = position({ seats: purses.length, day: 9, coins: 1, offer: [], players: purses })
  s.offer[0] = s.deck.pop() ?? takeFromRemoved(s)
  return after(s, coin, ...declined(s))
}
const takeFromRemoved = (s: ReturnType<typeof position>) => {
  const kind = s.removed.findIndex((set) => set > 0)
  const colour = Math.log2(s.removed[kind]! & -s.removed[kind]!)
  s.removed[kind]! &= ~(1 << colour)
  return kind * 6 + colour
}
/** Some of these hands could take a card at the end; these tests are about what they own. */
const declined = (s: ReturnType<typeof position>) => {
  const asked = after(s, coin).s
  return asked.result ? [] : [{ type: 'declineCollection' }]
}

describe('VM-9 scoring', () => {
  test('VM-1.2, VM-9.2, VM-9.3, VM-9.4, VM-9.5, VM-R31, VM-X4 the example of the rule sheet: 7 + 8 + 1 = 16', () => {
    const ended = end({
      rupees: 4,
      antiques: ['statue-blue', 'vase-blue', 'jug-purple', 'knife-purple', 'jewellery-yellow'],
      collections: ['different-small-3', 'different-small-4'],
    })
    expect(detail(ended)).toEqual({
      antiquePoints: [7, 0],
      collectionPoints: [8, 0],
      moneyPoints: [1, 0],
      rupees: [4, 0],
      antiquesKept: [4, 0],
      surrendered: [['jewellery-yellow'], []],
    })
    expect(ended.s.result).toEqual({ scores: [16, 0], places: [1, 2], end: 'coinsGone' })
    expect(seen(ended.s, 0).players[0]!.collections).toEqual(['different-small-3', 'different-small-4'])
  })
  test('VM-X16 lone colours are surrendered, two rupees are no point', () => {
    const ended = end(
      { rupees: 3 },
      { rupees: 2, antiques: ['jug-yellow', 'statue-blue', 'jewellery-blue', 'knife-red'] },
    )
    expect(detail(ended)).toMatchObject({
      antiquePoints: [0, 5],
      moneyPoints: [1, 0],
      antiquesKept: [0, 2],
      surrendered: [[], ['jug-yellow', 'knife-red']],
    })
    expect(ended.s.result!.scores).toEqual([1, 5])
  })
  test('VM-X17 what stands alone is best given up', () => {
    const ended = end(
      { rupees: 3 },
      {
        rupees: 2,
        antiques: ['statue-blue', 'jewellery-blue', 'knife-red', 'instrument-blue'],
        collections: ['different-small-3'],
      },
    )
    expect(detail(ended)).toMatchObject({
      antiquePoints: [0, 6],
      collectionPoints: [0, 4],
      surrendered: [[], ['knife-red']],
    })
    expect(ended.s.result!.scores[1]).toBe(10)
  })
  test('VM-9.5, VM-R19 one point per three full rupees, per player', () => {
    const money = (rupees: number) =>
      (detail(end({ rupees: 3 }, { rupees })) as { moneyPoints: number[] }).moneyPoints[1]
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(money)).toEqual([0, 0, 0, 1, 1, 1, 2, 2, 2])
  })
  test('VM-1.3, VM-9.6 most points win', () => {
    const ended = end({ rupees: 3 }, { collections: ['different-large-5'] }, { collections: ['jug-small'] })
    expect(ended.s.result).toMatchObject({ scores: [1, 6, 2], places: [3, 1, 2] })
  })
  test('VM-9.7, VM-9.8, VM-R18, VM-X18 a tie goes to more antiques after the surrender; else the place is shared', () => {
    // Six points each: 3+1+1+1 in four antiques, 3+3 in two; a lone fifth antique must not count.
    const many: Purse = { antiques: ['jug-yellow', 'knife-yellow', 'instrument-yellow', 'statue-yellow'] }
    const few: Purse = { antiques: ['vase-green', 'statue-green', 'jug-green', 'knife-red'] }
    expect(end({ rupees: 3 }, many, few).s.result).toMatchObject({ scores: [1, 6, 6], places: [3, 1, 2] })
    const equal: Purse = { antiques: ['vase-green', 'knife-green', 'jug-green', 'jug-red', 'instrument-red'] }
    const alike = end(
      { rupees: 3 },
      { antiques: ['jug-yellow', 'jewellery-yellow'], collections: ['vase-large'] },
      { antiques: ['statue-blue', 'knife-blue'], collections: ['statue-large'] },
      equal,
    )
    expect(alike.s.result).toMatchObject({ scores: [1, 9, 9, 9], places: [4, 2, 2, 1] })
  })
  test('VM-9.2, VM-9.6 of the end is told who surrenders what, nobody who surrenders nothing, and everybody’s points and place', () => {
    const { events } = end(
      { rupees: 3, antiques: ['jug-yellow', 'statue-blue', 'jewellery-blue'] },
      { rupees: 2, collections: ['jug-small'] },
    )
    const told = events.findIndex(({ t }) => t === 'dayEnded')
    expect(events.slice(told + 1)).toEqual([
      { t: 'surrendered', seat: 0, antiques: ['jug-yellow'] },
      {
        t: 'scored',
        seat: 0,
        score: { antiques: 5, collections: 0, money: 1, total: 6, kept: 2 },
        place: 1,
      },
      {
        t: 'scored',
        seat: 1,
        score: { antiques: 0, collections: 2, money: 0, total: 2, kept: 0 },
        place: 2,
      },
    ])
  })
  test('the view tells the score at any time, as if the game ended now', () => {
    const s = position({
      players: [{ rupees: 7, antiques: ['statue-blue', 'vase-blue', 'jug-red'], collections: ['jug-small'] }],
    })
    expect(seen(s, 1).players[0]).toMatchObject({
      lone: ['jug-red'],
      score: { antiques: 4, collections: 2, money: 2, total: 8, kept: 2 },
    })
  })
})
