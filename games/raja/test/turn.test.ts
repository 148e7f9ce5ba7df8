import { describe, expect, test } from 'vitest'
import type { NodeId } from '../data/board.ts'
import { cheapestWays } from '../rules/roads.ts'
import {
  active,
  after,
  change,
  coins,
  end,
  game,
  house,
  inOrder,
  k,
  legal,
  legalOf,
  move,
  palace,
  position,
  quarry,
  replace,
  travel,
  VILLAGE_IDS,
} from './position.ts'

describe('RJ-6.8 the turns', () => {
  test('RJ-6.8 the lowest card acts, then the lowest among the rest, until everybody has', () => {
    const s = position({
      seats: 4,
      players: [{ cards: [5] }, { cards: [3] }, { cards: [6] }, { cards: [1] }],
    })
    const order = [active(s)]
    let now = s
    for (let i = 0; i < 3; i++) {
      now = after(now, end).s
      order.push(active(now))
    }
    expect(order).toEqual([3, 1, 0, 2])
    expect(game.view(s, 0).toAct).toEqual([3, 1, 0, 2])
    expect(after(now, end).s.round).toBe(2)
  })
  test('RJ-6.1 a round: Maharaja, discs, turns, scoring, each told in this order', () => {
    const s = position({ seats: 2, players: [{}, {}] })
    const { events } = after(s, end, end)
    expect(events.map(({ t }) => t)).toEqual([
      'turnEnded',
      'turnBegan',
      'turnEnded',
      'cityScored',
      'roundBegan',
    ])
  })
  test('RJ-6.9, RJ-R-1 ability, both actions and journeys are open from the start, in any order', () => {
    const s = position({
      players: [
        { cards: [5], at: 'D', gold: 20, houses: ['v27'], disc: ['COINS', 'PALACE_HOUSE'] },
        { cards: [6] },
      ],
      acted: [1],
      seats: 2,
    })
    const places: readonly NodeId[] = [...VILLAGE_IDS.filter((id) => id !== 'v27'), 'D']
    expect(inOrder(legal(s))).toEqual(
      inOrder([
        travel('r15'),
        coins(0),
        ...places.flatMap((id) => [house(1, id), house('ability', id)]),
        ...places.map((id) => move('ability', 'v27', id)),
        palace(1, 'large'),
        palace(1, 'small'),
        end,
      ]),
    )
    const parts = [coins(0), house(1, 'D'), palace(1, 'large'), house('ability', 'v01'), travel('r15')]
    const results = [
      parts,
      [...parts.toReversed().filter((part) => part.type !== 'travel'), travel('r15')],
    ].map((order) => after(s, ...order).s)
    expect(results[0]).toEqual(results[1])
  })
  test('a turn never ends by itself, and ending it at once is legal', () => {
    const s = position({ players: [{ disc: ['COINS', 'COINS'] }] })
    const now = after(s, coins(0), coins(1)).s
    expect(legal(now)).toEqual([end])
    expect(active(now)).toBe(0)
  })
  test('RJ-11.2.3d, RJ-R-1 a whole turn with a chip, its parts in no particular order', () => {
    const s = position({
      version: 'pro1',
      players: [
        {
          gold: 30,
          stock: 1,
          chips: 1,
          houses: ['v11', 'v12', 'v27'],
          disc: ['TWO_HOUSES', 'QUARRY'],
        },
      ],
    })
    const { s: now } = after(
      s,
      quarry(1),
      { type: 'useChip', action: 'PALACE_HOUSE' },
      travel('r06'),
      palace('chip', 'large'),
      house(0, 'D'),
      house('chip', 'v01'),
      travel('r15'),
    )
    expect([now.stock[0], now.gold[0]]).toEqual([1, 16])
    expect(game.view(now, 1).turn).toMatchObject({ incomplete: 1, compensation: 2, chipUsed: true })
    const { events } = after(now, house(0, 'F'), end)
    expect(events[1]).toEqual({ t: 'turnEnded', seat: 0, incomplete: [], gold: 0 })
  })
})

describe('RJ-7.7 what is left undone', () => {
  test('RJ-7.7.1, RJ-T-43 doing nothing at all is allowed: each other player gets 4', () => {
    const s = position({ seats: 3, players: [{ disc: ['HOUSE', 'PALACE'] }] })
    const { s: now, events } = after(s, end)
    expect(now.gold).toEqual([15, 19, 19])
    expect(events[0]).toEqual({ t: 'turnEnded', seat: 0, incomplete: ['HOUSE', 'PALACE'], gold: 4 })
  })
  test('RJ-7.7.2, RJ-R-2, RJ-R-3, RJ-T-07 each incomplete action counts once, paid at the end of the turn', () => {
    const s = position({ seats: 3, players: [{ disc: ['QUARRY', 'PALACE_HOUSE'] }] })
    const built = after(s, house(1, 'v01')).s
    expect(built.gold).toEqual([14, 15, 15])
    expect(after(built, end).s.gold).toEqual([14, 19, 19])
    expect(after(built, quarry(0), end).s.gold).toEqual([14, 17, 17])
  })
  test('RJ-R-3 an unused ability costs nothing, and nothing goes to the own purse', () => {
    const s = position({
      seats: 3,
      players: [{ cards: [5], disc: ['COINS', 'COINS'] }, { cards: [6] }, { cards: [1] }],
      acted: [1, 2],
      maharaja: 'D',
      track: '.BCAEFG|D.........',
    })
    const { events } = after(s, coins(0), coins(1), end)
    expect(events.find(({ t }) => t === 'turnEnded')).toMatchObject({ incomplete: [], gold: 0 })
  })
  test('RJ-R-36 when nobody can move the game goes on: turns are ended, an empty city pays nobody', () => {
    const none = { gold: 0, stock: 0, quarry: 0, disc: ['PALACE', 'PALACE_HOUSE'] as const }
    const s = position({ seats: 2, players: [none, none] })
    expect(legal(s)).toEqual([end])
    const { s: now, events } = after(s, end, end)
    expect(events.find(({ t }) => t === 'cityScored')).toMatchObject({ points: [0, 0], gold: [0, 0] })
    expect([now.round, now.gold]).toEqual([2, [4, 4]])
    expect(cheapestWays(now, 0)).toEqual([])
  })
})

describe('interrupts and undo', () => {
  test('a move that shows nothing new raises no barrier; a robbery and the end of a turn do', () => {
    const s = position({ players: [{ at: 'D', houses: ['v27'], disc: ['HOUSE', 'CHARACTER'] }] })
    const barrier = (moved: object) => k.apply(game.clone(s), 0, k.read(moved), { below: () => 0 })
    expect([house(0, 'v01'), travel('r15'), change(1, 'free', 2)].map(barrier)).toEqual([false, false, false])
    expect([change(1, 1, 3), end].map(barrier)).toEqual([true, true])
  })
  test('RJ-7.6.5 the suspended turn goes on after the answer, with everything it had', () => {
    const s = position({ players: [{ at: 'D', disc: ['HOUSE', 'CHARACTER'] }] })
    const asked = after(s, house(0, 'v01'), change(1, 1, 3)).s
    expect(asked.stack.map(({ rule, seat }) => [rule, seat])).toEqual([
      ['round', undefined],
      ['turns', undefined],
      ['turn', 0],
      ['replacement', 1],
    ])
    expect(game.view(asked, 2).interrupted).toEqual({ seat: 1, by: 0 })
    expect(game.view(asked, 2).turn).toMatchObject({ seat: 0, incomplete: 0 })
    const back = after(asked, replace(6)).s
    expect([active(back), back.open, legalOf(back, 'endTurn')]).toEqual([0, 0, [end]])
  })
})
