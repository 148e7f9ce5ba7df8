/** RJ-R-37 What happens for a player whose time has run out: always a legal move of the decision at hand. */
import type { MoveObject, MoveOf, Seat } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { VILLAGES } from '../data/board.ts'
import { cardsIn } from '../data/characters.ts'
import { cardsOf, hasRoom, openParts, type State } from '../state.ts'
import { isBidding } from './auction.ts'
import type { rules } from './index.ts'
import { actionSlot } from './slots.ts'

type Move = MoveOf<typeof rules>

// Never of no cards at all: then nobody is asked.
const lowest = (cards: number) => cardsIn(cards)[0]!
const highest = (cards: number) => cardsIn(cards).at(-1)!

function moveFor(s: Readonly<State>, seat: Seat): Move {
  const at = s.stack.at(-1)
  switch (at?.rule) {
    case 'discs':
      return { type: 'program', actions: ['COINS', 'COINS'] }
    case 'turn': {
      for (let slot = 0; slot < actionSlot.size; slot++)
        if (openParts(s, seat, slot) & PART.coins) return { type: 'takeCoins', slot: actionSlot.write(slot) }
      return { type: 'endTurn' }
    }
    case 'replacement':
      return { type: 'chooseReplacement', card: lowest(s.free) }
    case 'surrender':
      return { type: 'surrenderCharacter', card: highest(cardsOf(s, seat)) }
    case 'startHouse':
      return { type: 'placeStartHouse', village: VILLAGES.find((_, village) => hasRoom(s, village))! }
    case 'bidding':
      return isBidding(at) && at.high >= 0 ? { type: 'passBid' } : { type: 'bid', amount: 0 }
    default:
      return { type: 'pickCharacter', card: lowest(s.free) }
  }
}

export const standIn = (s: Readonly<State>, seat: Seat): MoveObject => moveFor(s, seat)
