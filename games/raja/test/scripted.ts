/**
 * A game that no bot plays: four players push the crests down round after round, so that field 10 is never
 * reached and the guard of round 20 ends the game. On the way one of them walks forty roads in a turn and one
 * empties the quarry. The record in `games/` is this game.
 */
import type { MoveObject } from '@durbar/kernel'
import { PART } from '../data/actions.ts'
import { CITIES } from '../data/board.ts'
import { scoringOrder } from '../rules/track.ts'
import { openParts, type State } from '../state.ts'

const END: MoveObject = { type: 'endTurn' }
const WAY = ['v11', 'v12', 'v27', 'v01']

/** A player of all four seats. RJ-T-21: all crests but the lowest in ascending order, then the lowest. */
export function guardPlayer(): (s: State, seat: number) => MoveObject {
  let round = 0
  let toPush: number[] = []
  return (s, seat) => {
    const at = s.stack.at(-1)!
    if (at.rule === 'draft') return { type: 'pickCharacter', card: seat + 1 }
    if (at.rule === 'startHouse')
      return { type: 'placeStartHouse', village: seat === 0 ? WAY[at.step!]! : `v${9 + 4 * seat + at.step!}` }
    if (at.rule === 'discs')
      return { type: 'program', actions: [seat === 3 ? 'QUARRY' : 'SCORING_ORDER', 'SCORING_ORDER'].sort() }
    if (s.round !== round) {
      round = s.round
      const [lowest, ...others] = scoringOrder(s.crests)
      toPush = [...others, lowest!]
    }
    if (seat === 0 && s.round === 1 && s.journeys < 40) return { type: 'travel', road: 'r06' }
    if (openParts(s, seat, 0) & PART.takeHouses && s.quarry[seat]! > 0) return { type: 'takeHouses', slot: 0 }
    const slot = [0, 1].find((each) => openParts(s, seat, each) & PART.shiftCrest)
    const city = toPush[0]
    if (slot === undefined || city === undefined) return END
    toPush.shift()
    return { type: 'shiftCrest', slot, city: CITIES[city]! }
  }
}
