/** The whole view, field by field: what a table shows is nowhere else, so nothing of it may be left unasked. */
import { describe, expect, test } from 'vitest'
import { DECK, SYMBOLS } from '../data/cards.ts'
import { multan } from './multan.ts'
import { game } from './position.ts'

const symbols = (...shown: readonly number[]) => Object.fromEntries(SYMBOLS.map((id, i) => [id, shown[i]]))
const NO_POINTS = {
  bonusPoints: 0,
  bonusGoods: 0,
  provinceTiles: 0,
  palaces: 0,
  specialPoints: 0,
  handSpecial: 0,
  handWhite: 0,
  handColour: 0,
}
const prospect = (palaces: number, chain: readonly string[], card = false) => ({
  palaces,
  chain,
  bonus: 0,
  card,
})

describe('in the middle of a visit', () => {
  const view = game.view(multan(), 2)

  test('TM-1.17, TM-2.4 whose turn it is, where and for what', () => {
    const { route, court, cities, players, ...rest } = view
    expect(rest).toEqual({
      me: 2,
      neutralPrince: false,
      visit: 3,
      visits: 12,
      province: 'multan',
      goods: ['spices', 'gems'],
      startSeat: 1,
      asked: {
        rule: 'turn',
        seat: 2,
        normalPalaces: 0,
        crownPalace: false,
        won: [],
        tilePoints: null,
        best: null,
      },
      // Seat 0 owns rice and tea, the tile shows spices and gems.
      tileAtCourt: [2, 2, 2],
      crown: 'K1',
      supply: ['white-e-2', 'white-e-3', 'red-vk-1', 'violet-gk-1'],
      drawPile: 1,
      discardPile: ['green-gp-1', 'white-m-1'],
      specialsOnTable: ['special-elephant', 'special-colour'],
      prince: null,
      places: null,
    })
    expect(route.map(({ visit, tile, holder }) => [visit, tile, holder])).toEqual([
      [1, 'province-tile-1', 0],
      [2, 'province-tile-2', 'out'],
      [3, 'province-tile-3', 'court'],
      ...[4, 5, 6, 7, 8, 9, 10, 11, 12].map((n) => [n, `province-tile-${n}`, 'board']),
    ])
    expect([route[2]!.province, route[11]!.province]).toEqual(['multan', 'agra'])
  })

  test('TM-5.2 who shows what at court, by how much the first is ahead, and what everybody misses', () => {
    const item = (id: string, stock: number | null, missing: readonly number[], ...row: number[][]) => ({
      item: id,
      there: id !== 'crown',
      stock,
      takenBy: id === 'crown' ? 1 : null,
      standing: row.map(([bidder, shown]) => ({ bidder, shown })),
      lead: (row[0]?.[1] ?? 0) - (row[1]?.[1] ?? 0),
      missing,
    })
    expect(view.court).toEqual([
      item('vizier', 4, [0, 2, 2], [0, 1]),
      item('general', 4, [1, 1, 1]),
      item('monk', 4, [1, 1, 1]),
      item('princess', 4, [2, 2, 0], [2, 1]),
      item('crown', null, [3, 3, 0], [2, 2]),
      item('provinceTile', null, [0, 3, 2], [0, 2], [2, 1]),
    ])
  })

  test('TM-5.6, TM-6.10, TM-6.14 the cities of the province, what stands there and what a palace would bring', () => {
    expect(view.cities.filter(({ id }) => /^[JKL]/.test(id))).toEqual([
      { id: 'J3', palace: null, crownPalace: 0, bonus: 'bonus-tea-2' },
      {
        id: 'K1',
        palace: 0,
        crownPalace: 1,
        bonus: null,
        prospects: [prospect(1, ['K1']), prospect(1, ['K1']), prospect(1, ['K1'])],
      },
      {
        id: 'K2',
        palace: null,
        crownPalace: null,
        bonus: null,
        prospects: [prospect(2, ['K1', 'K2', 'J3']), prospect(1, ['K1', 'K2']), prospect(1, ['K2'])],
      },
      {
        id: 'K3',
        palace: null,
        crownPalace: null,
        bonus: null,
        prospects: [prospect(1, ['K1', 'K3']), prospect(1, ['K1', 'K3']), prospect(2, ['K3', 'L2'])],
      },
      {
        id: 'K4',
        palace: null,
        crownPalace: null,
        bonus: 'bonus-card-2',
        prospects: [
          prospect(1, ['K1', 'K4'], true),
          prospect(1, ['K1', 'K4'], true),
          prospect(1, ['K4'], true),
        ],
      },
      { id: 'L2', palace: null, crownPalace: 2, bonus: 'bonus-gems-2' },
      { id: 'L4', palace: null, crownPalace: null, bonus: 'bonus-spices-1' },
    ])
  })

  test('TM-3.4, TM-5.13, TM-9.2 what lies before everybody, and what leaving would bring', () => {
    expect(view.players).toEqual([
      {
        inVisit: true,
        row: ['green-ev-1', 'white-e-6'],
        symbols: symbols(1, 0, 0, 0, 0, 2),
        colour: 'green',
        leads: ['vizier', 'provinceTile'],
        palaces: 2,
        score: 5,
        points: NO_POINTS,
        handSize: 3,
        hand: null,
        handPoints: null,
        leaving: {
          palaces: 1,
          crownPalace: false,
          tile: true,
          bonusPoints: 0,
          tilePoints: 2,
          chainPoints: 2,
          total: 4,
          bonusCards: 0,
          cities: ['K2'],
          chain: ['K1', 'K2', 'J3'],
          drawsCard: false,
          supplyCards: 2,
        },
        specials: [],
        tokens: { vizier: 1, general: 0, monk: 0, princess: 0 },
        goods: { rice: 1, tea: 1, spices: 0, gems: 0 },
        tiles: ['province-tile-1', 'bonus-tea-1'],
      },
      {
        inVisit: false,
        row: [],
        symbols: symbols(0, 0, 0, 0, 0, 0),
        colour: null,
        leads: [],
        palaces: 1,
        score: 0,
        points: NO_POINTS,
        // Everything that lies nowhere else.
        handSize: DECK.length - 17,
        hand: null,
        handPoints: null,
        leaving: null,
        specials: ['special-mogul'],
        tokens: { vizier: 0, general: 0, monk: 0, princess: 1 },
        goods: { rice: 0, tea: 0, spices: 0, gems: 0 },
        tiles: [],
      },
      {
        inVisit: true,
        row: ['red-pk-1', 'special-points', 'red-ek-1'],
        symbols: symbols(0, 0, 0, 1, 2, 1),
        colour: 'red',
        leads: ['princess'],
        palaces: 1,
        score: 7,
        points: NO_POINTS,
        handSize: 3,
        hand: ['red-ee-1', 'red-ep-1', 'violet-vp-1'],
        // The special card in the row counts too: it comes back to the hand.
        handPoints: { handSpecial: 1, handWhite: 0, handColour: 2 },
        leaving: {
          palaces: 1,
          crownPalace: false,
          tile: false,
          bonusPoints: 0,
          tilePoints: 0,
          chainPoints: 2,
          total: 2,
          bonusCards: 0,
          cities: ['K3'],
          chain: ['K3', 'L2'],
          drawsCard: false,
          supplyCards: 2,
        },
        specials: [],
        tokens: { vizier: 0, general: 1, monk: 1, princess: 0 },
        goods: { rice: 0, tea: 0, spices: 0, gems: 0 },
        tiles: [],
      },
    ])
  })

  test('TM-7.3 with aids: what is known of hands, the points of this visit, and what nobody has shown', () => {
    const { players, unseen, ...rest } = game.view(multan(), 2, true)
    expect(rest).toEqual({ ...view, players: undefined })
    expect(players).toEqual(
      view.players.map((player, seat) => ({
        ...player,
        visitPoints: 0,
        known: seat === 0 ? ['violet-ee-1'] : [],
      })),
    )
    // The pile, two hidden cards of seat 0 and the whole hand of seat 1.
    expect(unseen).toHaveLength(1 + 2 + DECK.length - 17)
    expect(unseen).toEqual(expect.arrayContaining(['white-e-4', 'red-vg-1', 'white-e-1', 'yellow-gp-1']))
    expect(unseen).toEqual([...unseen!].sort())
    for (const id of ['violet-ee-1', 'red-ep-1', 'red-pk-1', 'white-e-2', 'green-gp-1'])
      expect(unseen).not.toContain(id)
    // Who does not ask for aids gets none.
    expect(game.looks!(multan()).as(2)).toEqual(view)
    expect(game.view(multan(), 'archive', true)).toMatchObject({ unseen: ['white-e-4'], pile: ['white-e-4'] })
  })
})
