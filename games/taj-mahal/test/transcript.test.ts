import { describe, expect, test } from 'vitest'
import { DECK } from '../data/cards.ts'
import { after, asked, detail, game, k, place, play, position, take, told, withdraw } from './position.ts'

describe('the transcript vocabulary', () => {
  test('the header names every card, tile and seat', () => {
    const s = k.start({ below: () => 0 }, 3, { neutralPrince: false })
    const setup = game.transcript.setup(s) as {
      hands: string[][]
      supply: string[]
      drawPile: string[]
      provinceTiles: Record<string, string>
      bonusTiles: Record<string, string>
    }
    expect(Object.keys(setup).sort()).toEqual([
      'bonusTiles',
      'drawPile',
      'hands',
      'provinceTiles',
      'startSeat',
      'supply',
    ])
    expect(setup.hands.map((hand) => hand.length)).toEqual([6, 6, 6])
    expect([...setup.hands.flat(), ...setup.supply, ...setup.drawPile].sort()).toEqual([...DECK].sort())
    expect(setup.drawPile[0]).toBe(DECK[s.pile.at(-1)!])
    expect(Object.keys(setup.provinceTiles)).toHaveLength(12)
    expect(setup.provinceTiles.agra).toBe('province-tile-12')
    expect(Object.keys(setup.bonusTiles)).toHaveLength(16)
    expect(setup.bonusTiles.A5).toBe('bonus-taj-mahal')
  })
  test('the excerpt of the vocabulary: a visit to Multan with one card left in the pile', () => {
    const s = position({
      startSeat: 1,
      players: [
        { hand: ['red-ee-1', 'white-e-3'] },
        { hand: ['yellow-vm-1'] },
        { hand: ['green-ev-2', 'violet-pk-1'] },
      ],
      supply: ['green-ek-1', 'red-vk-1', 'white-p-1', 'yellow-ep-2', 'violet-ee-2'],
      pile: ['violet-em-1'],
      bonus: { K4: 'bonus-points2-5' },
      rest: 'discard',
    })
    const done = after(
      s,
      play('yellow-vm-1'),
      withdraw,
      take('red-vk-1', 'white-p-1'),
      play('red-ee-1', 'white-e-3'),
      withdraw,
      place('K4'),
      place('K2'),
      take('green-ek-1', 'yellow-ep-2'),
      withdraw,
    )
    const { s: next, events } = done
    expect(asked(next)).toEqual({ rule: 'turn', seats: [2] })
    expect(told(events, 'drew')).toMatchObject([{ seat: 2, card: 'violet-em-1' }])
    expect(told(events, 'took').at(-1)).toEqual({ t: 'took', seat: 0, cards: ['violet-ee-2'], asked: false })
    const lines = events.map((event) => game.transcript.chance(event)).filter((line) => line !== null)
    expect(lines).toHaveLength(1)
    const { type, order } = lines[0] as { type: string; order: string[] }
    expect([type, order.length]).toEqual(['reshuffle', 88])
    expect(order).toEqual(expect.arrayContaining(['yellow-vm-1', 'white-e-3', 'red-ee-1']))
    expect(game.view(next, 0).supply).toEqual(order.slice(0, 5))
    expect(detail(done)).toEqual({
      bonusPoints: [0, 2, 0],
      bonusGoods: [0, 0, 0],
      provinceTiles: [1, 0, 0],
      palaces: [0, 1, 0],
      specialPoints: [0, 0, 0],
      handSpecial: [0, 0, 0],
      handWhite: [0, 0, 0],
      handColour: [0, 0, 0],
    })
  })
  test('only these forms are moves', () => {
    for (const move of [
      { type: 'play', colourCard: 'red-ee-1' },
      { type: 'play', colourCard: 'white-e-1', extra: null },
      { type: 'play', colourCard: 'red-ee-1', extra: 'red-ee-2' },
      { type: 'withdraw', seat: 0 },
      { type: 'place', city: 'M1' },
      { type: 'take', cards: ['red-ee-1'] },
      { type: 'take', cards: ['red-ee-2', 'red-ee-1'] },
      { type: 'take', cards: ['red-ee-1', 'red-ee-1'] },
      { type: 'take', cards: ['red-ee-1', 'special-points'] },
    ])
      expect(k.read(move)).toBe(-1)
    for (const move of [
      play('red-ee-1'),
      play('violet-vm-1', 'special-colour'),
      withdraw,
      place('A5'),
      take('white-k-1', 'red-ee-1'),
    ])
      expect(k.write(k.read(move))).toEqual(move)
  })
})
