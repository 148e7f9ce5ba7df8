/** Names of the components, for the log, the lists and screen readers. */
import type { Language } from '@durbar/room'
import { CITIES, type CityId, PROVINCES, type ProvinceId } from '../data/board.ts'
import {
  type CardId,
  type ColourId,
  isSpecial,
  POINTS_OF_SPECIAL,
  type SpecialId,
  type SymbolId,
  suitNamed,
  symbolsNamed,
} from '../data/cards.ts'
import type { BonusId, CourtItem, Good, OwnedTileId, ProvinceTileId } from '../data/tiles.ts'

type Names<K extends string> = Readonly<Record<Language, Readonly<Record<K, string>>>>

export const SYMBOL_NAMES: Names<SymbolId> = {
  de: {
    vizier: 'Wesir',
    general: 'General',
    monk: 'Mönch',
    princess: 'Prinzessin',
    mogul: 'Großmogul',
    elephant: 'Elefant',
  },
  en: {
    vizier: 'vizier',
    general: 'general',
    monk: 'monk',
    princess: 'princess',
    mogul: 'Grand Mogul',
    elephant: 'elephant',
  },
}
export const COLOUR_NAMES: Names<ColourId | 'white'> = {
  de: { red: 'Rot', yellow: 'Gelb', green: 'Grün', violet: 'Violett', white: 'Weiß' },
  en: { red: 'red', yellow: 'yellow', green: 'green', violet: 'violet', white: 'white' },
}
export const GOOD_NAMES: Names<Good> = {
  de: { rice: 'Reis', tea: 'Tee', spices: 'Gewürze', gems: 'Edelsteine' },
  en: { rice: 'rice', tea: 'tea', spices: 'spices', gems: 'gems' },
}
export const ITEM_NAMES: Names<CourtItem> = {
  de: { ...SYMBOL_NAMES.de, crown: 'Krone', provinceTile: 'Provinzplättchen' },
  en: { ...SYMBOL_NAMES.en, crown: 'crown', provinceTile: 'province tile' },
}
/** What stands on the special cards. */
export const SPECIAL_LABELS: Names<SpecialId> = {
  de: {
    'special-elephant': '+1 Elefant',
    'special-mogul': '+1 Großmogul',
    'special-points': `+${POINTS_OF_SPECIAL} Einflusspunkte`,
    'special-colour': 'Freie Farbwahl',
  },
  en: {
    'special-elephant': '+1 elephant',
    'special-mogul': '+1 Grand Mogul',
    'special-points': `+${POINTS_OF_SPECIAL} influence points`,
    'special-colour': 'Any colour',
  },
}
const SPECIAL_NAMES: Names<SpecialId> = {
  de: {
    'special-elephant': 'Sonderkarte Elefant',
    'special-mogul': 'Sonderkarte Großmogul',
    'special-points': 'Sonderkarte 2 Punkte',
    'special-colour': 'Sonderkarte Freie Farbwahl',
  },
  en: {
    'special-elephant': 'special elephant',
    'special-mogul': 'special Grand Mogul',
    'special-points': 'special 2 points',
    'special-colour': 'special free colour',
  },
}
/** By the second word of the id. */
const BONUS_KINDS: Names<string> = {
  de: { points2: '2 Punkte', card: 'Karte', taj: 'Taj Mahal', ...GOOD_NAMES.de },
  en: { points2: '2 points', card: 'card', taj: 'Taj Mahal', ...GOOD_NAMES.en },
}

/** 'red-ev-2' -> "Rot Elefant-Wesir", "red elephant-vizier". */
export function cardName(id: CardId, language: Language): string {
  if (isSpecial(id)) return SPECIAL_NAMES[language][id]
  const symbols = symbolsNamed(id).map((symbol) => SYMBOL_NAMES[language][symbol])
  return `${COLOUR_NAMES[language][suitNamed(id)]} ${symbols.join('-')}`
}

/** 'bonus-tea-1' -> "Tee", "tea". */
export const bonusName = (id: BonusId, language: Language): string =>
  BONUS_KINDS[language][id.split('-')[1]!]!
/** 'province-tile-9' -> "9". */
export const tileNumber = (id: ProvinceTileId): string => id.split('-')[2]!
const isBonus = (id: OwnedTileId): id is BonusId => id.startsWith('bonus')
/** 'province-tile-9' or 'bonus-tea-1', as something owned. */
export const tileName = (id: OwnedTileId, language: Language): string =>
  isBonus(id) ? bonusName(id, language) : `${language === 'de' ? 'Nr.' : 'no.'} ${tileNumber(id)}`

export const cityName = (id: CityId): string => CITIES.find((city) => city.id === id)!.name
export const provinceName = (id: ProvinceId): string => PROVINCES.find((province) => province.id === id)!.name
