/** Names of places, actions and characters, for the log, the lists and screen readers. */
import { counting, type Language } from '@durbar/room'
import { ACTION_NAMES, ACTIONS, type ActionId, type PartId } from '../data/actions.ts'
import {
  CITIES,
  CITY,
  type CityId,
  type JunctionId,
  type NodeId,
  ROAD_ENDS,
  ROADS,
  type RoadId,
  START,
  VILLAGE,
  VILLAGES,
} from '../data/board.ts'
import { type Card, CHARACTERS } from '../data/characters.ts'
import { COINS_GOLD, QUARRY_HOUSES } from '../data/material.ts'

const german = counting('de')
const english = counting('en')

const START_NAMES: Readonly<Record<Language, string>> = { de: 'Startort', en: 'the start place' }
/** On a sign, without its article. */
export const START_LABEL: Readonly<Record<Language, string>> = { de: 'Startort', en: 'Start place' }

const NAMES: ReadonlyMap<JunctionId | NodeId, string> = new Map([
  ...CITIES.map((id, city) => [id, CITY[city]!.name] as const),
  ...VILLAGES.map((id, village) => [id, VILLAGE[village]!.name] as const),
])
export type PlaceId = JunctionId | NodeId
/** A city, a village or the start place by its id. */
export const placeName = (id: PlaceId, language: Language): string => NAMES.get(id) ?? START_NAMES[language]

/** 'r06' -> "Startort – Jaisalmer". */
export const roadName = (id: RoadId, language: Language): string =>
  ROAD_ENDS[ROADS.indexOf(id)]!.map((end) => (end === START ? START_LABEL[language] : CITY[end]!.name)).join(
    ' – ',
  )

/** "am Startort", "in Ajmer". */
export const whereIs = (id: PlaceId, language: Language): string =>
  id === 'S' ? { de: 'am Startort', en: 'on the start place' }[language] : `in ${placeName(id, language)}`
/** "zum Startort", "nach Ajmer". */
export const whereTo = (id: PlaceId, language: Language): string => {
  if (language === 'en') return `to ${placeName(id, language)}`
  return id === 'S' ? 'zum Startort' : `nach ${placeName(id, language)}`
}

export const actionName = (id: ActionId, language: Language): string =>
  ACTION_NAMES[ACTIONS.indexOf(id)]![language]
export const actionList = (ids: readonly ActionId[], language: Language): string =>
  ids.map((id) => actionName(id, language)).join(', ')

/** 4 -> "Wanderer (4)", "Wandering Monk (4)". */
export const characterName = (card: Card, language: Language): string =>
  `${CHARACTERS[card]![language]} (${card})`
/** "Händler (2), Yogi (7)". */
export const characterList = (cards: readonly Card[], language: Language): string =>
  cards.map((card) => characterName(card, language)).join(', ')
/** The only one that is declined otherwise than by its article. */
const DECLINED: Readonly<Partial<Record<Card, string>>> = { 1: 'Großfürsten' }
/** In the German sentence: "den Händler (2)", "dem Großfürsten (1)". */
export const characterAs = (card: Card, article: 'den' | 'dem'): string =>
  `${article} ${DECLINED[card] ?? CHARACTERS[card]!.de} (${card})`

const IS_CITY: ReadonlySet<PlaceId> = new Set(CITIES)
export const isCityId = (id: PlaceId): id is CityId => IS_CITY.has(id)

/** The single parts of an action, as they stand in a list of what is still open. */
export const PART_NAMES: Readonly<Record<Language, Readonly<Record<PartId, string>>>> = {
  de: {
    coins: `${german.number(COINS_GOLD)} Gold`,
    house: 'Haus',
    cityHouse: 'Haus in einer Stadt',
    moveHouse: 'Haus versetzen',
    takeHouses: german.count(QUARRY_HOUSES, 'Haus', 'Häuser'),
    palace: 'Palast',
    shiftCrest: 'Stadtwappen',
    character: 'Personenkarte',
  },
  en: {
    coins: `${english.number(COINS_GOLD)} gold`,
    house: 'house',
    cityHouse: 'house in a city',
    moveHouse: 'move a house',
    takeHouses: english.count(QUARRY_HOUSES, 'house', 'houses'),
    palace: 'palace',
    shiftCrest: 'crest',
    character: 'character card',
  },
}
