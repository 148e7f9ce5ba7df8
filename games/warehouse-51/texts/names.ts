/** Names of the components, for the log, the lists and screen readers. */
import type { Language } from '@durbar/room'
import { brandedBy, type FakeId } from '../data/antiquities.ts'
import { type CardId, cardOf } from '../data/cards.ts'
import { CATEGORIES, CATEGORY_NAMES, type Category } from '../data/categories.ts'

const COLOUR_NAMES: Readonly<Record<Language, Readonly<Record<Category, string>>>> = {
  de: { western: 'Blau', european: 'Grün', nearEast: 'Gelb', eastern: 'Rot' },
  en: { western: 'blue', european: 'green', nearEast: 'yellow', eastern: 'red' },
}

/** The box is typed with straight apostrophes; printed they are curved. */
export const cardName = (id: CardId, language: Language): string => cardOf(id)[language].replaceAll("'", '’')
/** 'fake-gungnir' -> the name of the antiquity. */
export const fakeName = (id: FakeId, language: Language): string => cardName(brandedBy(id), language)
export const categoryName = (id: Category, language: Language): string =>
  CATEGORY_NAMES[language][CATEGORIES.indexOf(id)]!
export const colourName = (id: Category, language: Language): string => COLOUR_NAMES[language][id]

/** The same inside a sentence. */
export { capital, type Forms, formsOf } from './forms.ts'
