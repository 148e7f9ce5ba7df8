import type { Language } from '@durbar/room'
import type { Wish } from '../data/feathers.ts'

const WISH_NAMES: Readonly<Record<Language, Readonly<Record<Wish, string>>>> = {
  de: { even: 'gerade', odd: 'ungerade' },
  en: { even: 'even', odd: 'odd' },
}
export const wishName = (wish: Wish, language: Language): string => WISH_NAMES[language][wish]

const FEATHERS: Readonly<Record<Language, readonly [one: string, many: string]>> = {
  de: ['Feder', 'Federn'],
  en: ['feather', 'feathers'],
}
export const featherCount = (n: number, language: Language): string =>
  `${n} ${FEATHERS[language][n === 1 ? 0 : 1]}`
