import { describe, expect, test } from 'vitest'
import { ROADS } from '../data/board.ts'
import { cheapestWays } from '../rules/roads.ts'
import type { State } from '../state.ts'
import { after, change, coins, game, house, legalOf, palace, position, refused, travel } from './position.ts'

const roads = (s: State) => legalOf(s, 'travel').map((move) => move.road)

describe('RJ-7.1 travelling', () => {
  test('RJ-T-01, RJ-7.1.3, RJ-4.6 a road is open only if each of its villages holds a house', () => {
    const s = position({ players: [{ houses: ['v11', 'v12', 'v13'] }] })
    expect(roads(s)).toEqual(['r06'])
    expect(refused(s, travel('r07'))).toBe('RJ-7.1.3')
    expect(refused(s, travel('r12'))).toBe('RJ-R-6')
    // Any owner's house opens the village.
    const foreign = position({ players: [{}, { houses: ['v11'] }, { houses: ['v12'] }] })
    expect(roads(foreign)).toEqual(['r06'])
  })
  test('RJ-7.1.1, RJ-7.1.2, RJ-4.2 no pointer is needed; journeys alternate with building, there and back', () => {
    const s = position({
      players: [{ gold: 40, houses: ['v11', 'v12', 'v27'], disc: ['TWO_HOUSES', 'PALACE'] }],
    })
    const { s: now } = after(
      s,
      travel('r06'),
      house(0, 'D'),
      travel('r15'),
      palace(1, 'large'),
      travel('r15'),
      house(0, 'D'),
      travel('r06'),
    )
    expect([now.journeys, game.view(now, 0).players[0]!.architect]).toEqual([4, 'S'])
  })
  test('RJ-7.1.4, RJ-R-5 passing junctions is free, and the start place may be entered again and stayed at', () => {
    const s = position({ players: [{ gold: 0, houses: ['v09', 'v10', 'v11', 'v12', 'v23'], at: 'A' }] })
    const { s: now, events } = after(s, travel('r12'), travel('r05'), travel('r06'), travel('r06'))
    expect(game.view(now, 0).players[0]!.architect).toBe('S')
    expect(now.gold).toEqual([0, 15, 15])
    expect(events.every((event) => event.t !== 'travelled' || event.toll === 0)).toBe(true)
  })
  test('RJ-7.1.5 one own house frees a village, whoever else is there', () => {
    const s = position({ players: [{ gold: 0, houses: ['v27'], at: 'D' }, { houses: ['v27'] }] })
    expect(after(s, travel('r15')).s.gold).toEqual([0, 15, 15])
  })
  test('RJ-7.1.6, RJ-7.1.7, RJ-7.1.8, RJ-R-7, RJ-T-24 tolls go to the owners; who cannot pay cannot travel', () => {
    const players = (gold: number, card: number) => [
      { gold, cards: [card], houses: ['v27'] },
      { cards: [5], gold: 10, houses: ['v11', 'v12', 'v12', 'v27'] },
      { cards: [6], gold: 10, houses: ['v11'] },
    ]
    const s = position({ players: players(4, 1) })
    const { s: now, events } = after(s, travel('r06'))
    expect(now.gold).toEqual([0, 13, 11])
    expect(events[0]).toMatchObject({ toll: 4, bankPays: false, received: [0, 3, 1], from: 'S', to: 'D' })
    expect(after(now, travel('r15')).s.gold).toEqual([0, 13, 11])
    expect(refused(position({ players: players(3, 1) }), travel('r06'))).toBe('RJ-7.1.7')
    const monk = after(position({ players: players(0, 4) }), travel('r06')).s
    expect(monk.gold).toEqual([0, 13, 11])
    expect(game.view(monk, 'archive').players.map(({ account }) => account!.tollsPaid)).toEqual([0, 0, 0])
  })
  test('RJ-R-7 each passage is paid anew; with two players a road costs two at most', () => {
    const s = position({ seats: 2, players: [{ gold: 5 }, { houses: ['v11', 'v12'] }] })
    expect(after(s, travel('r06'), travel('r06')).s.gold).toEqual([1, 19])
    expect(refused(after(s, travel('r06'), travel('r06')).s, travel('r06'))).toBe('RJ-7.1.7')
  })
  test('RJ-5.7, RJ-5.5, RJ-7.6.4, RJ-T-05 first the Trader’s gold, then the Monk’s free journey', () => {
    const s = position({
      players: [
        { cards: [2], gold: 0, disc: ['COINS', 'CHARACTER'] },
        { cards: [5], houses: ['v11', 'v12'] },
        { cards: [6] },
      ],
    })
    expect(s.gold[0]).toBe(1)
    const { s: now } = after(s, change(1, 'free', 4), travel('r06'))
    expect(now.gold).toEqual([1, 17, 15])
    expect(after(now, coins(0)).s.gold[0]).toBe(3)
  })
  test('RJ-R-6 one move is one road, all roads at the junction and no others are offered', () => {
    const everywhere = Array.from({ length: 30 }, (_, v) => `v${String(v + 1).padStart(2, '0')}`)
    const s = position({ players: [{ houses: everywhere }] })
    expect(roads(s)).toEqual(['r05', 'r06', 'r07', 'r08', 'r09'])
    for (const road of ROADS.filter((each) => !roads(s).includes(each)))
      expect(refused(s, travel(road))).toBe('RJ-R-6')
    expect(roads(after(s, travel('r09')).s)).toEqual(['r03', 'r04', 'r09', 'r17'])
  })
  test('RJ-R-25 the 41st journey of a turn is refused, everything else stays possible', () => {
    let s = position({ players: [{ houses: ['v11', 'v12'], disc: ['COINS', 'COINS'] }] })
    for (let i = 0; i < 40; i++) s = after(s, travel('r06')).s
    expect(refused(s, travel('r06'))).toBe('RJ-R-25')
    expect([...legalOf(s, 'travel'), ...legalOf(s, 'takeCoins'), ...legalOf(s, 'endTurn')].length).toBe(3)
    expect(game.view(s, 0).turn!.journeysLeft).toBe(0)
  })
})

describe('the view offers journeys with their price', () => {
  const s = position({
    players: [
      { gold: 2, houses: ['v09', 'v10'] },
      { houses: ['v11', 'v12', 'v23', 'v19', 'v20'] },
      { houses: ['v11', 'v23', 'v25', 'v26'] },
    ],
  })
  test('RJ-7.1.6 every road at hand with its price and who receives it', () => {
    expect(game.view(s, 0).turn!.journeys).toEqual([
      { road: 'r05', to: 'B', price: 0, bankPays: false, received: [0, 0, 0] },
      { road: 'r06', to: 'D', price: 3, bankPays: false, received: [0, 2, 1] },
    ])
  })
  test('RJ-7.1.7 the cheapest way to every junction within reach, over several roads', () => {
    // D: 3 by the straight road, 2 over Ajmer; Bikaner: 2 over Ajmer.
    expect(game.view(s, 0).players[0]!.ways).toEqual([
      { to: 'A', roads: ['r05', 'r12'], price: 2, bankPays: false, received: [0, 1, 1], affordable: true },
      { to: 'B', roads: ['r05'], price: 0, bankPays: false, received: [0, 0, 0], affordable: true },
      { to: 'D', roads: ['r05', 'r10'], price: 2, bankPays: false, received: [0, 2, 0], affordable: true },
    ])
    expect(game.view(s, 1).players[0]!.ways!.map(({ affordable }) => affordable)).toEqual([null, null, null])
    expect(game.view(s, 1).players[2]!.ways).toBeNull()
  })
  test('RJ-7.1.8 with the Monk the price is nothing and the bank pays', () => {
    const monk = position({
      players: [{ cards: [4], gold: 0 }, { cards: [5], houses: ['v11', 'v12'] }, { cards: [6] }],
    })
    expect(game.view(monk, 0).players[0]!.ways).toEqual([
      { to: 'D', roads: ['r06'], price: 0, bankPays: true, received: [0, 2, 0], affordable: true },
    ])
  })
  test('the cheapest way is the best of all simple ways, tried one by one', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = (n: number) => (seed * 7919 + n * 104729) % 97
      const houses = (seat: number) =>
        Array.from({ length: 30 }, (_, v) => v).filter((v) => random(v * 5 + seat) < 45)
      const board = position({
        seats: 4,
        players: [0, 1].map((seat) => ({
          houses: houses(seat).map((v) => `v${String(v + 1).padStart(2, '0')}`),
        })),
      })
      for (const seat of [0, 2]) {
        const best = new Map<string, number>()
        const walk = (at: State, paid: number, been: string[]) => {
          for (const { road, to, received } of game.view(at, seat).turn!.journeys) {
            if (been.includes(to)) continue
            const cost = paid + received.reduce((sum, gold) => sum + gold, 0)
            best.set(to, Math.min(best.get(to) ?? 99, cost))
            const next = game.clone(at)
            next.gold[seat] = 99
            walk(after(next, travel(road)).s, cost, [...been, to])
          }
        }
        const begun = game.clone(board)
        begun.gold.fill(99)
        begun.stack[begun.stack.length - 1] = { rule: 'turn', seat }
        begun.acted = 0
        walk(begun, 0, ['S'])
        const ways = new Map(cheapestWays(begun, seat).map(({ to, toll }) => ['ABCDEFGS'[to]!, toll]))
        expect([...ways].sort()).toEqual([...best].sort())
      }
    }
  })
})
