/** The rulebook's figures that the data do not know, held against the game as it is played. */
import { isRefused, keyFromSeed } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import { COLOURED, COLOURS, isExtra, PERSON_IDS, SYMBOLS, suitNamed, symbolsNamed } from '../data/cards.ts'
import { supplySize } from '../data/tiles.ts'
import * as n from '../rulebook/figures.ts'
import { tokensOf } from '../state.ts'
import { after, told as eventsOf, gained, game, house, legal, place, position, withdraw } from './position.ts'

const SUPPLY = ['white-e-3', 'white-e-4', 'white-e-5', 'white-e-6', 'white-e-7', 'white-m-1', 'white-p-1']
const ALL_PERSONS = ['red-vg-1', 'red-mp-1']
const begun = (seats: number) => {
  const start = house.start(seats, { neutralPrince: false }, keyFromSeed(7))
  if (isRefused(start)) throw new Error(start.refused)
  return start.state
}

describe('figures that only the rules know', () => {
  test('the numbers of players, hands, supplies and piles are those of a game', () => {
    expect(game.seats.filter((seats) => seats > n.DUO)).toEqual([...n.PLAYERS])
    for (const seats of n.PLAYERS) {
      const view = game.view(begun(seats), 'observer')
      expect(view.players.map(({ handSize }) => handSize)).toEqual(Array(seats).fill(n.HAND))
      expect([view.supply.length, view.drawPile]).toEqual([n.supply(seats), n.drawPile(seats)])
      expect(view.players.map((player) => player.score)).toEqual(Array(seats).fill(n.START))
      expect(supplySize(seats) - n.TAKEN * (seats - 1)).toBe(n.LEFT_FOR_LAST)
    }
    expect(n.TOKENS_OUT).toBe(Math.max(...n.PLAYERS))
  })
  test('a turn: one coloured card, and one white or special card at the most', () => {
    const s = position({
      players: [{ hand: ['red-ee-1', 'red-ev-1', 'white-e-1', 'white-g-1'], specials: ['special-points'] }],
    })
    const counts = legal(s).map((move) =>
      Object.values(move)
        .filter((part) => part !== null)
        .slice(1),
    )
    const extras = counts.map((cards) => cards.filter((id) => isExtra(id as 'white-e-1')).length)
    expect(Math.max(...extras)).toBe(n.BESIDE_IT)
    for (const cards of counts.filter(({ length }) => length > 0))
      expect(cards.filter((id) => !isExtra(id as 'white-e-1'))).toHaveLength(n.COLOURED_PER_TURN)
  })
  test('a prize: one token and one palace for each courtier, then the cards of the supply', () => {
    const s = position({ players: [{ row: ALL_PERSONS }], supply: SUPPLY.slice(0, 5) })
    const won = after(s, withdraw)
    expect(PERSON_IDS.map((_, person) => tokensOf(won.s, 0, person))).toEqual(
      Array(n.OFFICES).fill(n.TOKEN_WON),
    )
    expect(game.view(won.s, 0).asked!.normalPalaces).toBe(n.OFFICES * n.PALACE_WON)
    const placed = after(won.s, ...['K1', 'K2', 'K3', 'K4'].map(place))
    for (const move of legal(placed.s))
      expect((move as unknown as { cards: string[] }).cards).toHaveLength(n.TAKEN)
  })
  test('points: for a province and for a good', () => {
    const s = position({ players: [{ row: ['red-vg-1'] }], supply: SUPPLY.slice(0, 5) })
    expect(gained(s, after(s, withdraw, place('K1'), place('K2')).s, 0)).toBe(n.PER_PROVINCE)
    const tile = position({ players: [{ row: ['red-ee-1'] }], supply: SUPPLY.slice(0, 5) })
    expect(gained(tile, after(tile, withdraw).s, 0)).toBe(n.GOODS_ON_FIRST * n.PER_GOOD)
  })
  test('equal goods, one after the other, bring in all what the book says', () => {
    const owned = ['province-tile-2', 'province-tile-4', 'province-tile-5']
    n.SERIES.forEach((equal, before) => {
      const s = position({
        visit: 9,
        players: [{ row: ['red-ee-1'], tiles: owned.slice(0, before) }],
        supply: SUPPLY.slice(0, 5),
      })
      const [tile] = eventsOf(after(s, withdraw).events, 'provinceTile')
      const tea = tile!.goods.find(({ good }) => good === 'tea')!
      expect(tea.points).toBe(n.together(equal) - n.together(before))
    })
  })
  test('who withdraws unplayed draws as many cards as the book says', () => {
    const s = position({ supply: SUPPLY.slice(0, 5) })
    const before = game.view(s, 0).players[0]!.handSize
    expect(game.view(after(s, withdraw).s, 0).players[0]!.handSize - before).toBe(n.DRAWN)
  })
  test('every colour has the same symbols and the same cards with an elephant', () => {
    for (const colour of COLOURS) {
      const own = COLOURED.filter((id) => suitNamed(id) === colour)
      expect(own).toHaveLength(n.EACH_COLOUR)
      for (const symbol of SYMBOLS)
        expect(own.flatMap((id) => symbolsNamed(id)).filter((each) => each === symbol)).toHaveLength(
          n.inColour(symbol),
        )
      for (const [face, copies] of n.ELEPHANT_FACES)
        expect(own.filter((id) => id.includes(`-${face}-`))).toHaveLength(copies)
      expect(n.pairsOf(colour)).toHaveLength(n.PAIRS_EACH)
    }
    // Nearly every second symbol is an elephant, and Grand Moguls are the rarest.
    const all = SYMBOLS.map(n.inDeck)
    const share = n.inDeck('elephant') / all.reduce((sum, each) => sum + each, 0)
    expect([share > 0.4 && share < 0.5, Math.min(...all)]).toEqual([true, n.inDeck('mogul')])
  })
})
