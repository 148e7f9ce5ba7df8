/** Who acts when, what is set on the disc or still open in the turn, and the auction before the first round. */
import * as bits from '@durbar/kernel/bits'
import { by, nameList } from '@durbar/room'
import { PART, PART_IDS, SLOT_BITS, SLOT_MASK } from '../../data/actions.ts'
import { START_GOLD } from '../../data/material.ts'
import { isBidding } from '../../rules/auction.ts'
import { palacePrice } from '../../rules/palace.ts'
import { incompleteActions } from '../../rules/turn.ts'
import { goldOf, palacesLeft, rank, type State } from '../../state.ts'
import { builderDue, partsOf } from '../evaluate.ts'
import type { Chapter } from './sheet.ts'

const { names, group, numbered } = nameList()

/** Is asked: also in an interrupt, and everybody while discs are set. */
const MOVES = group('moves')
/** The turn at hand is this player's; it is over; or so many others act before it. */
const ACTIVE = group('active')
const ACTED = group('acted')
const BEFORE = numbered('acts-after', 0, 4)
/** Chose a disc while others have still to choose. */
const DISC_SET = group('disc-set')
/** Parts of the actions that are still to be carried out in this round, and how many actions they belong to. */
const PARTS = group(...by('open', PART_IDS))
const ACTIONS = group('open.actions')
const INCOMPLETE = group('active.incomplete')
/** The Builder's free house is still to come. */
const BUILDER = group('open.builder')
const CHIP_USED = group('active.chip-used')
const JOURNEYS = group('active.journeys')
/** Gold and open actions are enough for a palace, for the last one, for two. */
const BUILDS = numbered('builds', 1, 2)
const FINISHES = group('finishes')
/** Chooses a card in an interrupt. */
const INTERRUPTED = group('chooses-card')
/** The auction of the pro versions. */
const BIDS = group('auction.bids')
const LEADS = group('auction.leads')
const HIGH = group('auction.own-bid')

const SLOTS = [0, 1, 2]
const openIn = (parts: number, slot: number): number => (parts >> (SLOT_BITS * slot)) & SLOT_MASK

/** Seats that act before this one. */
function before(s: Readonly<State>, seat: number): number {
  let n = 0
  for (let other = 0; other < s.seats; other++)
    if (!(s.acted & (1 << other)) && rank(s, other) < rank(s, seat)) n++
  return n
}

export const turn: Chapter = {
  names,
  read({ o }, s, seat, out, at) {
    if (s.result !== null) return
    const top = s.stack[s.stack.length - 1]!
    if (top.rule === 'discs') {
      if (top.chosen?.[seat] == null) out[at + MOVES] = 1
      else out[at + DISC_SET] = 1
    } else if (top.seat === seat) {
      out[at + MOVES] = 1
      if (top.rule === 'replacement' || top.rule === 'surrender') out[at + INTERRUPTED] = 1
    }
    if (isBidding(top)) {
      if (bits.contains(top.bidders, seat)) out[at + BIDS] = 1
      if (top.leader === seat) {
        out[at + LEADS] = 1
        out[at + HIGH] = top.high / START_GOLD
      }
    }
    if (s.acted & (1 << seat)) {
      out[at + ACTED] = 1
      return
    }
    const active = o.active
    if (seat === active) {
      out[at + ACTIVE] = 1
      out[at + INCOMPLETE] = incompleteActions(s, seat) / 2
      if (s.chip >= 0) out[at + CHIP_USED] = 1
      out[at + JOURNEYS] = Math.min(s.journeys / 8, 4)
    } else out[at + BEFORE + before(s, seat)] = 1
    if (s.round > 0 && builderDue(s, seat, active)) out[at + BUILDER] = 1
    const parts = partsOf(s, seat, active)
    if (parts === 0) return
    let palaces = 0
    for (const slot of SLOTS) {
      const open = openIn(parts, slot)
      if (open === 0) continue
      out[at + ACTIONS]! += 0.5
      if (open & PART.palace) palaces++
      for (let part = 0; part < PART_IDS.length; part++)
        if ((open >> part) & 1) out[at + PARTS + part]! += 0.5
    }
    const paid = Math.min(palaces, Math.floor(goldOf(s, seat) / palacePrice(s, seat)))
    if (paid > 0) out[at + BUILDS + Math.min(paid, 2)] = 1
    if (paid > 0 && paid >= palacesLeft(s, seat)) out[at + FINISHES] = 1
  },
}
