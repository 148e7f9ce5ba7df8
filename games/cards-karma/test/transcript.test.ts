import { describe, expect, test } from 'vitest'
import { CARDS } from '../data/cards.ts'
import { OPTIONS, transcript } from './record.ts'

type Line = Readonly<Record<string, unknown>>
const keys = (x: unknown) => Object.keys(x as object).sort()

describe('the transcript vocabulary', () => {
  test('the header has exactly what chance decided at set-up', () => {
    const setup = (options: object) => keys((transcript(1, 2, { ...OPTIONS, ...options })[0] as Line).setup)
    expect(setup({})).toEqual(['dieValues', 'grid', 'hands', 'pile', 'startSeat', 'tracks'])
    expect(setup({ dieValuePairing: 'printed' })).toEqual(['grid', 'hands', 'pile', 'startSeat', 'tracks'])
    expect(setup({ openBonuses: true })).toEqual(['dieValues', 'grid', 'hands', 'pile', 'startSeat'])
    const { setup: whole } = transcript(1, 3)[0] as {
      setup: { hands: string[][]; grid: string[]; pile: string[] }
    }
    expect([...whole.hands.flat(), ...whole.grid, ...whole.pile].sort()).toEqual([...CARDS])
  })
  test('moves, chance lines and the result have exactly the keys of the vocabulary', () => {
    const shapes = new Map<string, string>()
    for (const seats of [2, 3, 4])
      for (const openBonuses of [false, true])
        for (let seed = 0; seed < 12; seed++)
          for (const line of transcript(seed, seats, { ...OPTIONS, openBonuses }).slice(1) as Line[]) {
            const move = line.move as Line | undefined
            if (move)
              shapes.set(`${move.type}${'symbols' in move ? ' with symbols' : ''}`, keys(move).join(' '))
            if (move?.payment) expect(keys(move.payment)).toEqual(['dice', 'karma', 'stewards'])
            if (line.chance) expect(keys(line.chance)).toEqual(['order', 'type'])
            if (line.result) expect(keys(line.result)).toEqual(['detail', 'places', 'scores'])
          }
    expect(Object.fromEntries([...shapes].sort())).toEqual({
      arrangeTrack: 'order type',
      bonusCoins: 'type',
      bonusFame: 'type',
      bonusPalace: 'slot type',
      bonusShip: 'slot type',
      buyBuilding: 'payment slot type',
      buyPalace: 'payment slot type',
      buyShip: 'payment slot type',
      chooseSet: 'effect family type',
      'chooseSet with symbols': 'effect family symbols type',
      copyShip: 'player type',
      discardDice: 'cards type',
      endTurn: 'type',
      pickDie: 'slot type',
      pickGoods: 'slot type',
      pickPalace: 'slot type',
      skipGoods: 'type',
      stewardDice: 'type',
      stewardTurn: 'type',
      takeDie: 'slot type',
      takeGoods: 'slot type',
    })
  })
  test('the detail of the result', () => {
    const { result } = transcript(4, 4).at(-1) as {
      result: { detail: Record<string, number | number[]>; scores: number[] }
    }
    const { detail, scores } = result
    expect(keys(detail)).toEqual([
      'coins',
      'fame',
      'karma',
      'pass',
      'round',
      'stewards',
      'tieBreak',
      'turnedByCoins',
      'turnedByFame',
    ])
    const at = (key: string, seat: number) => (detail[key] as number[])[seat]!
    for (let seat = 0; seat < 4; seat++) {
      expect(at('turnedByFame', seat) + at('turnedByCoins', seat)).toBe(scores[seat])
      expect(at('tieBreak', seat)).toBe(2 * at('fame', seat) + at('coins', seat))
    }
  })
})
