import { describe, expect, test } from 'vitest'
import {
  after,
  asked,
  endTurn,
  legal,
  position,
  refused,
  seen,
  side,
  stewardDice,
  stewardTurn,
} from './position.ts'

const anyDie = (s: Parameters<typeof asked>[0]) => ({
  type: 'takeDie',
  slot: s.grid.findIndex((card) => card >= 0),
})

describe('CK-12 stewards', () => {
  test('CK-V33, CK-12.2, CK-2.4, CK-14.5 a steward brings another complete turn, which does not count in the pass', () => {
    const s = position({ players: [{ stewards: 1 }] })
    const { s: over } = after(s, anyDie)
    expect(legal(over)).toEqual([endTurn, stewardTurn, stewardDice])
    const { s: again, events } = after(over, stewardTurn)
    expect([asked(again), again.players[0]!.stewards]).toEqual([{ rule: 'main', seats: [0] }, 0])
    expect(seen(again, 'observer', events).players.map((p) => p.turns)).toEqual([0, 0])
    expect(asked(after(again, anyDie).s)).toEqual({ rule: 'main', seats: [1] })
  })
  test('CK-12.1, CK-12.5, CK-R-33 stewards may be kept; several may be used, before the action and after it', () => {
    const s = position({ players: [{ stewards: 2 }] })
    const { s: kept } = after(s, anyDie, endTurn)
    expect([side(kept).stewards, asked(kept).seats]).toEqual([2, [1]])
    const { s: spent } = after(s, stewardDice, anyDie, stewardDice)
    expect(side(spent).stewards).toBe(undefined)
    expect(spent.players[0]!.hand.length).toBe(5)
    expect(asked(spent)).toEqual({ rule: 'main', seats: [1] })
    const { s: both } = after(s, stewardDice, stewardDice)
    expect([asked(both), both.players[0]!.hand.length]).toEqual([{ rule: 'main', seats: [0] }, 4])
  })
  test('CK-12.5, CK-R-33 in the middle of resolving no steward can be used', () => {
    const s = position({ grid: ['P01'], players: [{ hand: ['B06'], stewards: 1 }] })
    const { s: picking } = after(s, {
      type: 'buyPalace',
      slot: 0,
      payment: { dice: ['B06'], karma: 0, stewards: 0 },
    })
    expect(new Set(legal(picking).map((move) => move.type))).toEqual(new Set(['pickDie']))
  })
  test('CK-12.1 who has no steward cannot use one', () => {
    expect(refused(position(), stewardDice)).toBe('CK-12.1')
  })
  test('CK-12.5 without a steward the turn ends of itself; with one the player is asked, again after two dice', () => {
    expect(asked(after(position(), anyDie).s)).toEqual({ rule: 'main', seats: [1] })
    const two = position({ players: [{ stewards: 2 }] })
    const { s: once } = after(two, anyDie, stewardDice)
    expect(legal(once)).toEqual([endTurn, stewardTurn, stewardDice])
  })
})
