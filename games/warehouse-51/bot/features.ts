/**
 * What a learned judgement reads of a position. A card that may be a fake is read as the imagined world has it; what
 * each seat knows of the fakes is read beside it, because it bids by that. Many worlds make up for one that is wrong.
 */
import type { Features } from '@durbar/room'
import type { State } from '../state.ts'
import { readAuction } from './features/auction.ts'
import { readCollection } from './features/collection.ts'
import { readContest } from './features/contest.ts'
import { SEAT_ROW, TABLE_ROW } from './features/names.ts'
import { reckon } from './features/reckon.ts'
import { newReckoning } from './features/reckoning.ts'
import { readTable } from './features/table.ts'

/** One is enough: no position is read while another is. */
const reckoning = newReckoning()

export const features: Features<State> = {
  seat: SEAT_ROW,
  table: TABLE_ROW,
  read(s, out) {
    reckon(reckoning, s)
    for (let seat = 0; seat < s.seats; seat++) {
      const row = seat * SEAT_ROW.length
      readCollection(reckoning, s, seat, out, row)
      readContest(reckoning, s, seat, out, row)
      readAuction(reckoning, s, seat, out, row)
    }
    readTable(reckoning, s, out, s.seats * SEAT_ROW.length)
  },
}
