import { streamDice } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS, DIE_COLOR, PRINTED_VALUE } from '../data/cards.ts'
import { PLAYER_COLORS } from '../data/names.ts'
import { game, k, names, side } from './position.ts'

const STANDARD = { dieValuePairing: 'shuffled', openBonuses: false, startSeat: 'random' } as const
const begin = (seats: number, options: object = {}, seed = 5) =>
  k.start(streamDice(seed), seats, { ...STANDARD, ...options })

describe('CK-1 setup', () => {
  test('CK-1.1 two to four players', () => {
    expect(game.seats).toEqual([2, 3, 4])
  })
  test('CK-1.2 everybody has a colour and the same set of six track cards', () => {
    const { players } = game.view(begin(4), 0)
    expect(players.map((p) => p.color)).toEqual([...PLAYER_COLORS])
    for (const p of players) expect(p.bonusesLeft).toEqual(players[0]!.bonusesLeft)
    expect(players[0]!.bonusesLeft.length).toBe(6)
  })
  test('CK-1.3 the track cards are shuffled and show day; not even their owner sees a bonus', () => {
    const tracks = [1, 2, 3].map((seed) => begin(2, {}, seed).players[0]!.track.join())
    expect(new Set(tracks).size).toBe(3)
    const s = begin(3)
    for (const who of [0, 1, 2, 'observer'] as const)
      for (const p of game.view(s, who).players)
        expect(p.track).toEqual(Array(6).fill({ turned: false, bonus: null }))
  })
  test('CK-1.4, CK-1.9 everybody starts with four dice and nothing else: no tokens, no stewards, no cards laid', () => {
    const s = begin(3)
    for (const seat of [0, 1, 2]) expect(side(s, seat)).toEqual({ hand: names(s.players[seat]!.hand) })
  })
  test('CK-1.5, CK-1.6, CK-1.7, CK-R-01 144 cards: four in each hand, then the grid of 12, 16 or 20, the rest is the pile', () => {
    for (const [seats, size] of [
      [2, 12],
      [3, 16],
      [4, 20],
    ] as const) {
      const s = begin(seats)
      expect(s.players.map((p) => p.hand.length)).toEqual(Array(seats).fill(4))
      expect(s.grid.length).toBe(size)
      expect(s.pile.length).toBe(144 - 4 * seats - size)
      const all = [...s.pile, ...s.grid, ...s.players.flatMap((p) => p.hand)]
      expect(all.sort((a, b) => a - b)).toEqual(CARDS.map((_, card) => card))
      expect(game.view(s, 0).layout[0] * 4).toBe(size)
    }
    expect(begin(2, {}, 1).pile).not.toEqual(begin(2, {}, 2).pile)
  })
  test('CK-1.8, CK-R-05 the start seat is drawn by lot, or the one that was picked, if it exists', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => begin(3, {}, seed).elephant)
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]))
    expect([0, 1, 2].map((startSeat) => begin(3, { startSeat }).elephant)).toEqual([0, 1, 2])
    const options = { ...STANDARD, startSeat: 3 }
    expect([2, 3, 4].map((seats) => game.refuseOptions(seats, options)?.rule)).toEqual([
      'CK-R-05',
      'CK-R-05',
      undefined,
    ])
  })
  test('CK-R-04 shuffled pairing deals the values of each colour anew; printed pairing is the data file', () => {
    expect(begin(2, { dieValuePairing: 'printed' }).value).toEqual([...PRINTED_VALUE])
    const { value } = begin(2)
    expect(value).not.toEqual([...PRINTED_VALUE])
    expect(value).not.toEqual(begin(2, {}, 6).value)
    const faces = (values: readonly number[]) => values.map((v, card) => `${DIE_COLOR[card]} ${v}`).sort()
    expect(faces(value)).toEqual(faces([...PRINTED_VALUE]))
  })
})
