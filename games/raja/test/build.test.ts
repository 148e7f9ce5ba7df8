import { describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import {
  after,
  change,
  chip,
  coins,
  end,
  game,
  house,
  inOrder,
  legalOf,
  move,
  palace,
  position,
  quarry,
  refused,
  seen,
  travel,
  VILLAGE_IDS,
} from './position.ts'

const villages = (slot: 0 | 1 | 'ability', without: readonly string[] = []) =>
  VILLAGE_IDS.filter((id) => !without.includes(id)).map((id) => house(slot, id))

describe('RJ-7.2 building houses', () => {
  test('RJ-7.2.1, RJ-4.3 village houses are built from anywhere, wherever there is room', () => {
    const s = position({
      players: [
        { disc: ['HOUSE', 'CHARACTER'], at: 'G', houses: ['v01'] },
        { houses: ['v01', 'v02', 'v02'] },
      ],
    })
    expect(inOrder(legalOf(s, 'buildHouse'))).toEqual(
      inOrder([...villages(0, ['v01', 'v02']), house(0, 'G')]),
    )
    expect(refused(s, house(0, 'v02'))).toBe('RJ-4.4')
  })
  test('RJ-7.2.2 a city house needs the own architect there; the start place is no building site', () => {
    const s = position({ players: [{ disc: ['HOUSE', 'CHARACTER'] }, { at: 'D' }] })
    expect(inOrder(legalOf(s, 'buildHouse'))).toEqual(inOrder(villages(0)))
    expect(refused(s, house(0, 'D'))).toBe('RJ-7.2.2')
  })
  test('RJ-7.2.3 several cities in one turn', () => {
    const s = position({ players: [{ disc: ['TWO_HOUSES', 'CHARACTER'], at: 'D', houses: ['v27'] }] })
    const { s: now } = after(s, house(0, 'D'), travel('r15'), house(0, 'F'))
    expect(game.view(now, 0).board.cities.map(({ houses }) => houses[0])).toEqual([0, 0, 0, 1, 0, 1, 0])
  })
  test('RJ-4.5 a city holds any number of houses', () => {
    const s = position({
      players: [
        { at: 'B', disc: ['HOUSE', 'HOUSE'], houses: Array(12).fill('B') },
        { houses: Array(9).fill('B') },
      ],
    })
    expect(game.view(after(s, house(0, 'B'), house(1, 'B')).s, 0).board.cities[1]!.houses).toEqual([14, 9, 0])
  })
  test('RJ-7.2.5 a house costs 1 gold and comes from the own stock', () => {
    const s = position({ players: [{ disc: ['HOUSE', 'HOUSE'], gold: 1, stock: 2 }] })
    const now = after(s, house(0, 'v05')).s
    expect([now.gold[0], now.stock[0]]).toEqual([0, 1])
    expect(refused(now, house(1, 'v05'))).toBe('RJ-7.2.5')
    const bare = position({ players: [{ disc: ['HOUSE', 'HOUSE'], stock: 0 }] })
    expect(refused(bare, house(0, 'v05'))).toBe('RJ-R-16')
  })
  test('RJ-7.2.8, RJ-R-4, RJ-T-32 of two houses one has to stand in a city', () => {
    const s = position({ players: [{ disc: ['COINS', 'TWO_HOUSES'] }] })
    const half = after(s, house(1, 'v05')).s
    expect(legalOf(half, 'buildHouse')).toEqual([])
    expect(refused(half, house(1, 'v06'))).toBe('RJ-7.2.8')
    expect(after(half, coins(0), end).s.gold).toEqual([16, 17, 17])
  })
  test('RJ-R-4 the village first and the city later is full execution', () => {
    const s = position({ players: [{ disc: ['COINS', 'TWO_HOUSES'], at: 'C' }] })
    const city = after(s, house(1, 'C')).s
    // The city house closes its own part first: the other may still go anywhere.
    expect(inOrder(legalOf(city, 'buildHouse'))).toEqual(
      inOrder([...VILLAGE_IDS.map((id) => house(1, id)), house(1, 'C')]),
    )
    const both = after(s, house(1, 'v01')).s
    expect(legalOf(both, 'buildHouse')).toEqual([house(1, 'C')])
    expect(after(both, house(1, 'C'), coins(0), end).s.gold).toEqual([15, 15, 15])
    expect(after(city, house(1, 'C'), coins(0), end).s.gold).toEqual([15, 15, 15])
  })
  test('RJ-R-31 two equal pointers are two actions, each listed', () => {
    const s = position({ players: [{ disc: ['HOUSE', 'HOUSE'] }] })
    expect(inOrder(legalOf(s, 'buildHouse'))).toEqual(inOrder([...villages(0), ...villages(1)]))
    const now = after(s, house(1, 'v30')).s
    expect(inOrder(legalOf(now, 'buildHouse'))).toEqual(inOrder(villages(0)))
    expect(refused(after(now, house(0, 'v30')).s, house(0, 'v29'))).toBe('RJ-R-31')
    expect(refused(position({ players: [{}] }), house(0, 'v01'))).toBe('RJ-6.9')
  })
  test('RJ-5.8 the Builder builds or moves one house more, free of charge, once', () => {
    const s = position({
      players: [{ cards: [5], gold: 0, houses: ['v01'], at: 'D' }, { cards: [6] }, { cards: [7] }],
      version: 'pro1',
    })
    expect(inOrder(legalOf(s, 'buildHouse'))).toEqual(
      inOrder([...villages('ability'), house('ability', 'D')]),
    )
    const moves = [...VILLAGE_IDS.filter((id) => id !== 'v01'), 'D'].map((to) => move('ability', 'v01', to))
    expect(inOrder(legalOf(s, 'moveHouse'))).toEqual(inOrder(moves))
    for (const used of [house('ability', 'v01'), move('ability', 'v01', 'D')]) {
      const now = after(s, used).s
      expect([now.gold[0], [...legalOf(now, 'buildHouse'), ...legalOf(now, 'moveHouse')]]).toEqual([0, []])
    }
    expect(after(s, house('ability', 'D')).s.stock[0]).toBe(5)
  })
})

describe('RJ-7.2 building palaces', () => {
  const rich = (more: object) =>
    position({ players: [{ gold: 40, disc: ['PALACE', 'PALACE_HOUSE'], ...more }] })
  test('RJ-7.2.6, RJ-7.2.7, RJ-R-15, RJ-4.1 12 gold, large or small as one likes, several in one city', () => {
    const s = rich({ at: 'D' })
    const sizes = (['large', 'small'] as const).flatMap((size) => [palace(0, size), palace(1, size)])
    expect(inOrder(legalOf(s, 'buildPalace'))).toEqual(inOrder(sizes))
    const { s: now, events } = after(s, palace(1, 'small'), palace(0, 'small'))
    expect(now.gold[0]).toBe(16)
    expect(events.map((event) => event.t === 'palaceBuilt' && event.field)).toEqual(['D-1', 'D-2'])
    expect(game.view(now, 1).board.cities[3]!.fields.map(({ owner }) => owner)).toEqual([
      ...[null, 0, 0],
      ...[null, null, null, null],
    ])
    expect(now.left).toEqual([5, 7, 7])
  })
  test('RJ-7.2.4 a palace needs a free field of its size', () => {
    const large = position({
      players: [{ gold: 40, disc: ['PALACE', 'CHARACTER'], at: 'D' }, { palaces: 'D' }],
    })
    expect(legalOf(large, 'buildPalace')).toEqual([palace(0, 'small')])
    expect(refused(large, palace(0, 'large'))).toBe('RJ-7.2.4')
    const small = position({
      players: [{ gold: 40, disc: ['PALACE', 'CHARACTER'], at: 'D' }, { palaces: 'dddddd' }],
    })
    expect(legalOf(small, 'buildPalace')).toEqual([palace(0, 'large')])
  })
  test('RJ-R-5 nothing is built at the start place', () => {
    expect(legalOf(rich({}), 'buildPalace')).toEqual([])
    expect(refused(rich({}), palace(0, 'large'))).toBe('RJ-R-5')
  })
  test('RJ-7.2.6 eleven gold are not enough', () => {
    expect(refused(rich({ at: 'D', gold: 11 }), palace(0, 'large'))).toBe('RJ-7.2.6')
    expect(after(rich({ at: 'D', gold: 12 }), palace(0, 'large')).s.gold[0]).toBe(0)
  })
  test('RJ-R-16 without a palace left there is none to build', () => {
    const s = rich({ at: 'D', palaces: 'ABCEFG' })
    const now = after(s, palace(0, 'small')).s
    expect(refused(now, palace(1, 'small'))).toBe('RJ-3.2')
    expect(legalOf(now, 'buildPalace')).toEqual([])
  })
  test('RJ-5.9, RJ-R-14 the Artisan’s price of 9 holds for every palace, with a chip too', () => {
    const s = position({
      version: 'pro1',
      players: [
        { cards: [6], gold: 27, chips: 1, at: 'D', disc: ['PALACE', 'PALACE_HOUSE'] },
        { cards: [7] },
        { cards: [5] },
      ],
      acted: [1, 2],
    })
    expect(game.view(s, 0).players.map(({ palacePrice }) => palacePrice)).toEqual([9, 12, 12])
    const now = after(s, palace(0, 'large'), palace(1, 'small'), chip('PALACE'), palace('chip', 'small')).s
    expect([now.gold[0], now.left[0]]).toEqual([0, 4])
  })
  test('RJ-T-06 first the Builder’s house, then the Artisan’s palace', () => {
    const s = position({
      players: [
        { cards: [5], gold: 9, at: 'D', stock: 3, disc: ['PALACE', 'CHARACTER'] },
        { cards: [1] },
        { cards: [2] },
      ],
      acted: [1, 2],
    })
    const built = after(s, house('ability', 'v27')).s
    expect(built.gold[0]).toBe(9)
    const { s: now, events } = after(built, change(1, 'free', 6), palace(0, 'large'), end)
    expect(events.find(({ t }) => t === 'turnEnded')).toMatchObject({ incomplete: [], gold: 0 })
    expect(seen(now, 'archive', events).players.map(({ account }) => account!.compensation)).toEqual([
      0, 0, 0,
    ])
    expect(events.find(({ t }) => t === 'palaceBuilt')).toMatchObject({ price: 9, size: 'large' })
  })
  test('RJ-T-33, RJ-R-1 the parts of two actions may be mixed', () => {
    const s = position({ players: [{ gold: 13, stock: 0, at: 'D', disc: ['QUARRY', 'PALACE_HOUSE'] }] })
    const now = after(s, palace(1, 'large'), quarry(0), house(1, 'D')).s
    expect([now.open, now.gold[0], now.stock[0]]).toEqual([0, 0, 1])
  })
})

describe('RJ-7.3 moving a house', () => {
  const moving = (more: object, others: object[] = []): State =>
    position({ players: [{ disc: ['MOVE_HOUSE', 'CHARACTER'], ...more }, ...others] })
  test('RJ-7.3.1, RJ-7.3.3, RJ-7.3.4 own houses only, to any village with room or to the architect, for nothing', () => {
    const s = moving({ houses: ['v01', 'E', 'E'], at: 'A', gold: 0 }, [{ houses: ['v02', 'v02', 'v03'] }])
    const targets = (from: string) => [...VILLAGE_IDS.filter((id) => id !== from && id !== 'v02'), 'A']
    expect(inOrder(legalOf(s, 'moveHouse'))).toEqual(
      inOrder(['v01', 'E'].flatMap((from) => targets(from).map((to) => move(0, from, to)))),
    )
    expect(refused(s, move(0, 'v03', 'v01'))).toBe('RJ-7.3.1')
    expect(refused(s, move(0, 'v01', 'v01'))).toBe('RJ-7.3.3')
    expect(refused(s, move(0, 'v01', 'B'))).toBe('RJ-7.2.2')
    expect(refused(s, move(0, 'v01', 'v02'))).toBe('RJ-4.4')
    expect(after(s, move(0, 'E', 'A')).s.gold[0]).toBe(0)
  })
  test('RJ-7.3.2, RJ-R-30, RJ-T-26 the only house of a village leaves: the road is closed for all', () => {
    const s = moving({ houses: ['v27'], at: 'D', stock: 3 }, [{ at: 'F', houses: [] }])
    const { s: now, events } = after(s, move(0, 'v27', 'D'))
    expect(events[0]).toMatchObject({ from: 'v27', to: 'D', closed: true })
    expect(refused(now, travel('r15'))).toBe('RJ-7.1.3')
    const { s: second } = after(now, end)
    // The other architect is cut off in F, but F stays usable.
    expect([legalOf(second, 'travel'), game.view(second, 1).players[1]!.architect]).toEqual([[], 'F'])
  })
  test('RJ-R-8, RJ-T-25 with two players no second house is built, moved or placed in a village', () => {
    const s = position({
      seats: 2,
      players: [{ disc: ['HOUSE', 'MOVE_HOUSE'], houses: ['v05'] }, { houses: ['v01'] }],
    })
    expect(inOrder(legalOf(s, 'buildHouse'))).toEqual(inOrder(villages(0, ['v01', 'v05'])))
    expect(inOrder(legalOf(s, 'moveHouse'))).toEqual(
      inOrder(VILLAGE_IDS.filter((id) => id !== 'v01' && id !== 'v05').map((to) => move(1, 'v05', to))),
    )
    const three = position({ players: [{ disc: ['HOUSE', 'HOUSE'], houses: ['v05'] }] })
    expect(game.view(after(three, house(0, 'v05')).s, 0).board.villages[4]!.houses).toEqual([0, 0])
  })
})

describe('RJ-7.4 the quarry', () => {
  test('RJ-7.4.1, RJ-R-16 two houses into the stock, until the quarry is empty', () => {
    const s = position({ players: [{ disc: ['QUARRY', 'QUARRY'], quarry: 2, stock: 1, gold: 0 }] })
    expect(legalOf(s, 'takeHouses')).toEqual([quarry(0), quarry(1)])
    const now = after(s, quarry(1)).s
    expect([now.stock[0], now.quarry[0], now.gold[0]]).toEqual([3, 0, 0])
    expect(refused(now, quarry(0))).toBe('RJ-7.4.1')
    expect(after(now, end).s.gold).toEqual([0, 17, 17])
  })
})
