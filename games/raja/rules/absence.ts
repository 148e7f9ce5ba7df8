/** RJ-R-37 What happens for a player whose time has run out: always a legal move of the decision at hand. */
import type { MoveObject, Seat } from '@durbar/kernel'
import { PART, SLOTS } from '../data/actions.ts'
import { VILLAGES } from '../data/board.ts'
import { LOWEST, MEMBERS } from '../data/characters.ts'
import { hasRoom, openParts, type State } from '../state.ts'
import type { Bidding } from './auction.ts'

export function standIn(s: Readonly<State>, seat: Seat): MoveObject {
  const at = s.stack.at(-1)!
  switch (at.rule) {
    case 'discs':
      return { type: 'program', actions: ['COINS', 'COINS'] }
    case 'turn': {
      const slot = [0, 1, 2].find((each) => openParts(s, seat, each) & PART.coins)
      return slot === undefined ? { type: 'endTurn' } : { type: 'takeCoins', slot: SLOTS[slot]! }
    }
    case 'replacement':
      return { type: 'chooseReplacement', card: LOWEST[s.free]! }
    case 'surrender':
      return { type: 'surrenderCharacter', card: MEMBERS[s.cards[seat]!]!.at(-1)! }
    case 'startHouse':
      return { type: 'placeStartHouse', village: VILLAGES.find((_, village) => hasRoom(s, village))! }
    case 'bidding':
      return (at as Bidding).high < 0 ? { type: 'bid', amount: 0 } : { type: 'passBid' }
    default:
      return { type: 'pickCharacter', card: LOWEST[s.free]! }
  }
}
