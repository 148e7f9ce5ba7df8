/**
 * What a person at the table sees, with every number a table would show. Face-down discs are in nobody's view
 * but their owner's. Other purses are left out unless gold lies open or the game is over: the option says so at the
 * table, and no aid undoes it (RJ-R-24).
 */
import { nounOf, type Seat, type Viewer } from '@durbar/kernel'
import { type ActionId, DISCS } from './data/actions.ts'
import { JUNCTIONS, type JunctionId } from './data/board.ts'
import { type Card, cardsIn } from './data/characters.ts'
import { COLOURS, FLOWS, type Flow, MONOPOLY, payoutRow } from './data/material.ts'
import type { End } from './events.ts'
import { faceDown } from './redeal.ts'
import { isBidding } from './rules/auction.ts'
import { flowOf } from './rules/bank.ts'
import { gameEnd, standing } from './rules/end.ts'
import { palacePrice } from './rules/palace.ts'
import { type Scoring, scorings } from './rules/scoring.ts'
import { allPalaces, built, cardsOf, nextInOrder, type State, VERSIONS, type Version } from './state.ts'
import { type BoardView, boardView, type WayView, waysOf } from './view/board.ts'
import { type TurnView, turnView } from './view/turn.ts'

export interface PlayerView {
  readonly colour: string
  /** null = kept from this viewer. */
  readonly gold: number | null
  /** Gold by source so far; hidden with the gold. */
  readonly account: Readonly<Record<Flow, number>> | null
  readonly stock: number
  readonly quarry: number
  readonly built: number
  readonly palacesLeft: number
  readonly palacePrice: number
  readonly cards: readonly Card[]
  readonly chips: number
  readonly architect: JunctionId
  /** In disc order; null = not set, or face down for this viewer. */
  readonly disc: readonly [ActionId, ActionId] | null
  readonly acted: boolean
  /** The cheapest way to every junction within reach, for the own seat and the active one; null for others. */
  readonly ways: readonly WayView[] | null
}

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

/** The disc a viewer may see: the own one as soon as it is set, others from the start of their turn. */
function discOf(s: Readonly<State>, seat: Seat, who: Viewer) {
  const mine = who === seat || who === 'archive'
  const chosen = s.stack.at(-1)?.chosen?.[seat] ?? null
  if (chosen !== null) return mine ? DISCS[nounOf(chosen)]! : null
  if (s.discs[seat]! < 0 || (faceDown(s, seat) && !mine)) return null
  return DISCS[s.discs[seat]!]!
}

function toAct(s: Readonly<State>): Seat[] {
  const order: Seat[] = []
  const active = s.stack.find((at) => at.rule === 'turn')?.seat
  if (active !== undefined) order.push(active)
  let acted = s.acted | (active === undefined ? 0 : 1 << active)
  for (let next = nextInOrder(s, acted); next >= 0 && s.result === null; next = nextInOrder(s, acted)) {
    order.push(next)
    acted |= 1 << next
  }
  return order
}

export function view(s: Readonly<State>, who: Viewer): View {
  const top = s.stack.at(-1)
  const over = s.result !== null
  const sees = (seat: Seat) => over || s.openGold || who === 'archive' || who === seat
  const active = s.stack.find((at) => at.rule === 'turn')?.seat
  const bidding = isBidding(top) ? top : null
  const account = (seat: Seat) =>
    Object.fromEntries(FLOWS.map((flow, i) => [flow, flowOf(s, i)[seat]!])) as Record<Flow, number>
  const player = (seat: Seat): PlayerView => ({
    colour: COLOURS[seat]!,
    gold: sees(seat) ? s.gold[seat]! : null,
    account: sees(seat) ? account(seat) : null,
    stock: s.stock[seat]!,
    quarry: s.quarry[seat]!,
    built: built(s, seat),
    palacesLeft: s.left[seat]!,
    palacePrice: palacePrice(s, seat),
    cards: cardsIn(cardsOf(s, seat)),
    chips: s.chips[seat]!,
    architect: JUNCTIONS[s.architects[seat]!]!,
    disc: discOf(s, seat, who),
    acted: (s.acted & (1 << seat)) !== 0,
    ways: seat === who || seat === active ? waysOf(s, seat, sees(seat)) : null,
  })
  return {
    me: typeof who === 'number' ? who : null,
    version: VERSIONS[s.version]!,
    short: s.short,
    openGold: s.openGold,
    firstSeat: s.firstSeat,
    palacesToWin: allPalaces(s),
    round: s.round,
    field: s.field,
    maharaja: JUNCTIONS[s.maharaja]!,
    board: boardView(s),
    free: cardsIn(s.free),
    supply: s.supply,
    players: s.gold.map((_, seat) => player(seat)),
    toAct: toAct(s),
    turn: active === undefined ? null : turnView(s, active),
    interrupted: active !== undefined && top!.rule !== 'turn' ? { seat: top!.seat!, by: active } : null,
    auction: bidding && {
      seat: bidding.seat,
      high: bidding.high < 0 ? null : bidding.high,
      leader: bidding.leader < 0 ? null : bidding.leader,
      bidders: seatsIn(s, bidding.bidders),
    },
    payout: payoutRow(s.seats),
    monopoly: MONOPOLY,
    scorings: scorings(s),
    ending: s.round > 0 ? gameEnd(s) : null,
    standing: s.gold.every((_, seat) => sees(seat)) ? standing(s) : null,
    result: s.result && { places: s.result.places, end: s.result.end },
  }
}
