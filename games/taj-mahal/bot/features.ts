/**
 * What a learned judgement reads of a position: what everybody holds, in the cards that the imagined world deals them,
 * and the parts of the judgement that was written by hand.
 */
import { type Features, readStanding, type StandingScale } from '@durbar/room'
import { bidders, type State, score } from '../state.ts'
import { handPoints, readCourtiers, readHand } from './features/hand.ts'
import { FINAL, PART, SCORE, SEAT_ROW, TABLE_ROW, WORTH } from './features/names.ts'
import { lookAround, newReading } from './features/reading.ts'
import { readRealm } from './features/realm.ts'
import { readTable } from './features/table.ts'
import { readTurn, readVisit } from './features/visit.ts'
import { courtiers, goods, hand } from './holdings.ts'
import { survey } from './network.ts'
import { thisVisit } from './prizes.ts'
import { WEIGHTS } from './weights.ts'

const SCALE: StandingScale = { score: 60, lead: 20 }

/** One is enough: no position is read while another is. */
const reading = newReading()

/** The judgement that was written by hand, part by part. Of a finished game it is the score. */
function judge(s: Readonly<State>, seat: number, promised: number, out: Float64Array, row: number): number {
  if (s.result !== null) return 0
  const { market } = reading.outlook
  const held = hand(s, seat, WEIGHTS)
  const court = courtiers(s, seat, WEIGHTS)
  const ware = goods(market, s, seat, WEIGHTS)
  const land = (WEIGHTS.palace / bidders(s)) * promised
  const visit = thisVisit(reading.outlook, s, seat, WEIGHTS)
  out[row + PART['worth.hand']] = held / 15
  out[row + PART['worth.court']] = court / 15
  out[row + PART['worth.goods']] = ware / 15
  out[row + PART['worth.network']] = land / 20
  out[row + PART['worth.visit']] = visit / 20
  return held + court + ware + land + visit
}

export const features: Features<State> = {
  seat: SEAT_ROW,
  table: TABLE_ROW,
  read(s, out) {
    lookAround(reading, s)
    for (let seat = 0; seat < s.seats; seat++) {
      const row = seat * SEAT_ROW.length
      survey(reading.outlook.network, s, seat)
      reading.score[seat] = score(s, seat)
      reading.final[seat] = score(s, seat) + handPoints(reading, s, seat)
      const promised = readRealm(reading, s, seat, out, row)
      reading.worth[seat] = score(s, seat) + judge(s, seat, promised, out, row)
      readHand(reading, s, seat, out, row)
      readCourtiers(reading, s, seat, readVisit(reading, s, seat, out, row), out, row)
      readTurn(s, seat, out, row)
    }
    for (let seat = 0; seat < s.seats; seat++) {
      const row = seat * SEAT_ROW.length
      readStanding(reading.score, s.seats, seat, SCALE, out, row + SCORE, row + SCORE + 3)
      readStanding(reading.final, s.seats, seat, SCALE, out, row + FINAL, row + FINAL + 3)
      readStanding(reading.worth, s.seats, seat, SCALE, out, row + WORTH, row + WORTH + 3)
    }
    readTable(reading, s, out, s.seats * SEAT_ROW.length)
  },
}
