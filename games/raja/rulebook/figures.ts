/** What this rulebook counts: taken from the data, or counted there. */
import { ACTIONS, type ActionId, PART, type PartId, partsOf, SLOTS } from '../data/actions.ts'
import { CITIES, FIELDS, ROAD_VILLAGES, VILLAGES } from '../data/board.ts'
import { BASE_CARDS, CARD_NUMBERS, type Card, cardsIn } from '../data/characters.ts'
import {
  COINS,
  COLOURS,
  HOUSE_PRICE,
  HOUSES,
  MOST_SEATS,
  PALACE_PRICE,
  PALACES,
  SEATS,
  START_HOUSES,
  SUPPLY_HOUSES,
  TOLL,
  villageLimit,
} from '../data/material.ts'
import { actionName, characterAs, characterName, type PlaceId, placeName } from '../texts/names.ts'

/** Printed on the box. */
export const AGE = 12
/** When it was published. */
export const YEAR = 2004
/** What shop texts and reviews count, against the rulebook (RJ-R-34). */
export const ACTIONS_ELSEWHERE = 13
export const SITES_ELSEWHERE = 9

export const FEWEST = SEATS[0]
/** Villages hold more with more than the fewest players. */
export const MORE = SEATS[1]
export const VILLAGE_ROOM = villageLimit(MORE)
export const VILLAGE_ROOM_OF_FEWEST = villageLimit(FEWEST)

export const CITY_COUNT = CITIES.length
export const VILLAGE_COUNT = VILLAGES.length
export const SMALL_SITES = FIELDS - 1
export const LONGEST_ROAD = Math.max(...ROAD_VILLAGES.map((villages) => villages.length))
/** RJ-R-7. */
export const DEAREST_ROAD = LONGEST_ROAD * VILLAGE_ROOM * TOLL
export const DEAREST_ROAD_OF_FEWEST = LONGEST_ROAD * VILLAGE_ROOM_OF_FEWEST * TOLL

export const ONE_EACH = MOST_SEATS / COLOURS.length
export const ALL_HOUSES = HOUSES * MOST_SEATS
export const ALL_PALACES = PALACES * MOST_SEATS
export const ALL_COINS = COINS.reduce((sum, { count }) => sum + count, 0)
export const WORTH_OF_COINS = COINS.reduce((sum, { value, count }) => sum + value * count, 0)
export const QUARRY_AT_FIRST = HOUSES - START_HOUSES
export const QUARRY_AFTERWARDS = QUARRY_AT_FIRST - SUPPLY_HOUSES

/** Cards, fields and rounds are numbered from here. */
export const FIRST = CARD_NUMBERS[0]
export const BASE_COUNT = cardsIn(BASE_CARDS).length
/** RJ-R-11: what a robbed player chooses from, at the fullest table. */
export const LEAST_FREE = BASE_COUNT - MOST_SEATS + 1

export { POINTERS } from '../data/actions.ts'
export const CHIPS_A_ROUND = SLOTS.filter((slot) => slot === 'chip').length
export const ACTION_COUNT = ACTIONS.length

const consistsOf = (action: ActionId, part: PartId): number =>
  partsOf(ACTIONS.indexOf(action)) & PART[part] ? 1 : 0
export const housesBy = (action: ActionId): number =>
  consistsOf(action, 'house') + consistsOf(action, 'cityHouse')
export const cityHousesBy = (action: ActionId): number => consistsOf(action, 'cityHouse')
export const movedBy = (action: ActionId): number => consistsOf(action, 'moveHouse')
export const palacesBy = (action: ActionId): number => consistsOf(action, 'palace')
export const crestsBy = (action: ActionId): number => consistsOf(action, 'shiftCrest')
/** Gold for everything that an action builds. */
export const costOf = (action: ActionId, palacePrice = PALACE_PRICE): number =>
  housesBy(action) * HOUSE_PRICE + palacesBy(action) * palacePrice

interface Named {
  readonly de: string
  readonly en: string
}
export const action = (id: ActionId): Named => ({ de: actionName(id, 'de'), en: actionName(id, 'en') })
/** With its number: "Händler (2)". */
export const person = (card: Card): Named => ({
  de: characterName(card, 'de'),
  en: characterName(card, 'en'),
})
/** "mit dem Wanderer (4)". */
export const dem = (card: Card): string => characterAs(card, 'dem')
/** "nimmt den Wanderer (4)". */
export const den = (card: Card): string => characterAs(card, 'den')
/** Cities and villages are called the same in both languages. */
export const town = (id: Exclude<PlaceId, 'S'>): string => placeName(id, 'en')

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }
/** "7.", "7th". */
export const nth = (n: number): Named => ({ de: `${n}.`, en: `${n}${ENDINGS[ORDINALS.select(n)]}` })
/** "12 – 9 – 6 – 3". */
export const dashed = (row: readonly number[]): string => row.join(' – ')
