import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  game,
  inGrid,
  leftmost,
  legal,
  names,
  position,
  side,
  takeDie,
  told,
} from './position.ts'

const anyDie = (s: Parameters<typeof asked>[0]) => ({
  type: 'takeDie',
  slot: s.grid.findIndex((card) => card >= 0),
})

describe('CK-2 rounds, passes, turns', () => {
  test('CK-2.3, CK-R-43 exactly one of five things, and nothing to sit out with; a die can always be taken', () => {
    const s = position({
      grid: ['B01', 'S12', 'G02', 'P01'],
      only: true,
      players: [{ hand: ['B02', 'B06'] }],
    })
    const pay = (...dice: string[]) => ({ dice, karma: 0, stewards: 0 })
    expect(legal(s)).toEqual([
      ...[0, 1, 2, 3].map((slot) => ({ type: 'takeDie', slot })),
      { type: 'buyBuilding', slot: 0, payment: pay('B06') },
      { type: 'buyShip', slot: 1, payment: pay('B02') },
      { type: 'takeGoods', slot: 2 },
      { type: 'buyPalace', slot: 3, payment: pay('B06') },
    ])
    const poor = position({ grid: ['B01'], only: true })
    expect(legal(poor)).toEqual([{ type: 'takeDie', slot: 0 }])
  })
  test('CK-2.1 clockwise from the holder of the elephant, one turn each', () => {
    let s = position({ seats: 4, elephant: 2 })
    const order = [...asked(s).seats]
    for (let i = 0; i < 3; i++) {
      s = after(s, anyDie).s
      order.push(...asked(s).seats)
    }
    expect(order).toEqual([2, 3, 0, 1])
  })
  test('CK-V32, CK-2.2, CK-14.1, CK-14.2, CK-14.3, CK-14.4 pass and round', () => {
    const s = position()
    const { s: second, events } = after(s, anyDie, anyDie)
    expect([second.pass, second.players[0]!.karma, second.players[1]!.karma]).toEqual([2, 1, 0])
    expect(asked(second)).toEqual({ rule: 'main', seats: [0] })
    expect(inGrid(second).length).toBe(10)
    expect(events.map((event) => event.t)).toEqual([
      'die',
      'turn',
      'die',
      'elephant',
      'gain',
      'secondPass',
      'turn',
    ])
    const { s: round } = after(second, anyDie, anyDie)
    expect([round.round, round.pass, round.elephant]).toEqual([2, 1, 1])
    expect(inGrid(round).length).toBe(12)
    expect(asked(round)).toEqual({ rule: 'main', seats: [1] })
    expect(told(events, 'elephant')).toEqual([{ t: 'elephant', seat: 0 }])
  })
  test('CK-14.3, CK-3.4 what is left stays in its slot; the gaps are filled in ascending order from the top of the pile', () => {
    const s = position({
      pass: 2,
      had: 1,
      elephant: 1,
      grid: ['B01', 'G01', 'S01'],
      only: true,
      pile: ['P01', 'P02', 'P03', 'P04', 'P05', 'P06', 'P07', 'P08', 'P09', 'P10', 'P11'],
    })
    const { s: next } = after(s, takeDie('G01'))
    expect(names(next.grid)).toEqual([
      'B01',
      'P01',
      'S01',
      'P02',
      'P03',
      'P04',
      'P05',
      'P06',
      'P07',
      'P08',
      'P09',
      'P10',
    ])
    expect(game.view(next, 0).pile.top.id).toBe('P11')
  })
  test('CK-14.1, CK-R-35 the karma of the elephant may set off a chain before the second pass; a bonus turn from it follows the coming turn', () => {
    const s = position({
      had: 1,
      players: [{ karma: 2, stewards: 2, fame: 1, track: leftmost('extraTurn') }],
    })
    const { s: next } = after(s, anyDie)
    expect(side(next)).toEqual({ byFame: 1, extraTurns: 1 })
    expect([asked(next), next.pass]).toEqual([{ rule: 'main', seats: [0] }, 2])
    const { s: bonus } = after(next, anyDie)
    expect(asked(bonus)).toEqual({ rule: 'main', seats: [0] })
    expect(asked(after(bonus, anyDie).s)).toEqual({ rule: 'main', seats: [1] })
  })
  test('CK-14.1 a bonus of that chain is decided by the start player, while it is still the first pass', () => {
    const s = position({
      had: 1,
      players: [{ karma: 2, stewards: 2, fame: 1, track: leftmost('dice2') }],
    })
    const { s: next } = after(s, anyDie)
    expect([asked(next), next.pass]).toEqual([{ rule: 'pickDie', seats: [0] }, 1])
    const { s: main } = after(
      next,
      (now) => ({ type: 'pickDie', slot: now.grid.findLastIndex((card) => card >= 0) }),
      (now) => ({
        type: 'pickDie',
        slot: now.grid.findLastIndex((card) => card >= 0),
      }),
    )
    expect([asked(main), main.pass]).toEqual([{ rule: 'main', seats: [0] }, 2])
  })
})
