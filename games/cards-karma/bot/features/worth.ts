/** The hand-written evaluation, part by part, in track cards. */
import { nameList } from '@durbar/room'
import { finished, playerOf } from '../../state.ts'
import { hand } from '../hand.ts'
import { buildings, goods, ships } from '../tableau.ts'
import { tokens } from '../tokens.ts'
import { WEIGHTS } from '../weights.ts'
import type { Chapter } from './sheet.ts'

const { names, group } = nameList()
const TOKENS = group('worth.tokens')
const WAITING = group('worth.waiting')
const HAND = group('worth.hand')
const BUILDINGS = group('worth.buildings')
const GOODS = group('worth.goods')
const SHIPS = group('worth.ships')
const ALL = group('worth.all')
/** Six cards and what is left over come to seven or a little more. */
const MOST = 7

/** `on.worth` holds what waits on the agenda, and gets the rest added. */
export const worth: Chapter = {
  names,
  read(on, s, seat, out, at) {
    const p = playerOf(s, seat)
    const held = tokens(p, WEIGHTS)
    out[at + WAITING] = on.worth[seat]!
    out[at + TOKENS] = held / MOST
    let all = on.worth[seat]! + held
    if (!finished(p)) {
      const inHand = hand(s, p, WEIGHTS)
      const built = buildings(p, WEIGHTS)
      const stored = goods(p, WEIGHTS)
      const sailing = ships(p, WEIGHTS)
      out[at + HAND] = inHand
      out[at + BUILDINGS] = built
      out[at + GOODS] = stored
      out[at + SHIPS] = sailing
      all += inHand + built + stored + sailing + WEIGHTS.turn * p.extraTurns
    }
    on.worth[seat] = all
    out[at + ALL] = all / MOST
  },
}
