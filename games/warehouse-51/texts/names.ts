/** Names of the components, for the log, the lists and screen readers. */
import type { Language } from '@durbar/room'
import { CARDS } from '../data/cards.ts'
import { CATEGORIES, CATEGORY_NAMES } from '../data/categories.ts'

const NAMES: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  de: new Map(CARDS.map((card) => [card.id, card.de])),
  en: new Map(CARDS.map((card) => [card.id, card.en])),
}
const COLOUR_NAMES: Readonly<Record<Language, readonly string[]>> = {
  de: ['Blau', 'Grün', 'Gelb', 'Rot'],
  en: ['blue', 'green', 'yellow', 'red'],
}
const index = (category: string) => (CATEGORIES as readonly string[]).indexOf(category)

export const cardName = (id: string, language: Language): string => NAMES[language].get(id) ?? id
/** 'fake-gungnir' -> the name of the antiquity. */
export const fakeName = (id: string, language: Language): string =>
  cardName(id.replace(/^fake-/, ''), language)
export const categoryName = (id: string, language: Language): string =>
  CATEGORY_NAMES[language][index(id)] ?? id
export const colourName = (id: string, language: Language): string => COLOUR_NAMES[language][index(id)] ?? id
