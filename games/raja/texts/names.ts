/** Names of places, actions and characters, for the log, the lists and screen readers. */
import type { Json } from '@durbar/kernel'
import type { Language } from '@durbar/room'
import { ACTION_NAMES, ACTIONS, type ActionId, type PartId } from '../data/actions.ts'
import { CITIES, CITY, type CityId, ROAD_ENDS, ROADS, START, VILLAGE, VILLAGES } from '../data/board.ts'
import { CHARACTERS } from '../data/characters.ts'

const START_NAMES: Readonly<Record<Language, string>> = { de: 'Startort', en: 'the start place' }

/** A city, a village or the start place by its id. */
export function placeName(id: Json | undefined, language: Language): string {
  const city = CITIES.indexOf(id as CityId)
  if (city >= 0) return CITY[city]!.name
  const village = (VILLAGES as readonly string[]).indexOf(id as string)
  return village >= 0 ? VILLAGE[village]!.name : START_NAMES[language]
}

/** 'r06' -> "Startort – Jaisalmer". */
export function roadName(id: Json | undefined, language: Language): string {
  const ends = ROAD_ENDS[(ROADS as readonly string[]).indexOf(id as string)]!
  return ends.map((end) => (end === START ? START_NAMES[language] : CITY[end]!.name)).join(' – ')
}

export const actionName = (id: Json | undefined, language: Language): string =>
  ACTION_NAMES[ACTIONS.indexOf(id as ActionId)]![language]
export const actionList = (ids: readonly Json[], language: Language): string =>
  ids.map((id) => actionName(id, language)).join(', ')

/** 4 -> "Wanderer (4)", "Wandering Monk (4)". */
export const characterName = (card: Json | undefined, language: Language): string =>
  `${CHARACTERS[card as number]![language]} (${card})`

export const isCityId = (id: Json | undefined): boolean => CITIES.includes(id as CityId)

/** The single parts of an action, as they stand in a list of what is still open. */
export const PART_NAMES: Readonly<Record<Language, Readonly<Record<PartId, string>>>> = {
  de: {
    coins: '2 Gold',
    house: 'Haus',
    cityHouse: 'Haus in einer Stadt',
    moveHouse: 'Haus versetzen',
    takeHouses: '2 Häuser',
    palace: 'Palast',
    shiftCrest: 'Wappen',
    character: 'Person',
  },
  en: {
    coins: '2 gold',
    house: 'house',
    cityHouse: 'house in a city',
    moveHouse: 'move a house',
    takeHouses: '2 houses',
    palace: 'palace',
    shiftCrest: 'crest',
    character: 'character',
  },
}
