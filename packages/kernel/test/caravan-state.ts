/** What lies on the caravan's table, and what is told of it. */
import { type Core, refusals, type Seat } from '../src/index.ts'

export const CARDS = ['a', 'b', 'c', 'd'].flatMap((suit) => [1, 2, 3, 4, 5, 6].map((n) => `${suit}${n}`))
export const HAND = 3
export const ROUNDS = 8

export interface State extends Core {
  seats: number
  round: number
  lead: Seat
  /** The last card is on top. */
  deck: number[]
  discard: number[]
  hands: number[][]
  bids: number[]
  coins: number[]
  boasted: number
  /** Cards in hands that everybody has seen, a bit each. */
  shown: number
  /** The leader has looked at the top card. */
  peeked: boolean
}

export type Event =
  | { t: 'boasted'; seat: Seat }
  | { t: 'bid'; seat: Seat; card: string }
  | { t: 'peeked'; seat: Seat; card: string | null }
  | { t: 'offered'; seat: Seat; to: Seat; card: string; coins: number }
  | { t: 'answered'; seat: Seat; yes: boolean }
  | { t: 'threw'; seat: Seat; cards: string[] }
  | { t: 'drew'; seat: Seat; cards: string[] | null }
  | { t: 'reshuffled'; order: string[] | null }

export const REFUSALS = refusals({ twice: 'CV-1', toSelf: 'CV-2', tooDear: 'CV-3', noCards: 'CV-4' })
export const NUMBERS = new Set(['CV-1', 'CV-2', 'CV-3', 'CV-4'])

export const names = (cards: readonly number[]) => cards.map((card) => CARDS[card]!)
