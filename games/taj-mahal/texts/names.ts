/** Names of the components, for the log, the lists and screen readers. */
import type { Language } from '@durbar/room'
import { CITIES, type CityId, PROVINCES, type ProvinceId } from '../data/board.ts'
import {
  type CardId,
  type ColourId,
  isSpecial,
  isWhite,
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
  de: { ...SYMBOL_NAMES.de, crown: 'Krone', provinceTile: 'Provinz-Plättchen' },
  en: { ...SYMBOL_NAMES.en, crown: 'crown', provinceTile: 'province tile' },
}
/** What somebody wins: "gewinnt den Wesir", "wins the vizier". */
export const WON_NAMES: Names<CourtItem> = {
  de: {
    vizier: 'den Wesir',
    general: 'den General',
    monk: 'den Mönch',
    princess: 'die Prinzessin',
    crown: 'die Krone',
    provinceTile: 'das Provinz-Plättchen',
  },
  en: {
    vizier: 'the vizier',
    general: 'the general',
    monk: 'the monk',
    princess: 'the princess',
    crown: 'the crown',
    provinceTile: 'the province tile',
  },
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
/** By the second word of the id. */
const BONUS_KINDS: Names<string> = {
  de: { points2: '+2', card: 'Karte', taj: 'Taj Mahal', ...GOOD_NAMES.de },
  en: { points2: '+2', card: 'card', taj: 'Taj Mahal', ...GOOD_NAMES.en },
}
export const quoted = (name: string, language: Language): string =>
  language === 'de' ? `„${name}“` : `“${name}”`

/** Two elephants are counted; everything else stands once on a card. */
const symbolsOn = (id: CardId, language: Language): string => {
  const symbols = symbolsNamed(id)
  const names = [...new Set(symbols)].map((symbol) => SYMBOL_NAMES[language][symbol])
  if (names.length === symbols.length) return names.join(', ')
  return `${symbols.length} ${language === 'de' ? 'Elefanten' : 'elephants'}`
}

/** In a list or on a button: "Rot (Elefant, Wesir)", "white (princess)", "Sonderkarte „Freie Farbwahl“". */
export function cardName(id: CardId, language: Language): string {
  if (isSpecial(id))
    return `${language === 'de' ? 'Sonderkarte' : 'special card'} ${quoted(SPECIAL_LABELS[language][id], language)}`
  return `${COLOUR_NAMES[language][suitNamed(id)]} (${symbolsOn(id, language)})`
}

/** As what somebody plays or takes: "Rot (Elefant, Wesir)", "a white card (princess)", "die Sonderkarte …". */
export function cardSaid(id: CardId, language: Language): string {
  if (isSpecial(id)) return `${language === 'de' ? 'die' : 'the'} ${cardName(id, language)}`
  if (!isWhite(id)) return cardName(id, language)
  return `${language === 'de' ? 'eine weiße Karte' : 'a white card'} (${symbolsOn(id, language)})`
}

/** 'bonus-tea-1' -> "Tee", "tea". */
export const bonusName = (id: BonusId, language: Language): string =>
  BONUS_KINDS[language][id.split('-')[1]!]!
/** "das Bonusplättchen „+2“", "the bonus tile “tea”". */
export const bonusSaid = (id: BonusId, language: Language): string =>
  `${language === 'de' ? 'das Bonusplättchen' : 'the bonus tile'} ${quoted(bonusName(id, language), language)}`
/** 'province-tile-9' -> "9". */
export const tileNumber = (id: ProvinceTileId): string => id.split('-')[2]!
const isBonus = (id: OwnedTileId): id is BonusId => id.startsWith('bonus')
/** 'province-tile-9' or 'bonus-tea-1', as something owned. */
export const tileSaid = (id: OwnedTileId, language: Language): string =>
  isBonus(id)
    ? bonusSaid(id, language)
    : `${language === 'de' ? 'Provinz-Plättchen' : 'province tile'} ${tileNumber(id)}`

export const cityName = (id: CityId): string => CITIES.find((city) => city.id === id)!.name
/** Where a palace goes: "in die Stadt Multan", "auf die Festung Uch". */
export const cityInto = (id: CityId, language: Language): string => {
  const { name, fortress } = CITIES.find((city) => city.id === id)!
  if (language === 'en') return fortress ? `on the fortress of ${name}` : `in the city of ${name}`
  return fortress ? `auf die Festung ${name}` : `in die Stadt ${name}`
}
export const provinceName = (id: ProvinceId): string => PROVINCES.find((province) => province.id === id)!.name
