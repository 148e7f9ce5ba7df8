import { describe, expect, test } from 'vitest'
import { PROVINCE_TILES } from '../data/tiles.ts'
import { handPoints, longestColour } from '../rules/hands.ts'
import { award } from '../state.ts'
import { after, detail, game, type Player, position, told, withdraw } from './position.ts'

/** Visit 12, seat 0 withdraws last with a row that wins nothing and takes the last card, which nobody counts. */
function end(first: Player, ...others: Player[]) {
  const s = position({
    visit: 12,
    province: 'agra',
    seats: Math.max(3, others.length + 1),
    players: [
      { row: ['violet-ee-1'], ...first },
      ...[...others, {}, {}].slice(0, Math.max(2, others.length)),
    ].map((player, seat) => ({ ...player, withdrawn: seat > 0 })),
    won: ['provinceTile'],
    supply: [],
  })
  s.tiles[11] = 1
  award(s, 1, 2)
  return after(s, withdraw)
}
const hand = (colour: string, n: number) =>
  ['ee-1', 'ee-2', 'ev-1', 'ev-2', 'ev-3', 'eg-1'].slice(0, n).map((face) => `${colour}-${face}`)
const scored = (player: Player) => {
  const { handSpecial, handWhite, handColour } = detail(end(player)) as Record<string, number[]>
  return [handSpecial![0]!, handWhite![0]!, handColour![0]!]
}

describe('TM-9 end of the game', () => {
  test('TM-9.1 the game ends after the twelfth visit', () => {
    const { s, events } = end({})
    expect(s.result).toMatchObject({ end: 'twelveVisits' })
    expect(s.stack).toEqual([])
    expect(game.view(s, 0).asked).toBeNull()
    expect(told(events, 'visit')).toEqual([])
    expect(PROVINCE_TILES).toHaveLength(12)
  })
  test('TM-9.2, TM-EX-5 special, white and the longest colour: 6, 4 and 6 points', () => {
    expect(
      scored({ specials: ['special-points'], hand: ['white-e-1', 'white-g-1', ...hand('red', 3)] }),
    ).toEqual([1, 2, 3])
    expect(
      scored({ specials: ['special-mogul'], hand: ['white-e-1', ...hand('green', 2), ...hand('red', 1)] }),
    ).toEqual([1, 1, 2])
    expect(scored({ specials: ['special-colour'], hand: [...hand('yellow', 5), ...hand('red', 4)] })).toEqual(
      [1, 0, 5],
    )
  })
  test('TM-F-1, TM-9.3 of two equally long colours only one counts; specials count alone', () => {
    expect(scored({ hand: [...hand('red', 3), ...hand('green', 3), 'white-e-1'] })).toEqual([0, 1, 3])
    expect(scored({ specials: ['special-points', 'special-mogul'] })).toEqual([2, 0, 0])
    const s = position({ players: [{ hand: [...hand('red', 3), ...hand('green', 3)] }] })
    expect([longestColour(s, 0), handPoints(s, 0).handColour, longestColour(s, 1)]).toEqual([0, 3, -1])
  })
  test('TM-9.2 the cards taken in the twelfth visit count', () => {
    const s = position({
      visit: 12,
      province: 'agra',
      players: [{ hand: ['red-ee-1'] }, { withdrawn: true }, { withdrawn: true }],
      supply: ['red-ee-2'],
      pile: ['red-ev-1'],
    })
    const done = after(s, withdraw)
    expect(detail(done)).toMatchObject({ handColour: [3, 0, 0] })
    expect(told(done.events, 'scored')[0]).toEqual({
      t: 'scored',
      seat: 0,
      hand: ['red-ee-1', 'red-ee-2', 'red-ev-1'],
      colour: 'red',
      points: { handSpecial: 0, handWhite: 0, handColour: 3 },
      total: 3,
      place: 1,
    })
    // After the scoring the hands may be shown.
    expect(game.view(done.s, 1).players[0]!.hand).toEqual(['red-ee-1', 'red-ee-2', 'red-ev-1'])
  })
  test('TM-9.4 other coloured cards and leftover tokens are worth nothing', () => {
    expect(
      scored({
        hand: [...hand('red', 2), ...hand('green', 1), ...hand('yellow', 1)],
        tokens: ['vizier', 'monk'],
      }),
    ).toEqual([0, 0, 2])
  })
  test('TM-9.5, TM-R-17, TM-F-2 most points win; 54 and 54 are two first places and no second', () => {
    const { s } = end({ points: 54 }, { points: 52 }, { points: 53 })
    expect(s.result).toEqual({ scores: [54, 54, 53], places: [1, 1, 3], end: 'twelveVisits' })
    const five = end({ points: 40 }, { points: 39 }, { points: 41 }, { points: 12 }, { points: 41 })
    expect(five.s.result!.scores).toEqual([40, 41, 41, 12, 41])
    expect(five.s.result!.places).toEqual([4, 1, 1, 5, 1])
  })
})
