/**
 * The character cards. Numbers, German names and abilities: rulebook; English names: public; that every card
 * has one home city of its own: public; which one: reconstructed.
 */
import { CITIES, type CityId } from './board.ts'

interface Character {
  readonly id: string
  readonly de: string
  readonly en: string
  readonly ability: string
  readonly timing: string
  readonly home: CityId
}
/** Index = number on the card; there is no card 0. */
export const CHARACTERS: readonly (Character | null)[] = Object.freeze([
  null,
  { id: 'mogul', de: 'Großfürst', en: 'Mogul', ability: 'turnOrderAndTies', timing: 'passive', home: 'C' },
  { id: 'trader', de: 'Händler', en: 'Trader', ability: 'gold1', timing: 'oncePerTurnAutomatic', home: 'A' },
  { id: 'sadhu', de: 'Priester', en: 'Sadhu', ability: 'smallPalace2', timing: 'scoring', home: 'B' },
  { id: 'monk', de: 'Wanderer', en: 'Wandering Monk', ability: 'freeTravel', timing: 'passive', home: 'D' },
  {
    id: 'builder',
    de: 'Unternehmer',
    en: 'Builder',
    ability: 'extraHouse',
    timing: 'oncePerTurnChoice',
    home: 'F',
  },
  { id: 'artisan', de: 'Baumeister', en: 'Artisan', ability: 'palace9', timing: 'passive', home: 'G' },
  { id: 'yogi', de: 'Yogi', en: 'Yogi', ability: 'chip1', timing: 'oncePerTurnAutomatic', home: 'E' },
])
export const CARDS = 7
export const CARD_NUMBERS = [1, 2, 3, 4, 5, 6, 7] as const
export type Card = (typeof CARD_NUMBERS)[number]

/** A set of cards is an integer: card n is bit n. */
export const bit = (card: number): number => 1 << card
export const TRADER = bit(2)
export const SADHU = bit(3)
export const MONK = bit(4)
export const BUILDER = bit(5)
export const ARTISAN = bit(6)
export const YOGI = bit(7)

/** RJ-3.7, RJ-11.2.1: the cards of the base game and of the pro versions. */
export const BASE_CARDS = 0b0111_1110
export const PRO_CARDS = 0b1111_1110

const HOME_OF: readonly Card[] = CITIES.map(
  (city) => CARD_NUMBERS.find((card) => CHARACTERS[card]?.home === city)!,
)
/** The card that is at home in a city (RJ-11.2.6a). */
export const homeCard = (city: number): Card => HOME_OF[city]!

const SETS = 1 << (CARDS + 1)
const LOWEST = Uint8Array.from({ length: SETS }, (_, set) => {
  for (let card = 1; card <= CARDS; card++) if (set & bit(card)) return card
  return CARDS + 1
})
const MEMBERS: readonly (readonly Card[])[] = Array.from({ length: SETS }, (_, set) =>
  CARD_NUMBERS.filter((card) => set & bit(card)),
)
/** The lowest card of a set; the empty set comes after every card. */
export const lowestOf = (cards: number): number => LOWEST[cards]!
/** Its cards, ascending. */
export const cardsIn = (cards: number): readonly Card[] => MEMBERS[cards]!
