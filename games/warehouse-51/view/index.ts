/** What a person at the table sees, built up from what the seat may know. */
import type { Seat, Viewer } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { chronicle, type EndStep, type Sale, type Story } from '../chronicle.ts'
import { cardAt, type FakeId, fakeId, IDS, ids, sealAt } from '../data/antiquities.ts'
import type { CardId } from '../data/cards.ts'
import { CATEGORIES } from '../data/categories.ts'
import type { Breakdown } from '../events.ts'
import { knowledge, knownTo, type Note, noteOn } from '../knowledge.ts'
import { loan } from '../rules/pawnshop.ts'
import { counterfeitsOf, knownBy, ownerOf, type State, slotOf } from '../state.ts'
import { type AuctionView, auctionView } from './auction.ts'
import { outlook } from './outlook.ts'
import { type PlayerView, playerView } from './players.ts'
import { type StackView, stackView } from './stacks.ts'

export type { Sale } from '../chronicle.ts'
export type { Note } from '../knowledge.ts'
export type { AuctionView } from './auction.ts'
export type { Brings } from './brings.ts'
export type { CardView, EffectState, PlayerView } from './players.ts'
export type { StackView } from './stacks.ts'

interface SlotView {
  /** null = face down for this viewer. */
  readonly counterfeit: FakeId | null
  /** With aids: who has seen it. */
  readonly seenBy?: readonly Seat[]
}

export interface View {
  /** The seat this view belongs to; null for spectators. */
  readonly me: Seat | null
  /** What is being decided; null when the game is over. */
  readonly phase: string | null
  /** Who decides, where it is one seat alone. */
  readonly active: Seat | null
  readonly startSeat: Seat
  readonly auctioneer: Seat
  /** The auction under way, or the one to come: 1 to 26. */
  readonly auctionNumber: number
  readonly supply: number
  /** What the pawnshop pays for a card now. */
  readonly loan: number
  readonly tokens: number
  readonly stacks: readonly StackView[]
  readonly auction: AuctionView | null
  readonly players: readonly PlayerView[]
  /** Gap i lies between seat i and its left neighbour. */
  readonly gaps: readonly (readonly SlotView[])[]
  readonly unveiled: boolean
  /** The viewer's notes on all 26 antiquities, sold or not. */
  readonly notes: Readonly<Record<CardId, Note>>
  /** An antiquity without a note is fake with a chance of `hidden` in `among`. */
  readonly odds: { readonly hidden: number; readonly among: number }
  readonly certificates: readonly {
    readonly seal: CardId
    readonly on: CardId
    readonly owner: Seat | null
  }[]
  readonly neutralised: FakeId | null
  readonly unsold: readonly CardId[]
  readonly unmasked: readonly CardId[]
  /** The scoring; before the end as if it were now, without the fakes the viewer knows. */
  readonly scoring: Breakdown
  readonly places: readonly number[] | null
  /** How the latest auction ended; null before the first has. */
  readonly last: Sale | null
  /** What the steps of the end have done so far. */
  readonly end: readonly EndStep[]
}

function gapView(s: Readonly<State>, gap: number, who: Viewer, aids: boolean): SlotView[] {
  const known = knownTo(s, who)
  return counterfeitsOf(s, gap).map((card, i) => {
    const slot = slotOf(s.seats, gap, i)
    return {
      counterfeit: bits.contains(known, slot) ? fakeId(card) : null,
      ...(aids
        ? { seenBy: [...s.known.keys()].filter((seat) => bits.contains(knownBy(s, seat), slot)) }
        : {}),
    }
  })
}

const seatOrNobody = (seat: Seat): Seat | null => (seat < 0 ? null : seat)

export function view(
  s: Readonly<State>,
  who: Viewer,
  aids = false,
  story: Readonly<Story> = chronicle.begin(s.seats),
): View {
  const k = knowledge(s, who)
  const at = s.stack.at(-1)
  const now = outlook(s, k)
  const auctioned = s.revealed.reduce((sum, each) => sum + each, 0)
  return {
    me: typeof who === 'number' ? who : null,
    phase: at?.rule ?? null,
    active: at?.seat ?? null,
    startSeat: s.startSeat,
    auctioneer: s.auctioneer,
    auctionNumber: Math.min(IDS.length, s.card < 0 && at?.rule === 'chooseStack' ? auctioned + 1 : auctioned),
    supply: s.supply,
    loan: loan(s),
    tokens: s.tokens,
    stacks: CATEGORIES.map((_, category) => stackView(s, category, who, aids)),
    auction: auctionView(s, who, k, now, story),
    players: s.ingots.map((_, seat) => playerView(s, seat, k)),
    gaps: s.ingots.map((_, gap) => gapView(s, gap, who, aids)),
    unveiled: s.unveiled,
    notes: Object.fromEntries(IDS.map((id, card) => [id, noteOn(k, card)])) as Record<CardId, Note>,
    odds: { hidden: k.hidden, among: k.among },
    certificates: s.certificates.map((card, i) => ({
      seal: cardAt(sealAt(i)),
      on: cardAt(card),
      owner: seatOrNobody(ownerOf(s, sealAt(i))),
    })),
    neutralised: s.neutralised < 0 ? null : fakeId(s.neutralised),
    unsold: ids(s.unsold),
    unmasked: ids(s.unmasked),
    scoring: now,
    places: s.result?.places ?? null,
    last: story.last,
    end: story.end,
  }
}
