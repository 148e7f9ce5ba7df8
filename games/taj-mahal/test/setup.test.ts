import { isRefused, keyFromSeed } from '@durbar/kernel'
import { describe, expect, test } from 'vitest'
import * as board from '../data/board.ts'
import { CARDS, COLOURED, COLOURS, DECK, SPECIAL_CARDS, SYMBOLS, symbolsOf, WHITES } from '../data/cards.ts'
import * as tiles from '../data/tiles.ts'
import { score, stock } from '../state.ts'
import { after, game, house, legal, place, position, withdraw } from './position.ts'

const start = (seats: number, seed = 1, options = { neutralPrince: seats === 2 }) => {
  const begun = house.start(seats, options, keyFromSeed(seed))
  if (isRefused(begun)) throw new Error(begun.refused)
  return begun.state
}
const seeds = [...Array(40).keys()]
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)

describe('TM-1 setup', () => {
  test('TM-1.1 twelve provinces of four cities, Agra five, each a ring of roads; 49 cities, 16 fortresses, 89 roads', () => {
    expect([...board.PROVINCES.keys()].map((province) => board.citiesOf(province).length)).toEqual([
      5, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4,
    ])
    expect([board.CITIES.length, board.FORTRESSES.length, board.ROADS.length]).toEqual([49, 16, 89])
    for (const { code } of board.PROVINCES)
      for (const [a, b] of ['12', '23', '34', '14'])
        expect(board.ROADS.map(board.roadName)).toContain(`${code}${a}-${code}${b}`)
    expect(board.roadsFrom(board.AGRA_CITY).map((city) => board.CITY_NAMES[city])).toEqual([
      'A1',
      'A2',
      'A3',
      'A4',
    ])
    expect(board.FORTRESSES.map((city) => board.CITY_NAMES[city]).join(' ')).toBe(
      'A5 B4 C2 D4 E4 F1 F2 G3 H1 H3 I3 J1 J3 K4 L2 L4',
    )
    const view = game.view(start(3), 0)
    // In the view stand the cities of the visited province and the fortresses with their tiles.
    const listed = board.CITY_NAMES.filter(
      (_, city) => board.CITIES[city]!.fortress || board.provinceAt(board.provinceOf(city)) === view.province,
    )
    expect(view.cities.map((city) => city.id)).toEqual(listed)
    expect(view.players.map((player) => player.score)).toEqual([0, 0, 0])
  })
  test('TM-1.2, TM-1.3, TM-1.5 tile 12 lies in Agra, the others at random, and their numbers are the journey', () => {
    const firsts = new Set<number>()
    for (const seed of seeds) {
      const { route } = start(4, seed)
      expect(route[11]).toBe(board.AGRA)
      expect([...route].sort((a, b) => a - b)).toEqual([...board.PROVINCES.keys()])
      firsts.add(route[0]!)
    }
    expect(firsts.size).toBeGreaterThan(8)
    const view = game.view(start(4), 'observer')
    expect(view.route.map(({ tile }) => tile)).toEqual(tiles.PROVINCE_TILES)
    expect(view.route[11]!.province).toBe('agra')
  })
  test('TM-1.4 no tile covers a city or a road', () => {
    const distance = ([x, y]: readonly [number, number], a: number, b: number) => {
      const [[ax, ay], [bx, by]] = [board.CITIES[a]!.at, board.CITIES[b]!.at]
      const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
      const t = Math.min(1, Math.max(0, along))
      return Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay))
    }
    for (const { anchor } of board.PROVINCES)
      for (const [a, b] of board.ROADS) expect(distance(anchor, a, b)).toBeGreaterThanOrEqual(33)
  })
  test('TM-1.6, TM-1.7, TM-R-22 the Taj Mahal tile on Agra, the fifteen square tiles on the other fortresses', () => {
    const onB4 = new Set<number>()
    for (const seed of seeds) {
      const { bonus, bonusOf } = start(3, seed)
      expect(bonus[board.FORTRESSES.indexOf(board.AGRA_CITY)]).toBe(tiles.TAJ_MAHAL_TILE)
      expect([...bonus].sort((a, b) => a - b)).toEqual([...tiles.BONUS_TILES.keys()])
      expect(bonusOf.every((holder) => holder === -1)).toBe(true)
      onB4.add(bonus[1]!)
    }
    expect(onB4.size).toBeGreaterThan(8)
    const kinds = (kind: string) => tiles.BONUS_TILES.filter((tile) => tile.kind === kind).length
    expect(['points', 'card', 'tea', 'gems', 'spices', 'rice'].map(kinds)).toEqual([6, 5, 2, 2, 1, 0])
  })
  test('every good exists seven times on province and bonus tiles together', () => {
    const goods = [...tiles.TILE_GOODS.flat(), ...tiles.BONUS_TILES.map((tile) => tile.kind)]
    expect(tiles.GOODS.map((good) => goods.filter((each) => each === good).length)).toEqual([7, 7, 7, 7])
  })
  test('TM-1.8, TM-1.9 one token of each person and the crown at court, five of each in the stock', () => {
    const s = start(5)
    expect([0, 1, 2, 3].map((person) => stock(s, person))).toEqual([5, 5, 5, 5])
    expect(game.view(s, 0).court).toMatchObject([
      { item: 'vizier', there: true, stock: 5 },
      { item: 'general', there: true, stock: 5 },
      { item: 'monk', there: true, stock: 5 },
      { item: 'princess', there: true, stock: 5 },
      { item: 'crown', there: true, stock: null },
      { item: 'provinceTile', there: true, stock: null },
    ])
  })
  test('TM-1.10 the special cards lie on the table and never in the pile', () => {
    const s = start(4)
    expect(game.view(s, 1).specialsOnTable).toEqual([
      'special-elephant',
      'special-mogul',
      'special-points',
      'special-colour',
    ])
    expect(s.pile.every((card) => card < DECK.length)).toBe(true)
  })
  test('TM-1.11 96 cards: 21 in each colour, 12 white, 180 symbols', () => {
    expect([COLOURED.length, WHITES.length, DECK.length, CARDS.length]).toEqual([84, 12, 96, 100])
    for (const colour of COLOURS) {
      const cards = COLOURED.flatMap((id, card) => (id.startsWith(colour) ? [symbolsOf(card)] : []))
      const shown = SYMBOLS.map((_, symbol) => cards.flat().filter((each) => each === symbol).length)
      expect(shown).toEqual([5, 5, 5, 5, 4, 18])
    }
    const all = DECK.flatMap((_, card) => symbolsOf(card))
    expect(SYMBOLS.map((_, symbol) => all.filter((each) => each === symbol).length)).toEqual([
      21, 21, 21, 21, 17, 79,
    ])
    const pairs = COLOURED.map((id) => id.split('-')[1]!).filter((face) => !face.startsWith('e'))
    expect(new Set(pairs).size).toBe(10)
    expect(pairs).toHaveLength(20)
  })
  test('TM-1.12 everybody gets six cards that only they see', () => {
    const s = start(4)
    const views = [0, 1, 2, 3].map((seat) =>
      game.view(s, seat).players.map((player) => player.hand?.length ?? null),
    )
    expect(views).toEqual([
      [6, null, null, null],
      [null, 6, null, null],
      [null, null, 6, null],
      [null, null, null, 6],
    ])
    expect(game.view(s, 'observer').players.map((player) => player.hand)).toEqual([null, null, null, null])
  })
  test('TM-1.13, TM-1.14, TM-R-25 the supply is 5, 7 or 9 by the number of seats, the rest is the pile', () => {
    const laid = [2, 3, 4, 5].map((seats) => {
      const view = game.view(start(seats), 0)
      return [view.supply.length, view.drawPile, view.discardPile.length]
    })
    expect(laid).toEqual([
      [5, 79, 0],
      [5, 73, 0],
      [7, 65, 0],
      [9, 57, 0],
    ])
  })
  test('TM-1.15 everybody starts at 0 with no palace on the board', () => {
    const s = start(5)
    expect([0, 1, 2, 3, 4].map((seat) => score(s, seat))).toEqual([0, 0, 0, 0, 0])
    expect(sum(game.view(s, 0).players.map((player) => player.palaces))).toBe(0)
    expect(tiles.PALACE_COLOURS).toHaveLength(5)
  })
  test('TM-1.16 palaces never run out: a twenty-first is placed like the first', () => {
    const twenty = board.CITY_NAMES.filter((id) => /^[BCDEF]/.test(id))
    const s = position({ visit: 11, players: [{ palaces: twenty, row: ['red-vg-1'] }] })
    const { s: next } = after(s, withdraw, place('K1'), place('K2'))
    expect(game.view(next, 0).players[0]!.palaces).toBe(22)
  })
  test('TM-1.17 the first visit goes to the province of tile 1, which lies at court', () => {
    const s = start(3)
    const view = game.view(s, 2)
    expect([view.visit, view.province, view.goods]).toEqual([1, board.PROVINCE_NAMES[s.route[0]!], ['rice']])
    expect(view.route[0]).toMatchObject({
      visit: 1,
      tile: 'province-tile-1',

      holder: 'court',
    })
    expect(view.route[1]).toMatchObject({ tile: 'province-tile-2', holder: 'board' })
  })
  test('TM-1.18 the start player is drawn by lot, every seat in turn', () => {
    const starts = seeds.map((seed) => start(5, seed).startSeat)
    expect(new Set(starts)).toEqual(new Set([0, 1, 2, 3, 4]))
    for (const seed of seeds) {
      const s = start(5, seed)
      expect(s.stack).toEqual([{ rule: 'turn', seat: s.startSeat }])
    }
  })
  test('TM-1.19 four persons, the Grand Mogul for the crown, the elephant for the province', () => {
    expect(tiles.COURT.map(tiles.symbolThatWins)).toEqual(SYMBOLS)
  })
  test('TM-V.1 two players need the prince, three to five cannot have him', () => {
    expect(house.options(2, {})).toMatchObject({ rule: 'TM-V.1', why: 'twoNeedPrince' })
    expect(house.options(2, { neutralPrince: true })).toEqual({ neutralPrince: true })
    for (const seats of [3, 4, 5]) {
      expect(house.options(seats, { neutralPrince: true })).toMatchObject({
        rule: 'TM-V.1',
        why: 'princeForTwo',
      })
      expect(house.options(seats, {})).toEqual({ neutralPrince: false })
    }
    expect(isRefused(house.options(6, {}))).toBe(true)
  })
  test('TM-4.1 each special card is tied to one person', () => {
    expect(SPECIAL_CARDS.map(({ id, token }) => [id, token])).toEqual([
      ['special-elephant', 'general'],
      ['special-mogul', 'vizier'],
      ['special-points', 'princess'],
      ['special-colour', 'monk'],
    ])
    expect(legal(start(3)).filter((move) => String(move.extra).startsWith('special'))).toEqual([])
  })
})
