/**
 * What a person at the table sees, with every number a table would show. Face-down discs are in nobody's view
 * but their owner's. Other purses are left out unless gold lies open or the game is over: the option says so at the
 * table, and no aid undoes it (RJ-R-24).
 */
import type { Look, Seat, Viewer } from '@durbar/kernel'
import { chronicle, type Scoring, type Story } from '../chronicle.ts'
import { type JunctionId, junctionAt } from '../data/board.ts'
import { type Card, cardsIn } from '../data/characters.ts'
import { MONOPOLY, payoutRow } from '../data/material.ts'
import type { End } from '../events.ts'
import { isBidding } from '../rules/auction.ts'
import { gameEnd, standing } from '../rules/end.ts'
import { activeSeat, allPalaces, nextInOrder, type State, type Version, versionAt } from '../state.ts'
import { type BoardView, boardView } from './board.ts'
import { type PlayerView, playerView, seesGold } from './player.ts'
import { type TurnView, turnView } from './turn.ts'

export interface View {
  /** The seat this view belongs to; null for spectators. */
  readonly me: Seat | null
  readonly version: Version
  readonly short: boolean
  readonly openGold: boolean
  readonly firstSeat: Seat
  readonly palacesToWin: number
  readonly round: number
  /** The numbered field of this round's crest. */
  readonly field: number
  readonly maharaja: JunctionId
  readonly board: BoardView
  readonly free: readonly Card[]
  /** Chips beside the board. */
  readonly supply: number
  readonly players: readonly PlayerView[]
  /** Those who have still to act in this round, the active one first. */
  readonly toAct: readonly Seat[]
  readonly turn: TurnView | null
  /** An interrupt: who has to answer in somebody else's turn. */
  readonly interrupted: { readonly seat: Seat; readonly by: Seat } | null
  readonly auction: {
    readonly seat: Seat
    readonly high: number | null
    readonly leader: Seat | null
    readonly bidders: readonly Seat[]
  } | null
  readonly payout: readonly number[]
  readonly monopoly: number
  readonly scorings: readonly Scoring[]
  /** The game ends after this round, and why. */
  readonly ending: End | null
  /** As if the game ended now; null while gold that would decide is hidden. */
  readonly standing: readonly number[] | null
  readonly result: { readonly places: readonly number[]; readonly end: string } | null
}

const seatsIn = (s: Readonly<State>, set: number): Seat[] =>
  s.gold.flatMap((_, seat) => (set & (1 << seat) ? [seat] : []))

function toAct(s: Readonly<State>): Seat[] {
  const order: Seat[] = []
  const active = activeSeat(s)
  if (active >= 0) order.push(active)
  let acted = s.acted | (active < 0 ? 0 : 1 << active)
  for (let next = nextInOrder(s, acted); next >= 0 && s.result === null; next = nextInOrder(s, acted)) {
    order.push(next)
    acted |= 1 << next
  }
  return order
}

/** The board and what is done on it are open to all. */
export function looks(s: Readonly<State>): Look<View, Story> {
  const top = s.stack.at(-1)
  const active = activeSeat(s)
  const bidding = isBidding(top) ? top : null
  const [board, turn] = [boardView(s), active < 0 ? null : turnView(s, active)]
  return {
    as: (who, _aids = false, story = chronicle.begin(s.seats)) => ({
      me: typeof who === 'number' ? who : null,
      version: versionAt(s.version),
      short: s.short,
      openGold: s.openGold,
      firstSeat: s.firstSeat,
      palacesToWin: allPalaces(s),
      round: s.round,
      field: s.field,
      maharaja: junctionAt(s.maharaja),
      board,
      free: cardsIn(s.free),
      supply: s.supply,
      players: s.gold.map((_, seat) => playerView(s, seat, who, story)),
      toAct: toAct(s),
      turn,
      interrupted:
        active >= 0 && top?.seat !== undefined && top.rule !== 'turn' ? { seat: top.seat, by: active } : null,
      auction: bidding && {
        seat: bidding.seat,
        high: bidding.high < 0 ? null : bidding.high,
        leader: bidding.leader < 0 ? null : bidding.leader,
        bidders: seatsIn(s, bidding.bidders),
      },
      payout: payoutRow(s.seats),
      monopoly: MONOPOLY,
      scorings: story.scorings,
      ending: s.round > 0 ? gameEnd(s) : null,
      standing: s.gold.every((_, seat) => seesGold(s, seat, who)) ? standing(s) : null,
      result: s.result && { places: s.result.places, end: s.result.end },
    }),
  }
}

export const view = (s: Readonly<State>, who: Viewer, aids = false, story?: Story): View =>
  looks(s).as(who, aids, story)
