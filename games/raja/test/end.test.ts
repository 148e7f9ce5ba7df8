import { describe, expect, test } from 'vitest'
import { gameEnd, standing } from '../rules/end.ts'
import { after, coins, end, game, palace, position, shift } from './position.ts'

const SIX = 'ABCDEF'

describe('RJ-10 the end of the game', () => {
  test('RJ-10.1 the seventh palace: all players finish the round, the city is scored, then it is over', () => {
    const s = position({
      seats: 3,
      players: [{ gold: 12, at: 'G', palaces: SIX, disc: ['COINS', 'PALACE'] }],
    })
    const last = after(s, palace(1, 'large')).s
    expect([last.result, game.view(last, 1).ending]).toEqual([null, 'palaces'])
    const { s: over, events } = after(last, coins(0), end, coins(0), coins(1), end, coins(0), coins(1), end)
    expect(events.slice(-2).map(({ t }) => t)).toEqual(['cityScored', 'gameEnded'])
    expect(over.result).toEqual({ scores: [7, 0, 0], places: [1, 2, 2], end: 'palaces' })
    expect(over.stack).toEqual([])
  })
  test('RJ-10.3, RJ-10.4, RJ-R-18, RJ-T-41 most palaces, then gold, else a shared place', () => {
    const two = (gold: number) =>
      position({
        seats: 3,
        round: 7,
        maharaja: 'G',
        track: '.......|BCDEFAG...',
        players: [
          { gold: 13, at: 'A', palaces: 'BCDEFA', disc: ['COINS', 'PALACE'] },
          { gold: 40, palaces: 'bc' },
          { gold, at: 'A', palaces: 'bcdefg', disc: ['COINS', 'PALACE'] },
        ],
      })
    const play = (gold: number) =>
      after(
        two(gold),
        palace(1, 'small'),
        coins(0),
        end,
        coins(0),
        coins(1),
        end,
        palace(1, 'small'),
        coins(0),
        end,
      ).s
    const over = play(20)
    // G is scored: seat 2 alone has a palace there, 11 + 5.
    expect(over.gold).toEqual([3, 44, 26])
    expect(over.result).toEqual({ scores: [7, 2, 7], places: [2, 3, 1], end: 'palaces' })
    const even = play(12)
    even.gold = [3, 44, 3]
    expect(standing(even)).toEqual([1, 3, 1])
    even.gold = [3, 44, 10]
    expect(standing(even)).toEqual([2, 3, 1])
  })
  test('RJ-10.2, RJ-R-12 a crest laid on field 10 ends the round’s game even if the field is empty again', () => {
    const s = position({
      seats: 2,
      round: 12,
      maharaja: 'A',
      track: '.......|BCDEFG...A',
      players: [{ disc: ['COINS', 'SCORING_ORDER'] }],
    })
    expect(s.field).toBe(10)
    const { s: over } = after(s, shift(1, 'A'), end, end)
    expect(over.crests[0]).toBe(15)
    expect(over.result!.end).toBe('track')
  })
  test('RJ-R-12 without field 10 the base game goes on after round 10', () => {
    const s = position({ seats: 2, round: 10, maharaja: 'A', track: '.......|..BCDEFGA.', players: [{}, {}] })
    const next = after(s, end, end).s
    expect([next.round, next.field, next.result]).toEqual([11, 10, null])
    expect(
      after(
        next,
        { type: 'program', actions: ['COINS', 'COINS'] },
        { type: 'program', actions: ['COINS', 'COINS'] },
        end,
        end,
      ).s.result!.end,
    ).toBe('track')
  })
  test('RJ-11.1, RJ-T-44 the short game: the sixth palace, or the end of round 8', () => {
    const six = position({
      seats: 2,
      short: true,
      players: [{ gold: 12, at: 'G', palaces: 'ABCDE', disc: ['COINS', 'PALACE'] }],
    })
    expect(after(six, palace(1, 'large'), end, end).s.result).toMatchObject({
      scores: [6, 0],
      end: 'palaces',
    })
    const eight = (round: number) =>
      after(
        position({
          seats: 2,
          short: true,
          round,
          maharaja: 'A',
          track: '.......|BCDEFGA...',
          players: [{}, {}],
        }),
        end,
        end,
      ).s
    expect(eight(7).result).toBeNull()
    // By count, wherever the crest lies (RJ-R-12).
    expect(eight(8).result!.end).toBe('track')
  })
  test('RJ-R-29 both conditions in one round: the palaces name the end', () => {
    const s = position({
      seats: 2,
      round: 10,
      maharaja: 'A',
      track: '.......|...BCDEFGA',
      players: [{ palaces: 'ABCDEFG' }],
    })
    expect(gameEnd(s)).toBe('palaces')
    expect(after(s, end, end).s.result!.end).toBe('palaces')
  })
  test('RJ-R-25 after round 20 the game ends and is ranked as usual', () => {
    const s = position({
      seats: 2,
      round: 20,
      maharaja: 'A',
      track: '.......|BCDEFGA...',
      players: [{ palaces: 'a' }, {}],
    })
    const over = after(s, end, end).s
    expect(over.result).toEqual({ scores: [1, 0], places: [1, 2], end: 'guard' })
    const nineteen = position({
      seats: 2,
      round: 19,
      maharaja: 'A',
      track: '.......|BCDEFGA...',
      players: [{}, {}],
    })
    expect(after(nineteen, end, end).s.round).toBe(20)
  })
  test('RJ-10.3 every state of the view knows who leads', () => {
    const s = position({
      seats: 3,
      openGold: true,
      players: [{ gold: 3, palaces: 'A' }, { gold: 9 }, { gold: 4, palaces: 'a' }],
    })
    expect(game.view(s, 'observer').standing).toEqual([2, 3, 1])
    expect(game.view(s, 'observer').players.map(({ built }) => built)).toEqual([1, 0, 1])
  })
})
