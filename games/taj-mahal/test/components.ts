/** The tables of this folder in the shape of the components file, so that a test can compare the two. */
import * as board from '../data/board.ts'
import * as cards from '../data/cards.ts'
import * as tiles from '../data/tiles.ts'

const symbols = (card: number) => cards.symbolsOf(card).map((symbol) => cards.SYMBOLS[symbol]!)
const xy = ([x, y]: readonly [number, number]) => ({ x, y })

const bonusTile = ({ id, kind, points }: (typeof tiles.BONUS_TILES)[number]) => {
  if (id === 'bonus-taj-mahal')
    return { id, kind, points, shape: 'tajMahal', fixedCity: board.CITY_NAMES[board.AGRA_CITY] }
  if (kind === 'points') return { id, kind, points, shape: 'square' }
  if (kind === 'card') return { id, kind: 'drawCard', cards: 1, shape: 'square' }
  return { id, kind: 'good', good: kind, shape: 'square' }
}

const province = (i: number) => {
  const inside = (city: number) => board.provinceOf(city) === i
  const across = board.ROADS.flatMap(([a, b]) => (inside(a) === inside(b) ? [] : [inside(a) ? b : a]))
  const { id, code, name, anchor } = board.PROVINCES[i]!
  return {
    id,
    code,
    name,
    tileAnchor: xy(anchor),
    cities: board.CITY_NAMES.filter((_, city) => inside(city)),
    neighbours: [...new Set(across.map((city) => board.PROVINCE_NAMES[board.provinceOf(city)]!))].sort(),
  }
}

export const components = () => ({
  id: 'taj-mahal',
  prefix: 'TM',
  title: 'Taj Mahal',
  players: { min: 3, max: 5, optional: { players: 2, variant: 'neutralPrince', status: 'reconstructed' } },
  setupByPlayers: Object.fromEntries(
    [3, 4, 5, 2].map((seats) => [
      seats,
      {
        handSize: tiles.HAND_SIZE,
        supplySize: tiles.supplySize(seats === 2 ? 3 : seats),
        ...(seats === 2 ? { variant: 'neutralPrince' } : {}),
      },
    ]),
  ),
  symbols: cards.SYMBOLS.map((id, i) => ({
    id,
    wins: i < cards.PERSONS ? 'influenceToken' : tiles.COURT[i],
  })),
  goods: tiles.GOODS.map((id) => ({ id })),
  cards: {
    colours: cards.COLOURS.map((id) => ({ id })),
    colour: cards.COLOURED.map((id, card) => ({
      id,
      kind: 'colour',
      colour: cards.COLOURS[cards.suitOf(card)],
      symbols: symbols(card),
    })),
    white: cards.WHITES.map((id, i) => ({
      id,
      kind: 'white',
      colour: 'white',
      symbols: symbols(cards.FIRST_WHITE + i),
    })),
    special: cards.SPECIAL_CARDS.map(({ id, token, symbol, status }, i) => {
      const points = cards.FIRST_SPECIAL + i === cards.SPECIAL_POINTS ? cards.POINTS_OF_SPECIAL : 0
      const effect = symbol ? 'addSymbol' : points > 0 ? 'points' : 'freeColour'
      return { id, kind: 'special', token, effect, symbols: symbol ? [symbol] : [], points, status }
    }),
  },
  provinceTiles: {
    status: 'public',
    tiles: tiles.PROVINCE_TILES.map((id, i) => ({
      id,
      number: i + 1,
      goods: tiles.TILE_GOODS[i],
      fixedProvince: i + 1 === tiles.LAST_VISIT ? board.PROVINCE_NAMES[board.AGRA] : null,
    })),
  },
  bonusTiles: { status: 'reconstructed', tiles: tiles.BONUS_TILES.map(bonusTile) },
  influenceTokens: {
    status: 'public',
    perType: tiles.TOKENS_PER_PERSON,
    tokens: tiles.COURT.slice(0, cards.PERSONS).flatMap((type) =>
      Array.from({ length: tiles.TOKENS_PER_PERSON }, (_, i) => ({ id: `token-${type}-${i + 1}`, type })),
    ),
  },
  palaces: {
    colours: tiles.PALACE_COLOURS.map((id) => ({ id })),
    perColour: tiles.PALACES_PER_COLOUR,
    total: tiles.PALACES_PER_COLOUR * tiles.PALACE_COLOURS.length,
  },
  board: {
    status: 'reconstructed',
    court: { slots: tiles.COURT },
    provinces: board.PROVINCES.map((_, i) => province(i)),
    cities: board.CITIES.map(({ id, name, fortress, at }, i) => ({
      id,
      name,
      province: board.PROVINCE_NAMES[board.provinceOf(i)],
      kind: fortress ? 'fortress' : 'city',
      ...xy(at),
    })),
    roads: board.ROADS.map((road) => ({
      id: board.roadName(road),
      a: board.CITY_NAMES[road[0]],
      b: board.CITY_NAMES[road[1]],
      kind: board.provinceOf(road[0]) === board.provinceOf(road[1]) ? 'inside' : 'border',
    })),
  },
  totals: {
    cards: cards.CARDS.length,
    colourCards: cards.COLOURED.length,
    whiteCards: cards.WHITES.length,
    specialCards: cards.SPECIALS.length,
    provinceTiles: tiles.PROVINCE_TILES.length,
    influenceTokens: cards.PERSONS * tiles.TOKENS_PER_PERSON,
    bonusTiles: tiles.BONUS_TILES.length,
    provinces: board.PROVINCES.length,
    cities: board.CITIES.length,
    fortresses: board.FORTRESSES.length,
    roads: board.ROADS.length,
  },
})
