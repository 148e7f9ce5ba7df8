/** Our tables in the shape of the rules reference's components file, for comparing the two. */
import { ACTION_NAMES, ACTIONS, type ActionId, PART, PARTS } from '../data/actions.ts'
import {
  CITIES,
  CITY,
  FIELDS,
  fieldId,
  fieldPlace,
  JUNCTIONS,
  ROAD_ENDS,
  ROAD_OF,
  ROAD_VILLAGES,
  ROADS,
  ROADS_AT,
  START_PLACE,
  VILLAGE,
  VILLAGES,
} from '../data/board.ts'
import { BASE_CARDS, CARD_NUMBERS, CHARACTERS, cardsIn, PRO_CARDS } from '../data/characters.ts'
import * as M from '../data/material.ts'
import { STATUS } from '../data/status.ts'
import { fieldOf, TRACK, trackPlace, UNNUMBERED } from '../data/track.ts'

const bySeats = <T>(of: (seats: number) => T) => Object.fromEntries(M.SEATS.map((n) => [n, of(n)]))
const homeCard = (city: string) => CHARACTERS.findIndex((each) => each?.home === city)

/** The stretches between neighbouring nodes, numbered along the roads. */
function edges() {
  const list: { id: string; a: string; b: string; road: string }[] = []
  ROADS.forEach((road, r) => {
    const [from, to] = ROAD_ENDS[r]!
    const stops = [JUNCTIONS[from]!, ...ROAD_VILLAGES[r]!.map((v) => VILLAGES[v]!), JUNCTIONS[to]!]
    for (let i = 1; i < stops.length; i++)
      list.push({
        id: `e${String(list.length + 1).padStart(2, '0')}`,
        a: stops[i - 1]!,
        b: stops[i]!,
        road,
      })
  })
  return list
}

const nodes = () => [
  { id: 'S', kind: 'start', ...START_PLACE, buildable: false },
  ...CITIES.map((id, c) => {
    const { crest, ...city } = CITY[c]!
    const fields = Array.from({ length: FIELDS }, (_, f) => ({
      id: fieldId(c, f),
      size: f === 0 ? 'large' : 'small',
      ...fieldPlace(c, f),
    }))
    return {
      id,
      kind: 'city',
      ...city,
      crestSymbol: crest,
      homeOf: homeCard(id),
      palaceFields: fields,
      houseCapacity: null,
    }
  }),
  ...VILLAGES.map((id, v) => ({
    id,
    kind: 'village',
    ...VILLAGE[v]!,
    road: ROADS[ROAD_OF[v]!]!,
    houseCapacity: bySeats(M.villageLimit),
  })),
]

const GAIN: Partial<Record<ActionId, object>> = {
  COINS: { gold: M.COINS_GOLD },
  QUARRY: { houses: M.QUARRY_HOUSES },
}
const PART_DATA = {
  coins: {},
  house: { where: 'villageOrCity', cost: M.HOUSE_PRICE },
  cityHouse: { where: 'city', cost: M.HOUSE_PRICE },
  moveHouse: { cost: 0 },
  takeHouses: {},
  palace: { where: 'city', cost: M.PALACE_PRICE },
  shiftCrest: { cost: 0 },
  character: { cost: 0 },
} as const
/** The order in which the reference lists the parts of an action. */
const LISTED = [
  'coins',
  'cityHouse',
  'moveHouse',
  'takeHouses',
  'palace',
  'house',
  'shiftCrest',
  'character',
] as const

const actions = () =>
  ACTIONS.map((id, i) => ({
    id,
    sector: i + 1,
    nameEn: ACTION_NAMES[i]!.en,
    nameDe: ACTION_NAMES[i]!.de,
    parts: LISTED.filter((part) => PARTS[i]! & PART[part]).map((part) => ({
      part,
      ...PART_DATA[part],
      ...(GAIN[id] ? { gain: GAIN[id] } : {}),
    })),
    chipAllowed: id !== 'CHARACTER',
  }))

const lengths = ROAD_VILLAGES.map((villages) => villages.length)

const materialList = () => [
  { item: 'game board', count: 1 },
  { item: 'architect', count: M.MOST_SEATS, perColour: 1 },
  { item: 'maharaja figure', count: 1, colour: 'black' },
  { item: 'action disc with 2 pointers', count: M.MOST_SEATS, perColour: 1 },
  { item: 'palace (glass stone)', count: M.MOST_SEATS * M.PALACES, perColour: M.PALACES },
  { item: 'house', count: M.MOST_SEATS * M.HOUSES, perColour: M.HOUSES },
  { item: 'city crest', count: CITIES.length },
  { item: 'character card', count: CARD_NUMBERS.length },
  {
    item: 'gold coin',
    count: M.COINS.reduce((n, coin) => n + coin.count, 0),
    breakdown: Object.fromEntries(M.COINS.map((coin) => [coin.value, coin.count])),
  },
  { item: 'action chip (blue)', count: M.CHIPS },
  { item: 'player aid', count: M.MOST_SEATS },
  { item: 'rule booklet', count: 1 },
]

export function components() {
  return {
    status: STATUS,
    players: { min: M.SEATS[0], max: M.MOST_SEATS },
    materialList: materialList(),
    playerColours: M.COLOURS.map((id, i) => ({ id, palaces: M.PALACE_COLOURS[i]! })),
    perColour: { architects: 1, houses: M.HOUSES, palaces: M.PALACES, actionDiscs: 1 },
    coins: M.COINS,
    coinTotalValue: M.COINS.reduce((sum, coin) => sum + coin.value * coin.count, 0),
    actionChips: { count: M.CHIPS, colour: 'blue' },
    board: {
      plane: { width: 1000, height: 1000, origin: 'top-left', yDown: true },
      counts: {
        start: JUNCTIONS.length - CITIES.length,
        cities: CITIES.length,
        villages: VILLAGES.length,
        roads: ROADS.length,
        edges: edges().length,
        palaceFields: FIELDS * CITIES.length,
        largePalaceFields: CITIES.length,
        smallPalaceFields: (FIELDS - 1) * CITIES.length,
      },
      nodes: nodes(),
      roads: ROADS.map((id, r) => ({
        id,
        ends: ROAD_ENDS[r]!.map((end) => JUNCTIONS[end]!),
        villages: ROAD_VILLAGES[r]!.map((v) => VILLAGES[v]!),
        length: lengths[r]!,
      })),
      edges: edges(),
    },
    track: {
      orientation: 'vertical, right border, pos 1 lowest',
      fields: Array.from({ length: TRACK + 1 }, (_, pos) =>
        pos === 0
          ? { pos, label: 'arrow', holdsCrest: false, ...trackPlace(pos) }
          : {
              pos,
              label: fieldOf(pos) > 0 ? String(fieldOf(pos)) : null,
              roundField: fieldOf(pos) > 0 ? fieldOf(pos) : null,
              holdsCrest: true,
              ...trackPlace(pos),
            },
      ),
      setupPositions: CITIES.map((_, i) => i + 1),
      firstRoundField: UNNUMBERED + 1,
      endField: { base: M.END_FIELD, short: M.SHORT_ROUNDS },
    },
    crests: CITIES.map((city, c) => ({
      id: `crest-${city}`,
      city,
      symbol: CITY[c]!.crest,
      homeCharacter: homeCard(city),
    })),
    characters: CARD_NUMBERS.map((number) => {
      const { id, de, en, ability, timing, home } = CHARACTERS[number]!
      const proOnly = !(BASE_CARDS & (1 << number))
      return { number, id, nameEn: en, nameDe: de, ability, timing, homeCity: home, proOnly }
    }),
    actions: actions(),
    costs: {
      house: M.HOUSE_PRICE,
      palace: M.PALACE_PRICE,
      palaceWithArtisan: M.ARTISAN_PRICE,
      tollPerForeignHouse: M.TOLL,
    },
    scoringPoints: M.POINTS,
    scoringTable: bySeats((n) => M.PAYOUT[n]!),
    monopolyBonus: M.MONOPOLY,
    unusedActionPenaltyToEachOther: M.COMPENSATION,
    setup: {
      gold: M.START_GOLD,
      startCoins: M.START_COINS,
      startHousesToPlace: M.START_HOUSES,
      housesAfterPlacement: M.SUPPLY_HOUSES,
      quarryAfterSetup: M.HOUSES - M.START_HOUSES - M.SUPPLY_HOUSES,
      palaces: { base: M.PALACES, short: M.PALACES_SHORT },
      maxRounds: { base: M.END_FIELD, short: M.SHORT_ROUNDS },
      villageCapacity: bySeats(M.villageLimit),
      characterNumbers: { base: cardsIn(BASE_CARDS), pro1: cardsIn(PRO_CARDS), pro2: cardsIn(PRO_CARDS) },
    },
    technicalLimits: { maxTravelStepsPerTurn: M.JOURNEYS, maxRoundsGuard: M.ROUNDS },
    checks: {
      palacesTotal: M.MOST_SEATS * M.PALACES,
      housesTotal: M.MOST_SEATS * M.HOUSES,
      coinsTotal: M.COINS.reduce((n, coin) => n + coin.count, 0),
      coinValueTotal: M.COINS.reduce((sum, coin) => sum + coin.value * coin.count, 0),
      singleVillageRoads: lengths.filter((n) => n === 1).length,
      doubleVillageRoads: lengths.filter((n) => n === 2).length,
      junctionDegrees: Object.fromEntries(JUNCTIONS.map((id, j) => [id, ROADS_AT[j]!.length])),
    },
    variants: {
      short: {
        palaces: M.PALACES_SHORT,
        maxRounds: M.SHORT_ROUNDS,
        combinableWith: ['base', 'pro1', 'pro2'],
      },
      pro1: {
        yogi: true,
        actionChips: true,
        neutralSmallPalacesPerCity: bySeats(M.blockedFields),
        characterAuction: true,
        homeCityPoint: true,
        chipsPerRoundLimit: 1,
      },
      pro2: {
        includes: 'pro1',
        severalCharacters: true,
        characterAction: { freeCardsLeft: 'takeFree', noFreeCards: ['swap', 'recruit'] },
      },
    },
  }
}
