import { describe, expect, test } from 'vitest'
import { STRENGTH } from '../rulebook/examples.ts'
import { points, reward } from '../rules/scoring.ts'
import {
  after,
  coins,
  end,
  game,
  house,
  move,
  palace,
  position,
  seen,
  shift,
  trackOf,
  travel,
} from './position.ts'

const paid = (s: Parameters<typeof reward>[0], city: number) => {
  const { payout, monopoly } = reward(s, city)
  return payout.map((gold, seat) => gold + monopoly[seat]!)
}

describe('RJ-8 scoring', () => {
  test('RJ-8.2, RJ-5.6, RJ-R-27, RJ-T-08 points: architect 1, house 1, small palace 1 (2 with the Sadhu), large 3', () => {
    const s = position(STRENGTH.stage)
    expect([points(s, 0, 0), points(s, 1, 0), points(s, 2, 1), points(s, 3, 2)]).toEqual([1, 1, 7, 8])
    expect(game.view(s, 0).board.cities[1]!.points).toEqual([0, 0, 7, 0])
  })
  test('RJ-8.1, RJ-8.3, RJ-8.4, RJ-T-09 the rulebook’s round with four players', () => {
    const west = ['v09', 'v10', 'v23', 'v01']
    const east = ['v11', 'v12', 'v25', 'v26']
    const s = position({
      seats: 4,
      players: [
        { cards: [1], houses: west, disc: ['COINS', 'PALACE_HOUSE'] },
        { cards: [3], houses: west, disc: ['MOVE_HOUSE', 'PALACE_HOUSE'] },
        { cards: [5], houses: east, disc: ['TWO_HOUSES', 'TWO_HOUSES'] },
        { cards: [6], houses: east, disc: ['PALACE_HOUSE', 'SCORING_ORDER'] },
      ],
    })
    const arno = after(s, coins(0), house(1, 'v24'), travel('r05'), travel('r12'), palace(1, 'large'), end).s
    expect(arno.gold).toEqual([4, 15, 15, 15])
    const babs = after(
      arno,
      travel('r05'),
      travel('r12'),
      palace(1, 'small'),
      house(1, 'A'),
      move(0, 'v01', 'A'),
      end,
    ).s
    expect(babs.gold[1]).toBe(2)
    const four = [house(0, 'A'), house(0, 'A'), house(1, 'A'), house(1, 'A'), house('ability', 'A')]
    const christian = after(babs, travel('r06'), travel('r14'), ...four, end).s
    expect([christian.gold[2], christian.stock[2]]).toEqual([11, 1])
    const before = after(
      christian,
      travel('r06'),
      palace(0, 'large'),
      house(0, 'D'),
      shift(1, 'D'),
      travel('r14'),
    ).s
    expect(before.gold[3]).toBe(5)
    expect(game.view(before, 0).board.cities[0]).toMatchObject({
      points: [4, 5, 6, 1],
      reward: [6, 9, 12, 3],
    })
    const { s: next, events } = after(before, end)
    expect(next.gold).toEqual([10, 11, 23, 8])
    expect(events.filter(({ t }) => t === 'turnEnded')).toEqual([
      { t: 'turnEnded', seat: 3, incomplete: [], gold: 0 },
    ])
    expect([trackOf(next.crests), next.maharaja, next.field]).toEqual(['..BCEFG|AD........', 3, 2])
    expect(seen(next, 0, events).scorings).toEqual([{ city: 'A', points: [4, 5, 6, 1], gold: [6, 9, 12, 3] }])
  })
  test('RJ-8.3, RJ-5.4, RJ-T-27 ties go to the lower card', () => {
    const s = position({
      seats: 4,
      players: [
        { cards: [2], houses: ['B', 'B'] },
        { cards: [1], houses: ['B', 'B'] },
        { cards: [3], palaces: 'b' },
        { cards: [4] },
      ],
    })
    expect(reward(s, 1).points).toEqual([2, 2, 2, 0])
    expect(paid(s, 1)).toEqual([9, 12, 6, 0])
  })
  test('RJ-8.5, RJ-T-28 alone in the city: five gold more', () => {
    const s = position({
      seats: 4,
      players: [{ cards: [2] }, { cards: [1] }, { cards: [3] }, { cards: [4], at: 'B' }],
    })
    expect(reward(s, 1)).toEqual({ points: [0, 0, 0, 1], payout: [0, 0, 0, 12], monopoly: [0, 0, 0, 5] })
    expect(paid(s, 1)).toEqual([0, 0, 0, 17])
  })
  test('RJ-8.6, RJ-T-42 nobody is there: nobody is paid, the next round begins', () => {
    const s = position({ seats: 2, players: [{ disc: ['COINS', 'COINS'] }, { disc: ['COINS', 'COINS'] }] })
    const { s: next, events } = after(s, coins(0), coins(1), end, coins(0), coins(1), end)
    expect(events.at(-2)).toEqual({
      t: 'cityScored',
      city: 'A',
      points: [0, 0],
      gold: [0, 0],
      monopoly: false,
    })
    expect([next.gold, next.round]).toEqual([[19, 19], 2])
  })
  test('RJ-8.4, RJ-8.6, RJ-R-26 the row follows the players in the game, unfilled ranks are not paid', () => {
    const two = position({ seats: 5, players: [{ at: 'A' }, { houses: ['A', 'A'] }] })
    expect(paid(two, 0)).toEqual([10, 13, 0, 0, 0])
    const all = position({
      seats: 5,
      players: Array(5)
        .fill({ at: 'A' })
        .map((player, i) => ({ ...player, cards: [i + 1] })),
    })
    expect(paid(all, 0)).toEqual([13, 10, 7, 4, 1])
  })
  test('RJ-11.2.6b, RJ-R-22, RJ-T-29 the home city: a full point, even alone', () => {
    const players = (houses: string[]) => [
      { cards: [2] },
      { cards: [1], houses },
      { cards: [3] },
      { cards: [4] },
      { cards: [7] },
    ]
    const s = position({ seats: 5, version: 'pro1', players: players(['E']) })
    expect(reward(s, 4).points).toEqual([0, 1, 0, 0, 1])
    expect(paid(s, 4)).toEqual([0, 13, 0, 0, 10])
    expect(paid(position({ seats: 5, version: 'pro1', players: players([]) }), 4)).toEqual([0, 0, 0, 0, 18])
  })
  test('RJ-R-22 a free card gives nobody a point, and the base game knows no home cities', () => {
    const cards = [{ cards: [1] }, { cards: [2] }]
    expect(paid(position({ seats: 2, version: 'pro1', players: cards }), 4)).toEqual([0, 0])
    expect(paid(position({ seats: 2, players: cards }), 0)).toEqual([0, 0])
    expect(paid(position({ seats: 2, version: 'pro1', players: cards }), 0)).toEqual([0, 15])
  })
  test('RJ-R-28 neutral palaces score for nobody', () => {
    const s = position({ seats: 2, version: 'pro1', players: [{ at: 'G' }, {}] })
    expect(reward(s, 6).points).toEqual([1, 0])
    expect(paid(s, 6)).toEqual([15, 0])
  })
  test('RJ-8.1 the architect need not be there', () => {
    const s = position({ seats: 2, players: [{ at: 'G', houses: ['A'] }, { at: 'A' }] })
    expect(paid(s, 0)).toEqual([10, 5])
  })
})
