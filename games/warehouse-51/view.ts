/** What a person at the table sees, built up from what the seat may know. */
import { nounOf, type Seat, type Viewer } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { ALL, type FakeId, fakeId, IDS, ids, OF_CATEGORY, SEALS, WEAPONS } from './data/antiquities.ts'
import { slotsPerGap } from './data/box.ts'
import { CARDS, type CardId } from './data/cards.ts'
import { CATEGORIES, type Category, FIRST, SECOND, STACK_SIZE, STACK_START } from './data/categories.ts'
import { TIMING } from './data/effects.ts'
import type { Breakdown } from './events.ts'
import { type Knowledge, knowledge, knownTo, type Note, noteOn } from './knowledge.ts'
import { blessings, curses } from './rules/effects/active.ts'
import { choosesPayee } from './rules/effects/permanent.ts'
import { categoryTotal } from './rules/effects/scoring.ts'
import { leastBid } from './rules/open-auction.ts'
import { loan, mayPawn } from './rules/pawnshop.ts'
import { isPawned, left, ownerOf, type Said, type State } from './state.ts'
import { type EndStep, endSteps, latestSale, type SaleView } from './view/memory.ts'
import { type Brings, brings, outlook, type Stakes, stakes, worthOfLot } from './view/outlook.ts'

export interface CardView {
  readonly id: CardId
  readonly pawned: boolean
  readonly certified: boolean
  /** What the viewer knows about it. */
  readonly note: Note
  readonly effect: EffectState
}

/** Instants are spent once bought; a pawned blessing is suspended (WH-7.4), a curse under the Grail void (WH-10.1). */
export type EffectState = 'none' | 'spent' | 'suspended' | 'void' | 'active'

export interface PlayerView {
  readonly ingots: number
  /** By card number. */
  readonly cards: readonly CardView[]
  /** Whether the pawnshop would take one of the cards now, were it this player's turn. */
  readonly mayPawn: boolean
  /** Who receives what this player pays for a card. */
  readonly paysTo: Seat
  /** The Seven-League Boots choose somebody else. */
  readonly choosesPayee: boolean
  /** By category, as it looks to one who takes everything for genuine. */
  readonly apparent: readonly number[]
}

export interface StackView {
  readonly category: Category
  readonly left: number
  readonly of: number
  readonly first: number
  readonly second: number
  /** With aids: the antiquities still to come, in no order; it can be worked out from what was seen. */
  readonly toCome?: readonly CardId[]
  /** The archive alone: the stack, top first. */
  readonly pile?: readonly CardId[]
}

export interface AuctionView {
  readonly card: CardId
  readonly secret: boolean
  readonly note: Note
  readonly highest: number
  readonly leader: Seat | null
  /** The least the viewer may bid in an open auction; null where nothing is bid by the viewer. */
  readonly least: number | null
  readonly passed: readonly Seat[]
  /** The amount in the viewer's own fist; null while it is open. */
  readonly fist: number | null
  /** Bids, and 0 for a pass, in order; of a secret auction the fists, by seat, once they are open. */
  readonly said: readonly Said[]
  /** By seat: by how much its points would change if it were given the card, as far as the viewer knows. */
  readonly worth: readonly number[]
  /** null for an observer, and for whoever is out. */
  readonly stakes: Stakes | null
}

export interface SlotView {
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
  readonly last: SaleView | null
  /** What the steps of the end have done so far. */
  readonly end: readonly EndStep[]
  /** What the moves of the viewer would bring, where that can be foreseen. */
  readonly brings: readonly Brings[]
}

function stack(s: Readonly<State>, category: number, who: Viewer, aids: boolean): StackView {
  const start = STACK_START[category]!
  const rest = s.order.slice(start + s.revealed[category]!, start + STACK_SIZE[category]!)
  return {
    category: CATEGORIES[category]!,
    left: rest.length,
    of: STACK_SIZE[category]!,
    first: FIRST[category]!,
    second: SECOND[category]!,
    ...(aids ? { toCome: ids(stillToCome(s) & OF_CATEGORY[category]!) } : {}),
    ...(who === 'archive' ? { pile: rest.map((card) => IDS[card]!) } : {}),
  }
}

/** By elimination from what lies open: all antiquities but those sold, unsold, unmasked or up for auction. */
const stillToCome = (s: Readonly<State>): number =>
  s.cards.reduce(
    (rest, cards) => rest & ~cards,
    ALL & ~s.unsold & ~s.unmasked & ~(s.card < 0 ? 0 : 1 << s.card),
  )

const bids = (s: Readonly<State>, seat: Seat): boolean =>
  !(WEAPONS & (1 << s.card)) && seat !== s.leader && !(s.passed & (1 << seat))

function auction(s: Readonly<State>, who: Viewer, k: Knowledge, now: Breakdown): AuctionView | null {
  if (s.card < 0) return null
  const sealed = typeof who === 'number' ? (s.stack.at(-1)?.chosen?.[who] ?? null) : null
  return {
    card: IDS[s.card]!,
    secret: (WEAPONS & (1 << s.card)) !== 0,
    note: noteOn(k, s.card),
    highest: s.highest,
    leader: s.leader < 0 ? null : s.leader,
    least: typeof who === 'number' && bids(s, who) ? leastBid(s, who) : null,
    passed: [...s.ingots.keys()].filter((seat) => s.passed & (1 << seat)),
    fist: sealed === null ? null : nounOf(sealed),
    said: s.said,
    worth: worthOfLot(s, k, now),
    stakes: typeof who === 'number' && !(s.passed & (1 << who)) ? stakes(s, k, who, now) : null,
  }
}

function effectState(s: Readonly<State>, seat: Seat, card: number): EffectState {
  const { effect, nature } = CARDS[card]!
  if (effect === null) return 'none'
  if (TIMING[effect.fn] === 'instant') return 'spent'
  if (nature === 'blessed') return blessings(s, seat, 1 << card) ? 'active' : 'suspended'
  return curses(s, seat, 1 << card) ? 'active' : 'void'
}

function player(s: Readonly<State>, seat: Seat, k: Knowledge): PlayerView {
  return {
    ingots: s.ingots[seat]!,
    cards: bits.members(s.cards[seat]!).map((card) => ({
      id: IDS[card]!,
      pawned: isPawned(s, card),
      certified: !SEALS.includes(card) && s.certificates.includes(card),
      note: noteOn(k, card),
      effect: effectState(s, seat, card),
    })),
    mayPawn: mayPawn(s, seat),
    paysTo: left(s, seat),
    choosesPayee: choosesPayee(s, seat),
    apparent: CATEGORIES.map((_, category) => categoryTotal(s, seat, category)),
  }
}

function gap(s: Readonly<State>, i: number, who: Viewer, aids: boolean): SlotView[] {
  const per = slotsPerGap(s.seats)
  const known = knownTo(s, who)
  return Array.from({ length: per }, (_, j) => {
    const slot = i * per + j
    return {
      counterfeit: known & (1 << slot) ? fakeId(s.gaps[slot]!) : null,
      ...(aids ? { seenBy: [...s.known.keys()].filter((seat) => s.known[seat]! & (1 << slot)) } : {}),
    }
  })
}

export function view(s: Readonly<State>, who: Viewer, aids = false): View {
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
    stacks: CATEGORIES.map((_, category) => stack(s, category, who, aids)),
    auction: auction(s, who, k, now),
    players: s.ingots.map((_, seat) => player(s, seat, k)),
    gaps: s.ingots.map((_, i) => gap(s, i, who, aids)),
    unveiled: s.unveiled,
    notes: Object.fromEntries(IDS.map((id, card) => [id, noteOn(k, card)])) as Record<CardId, Note>,
    odds: { hidden: k.hidden, among: k.among },
    certificates: s.certificates.map((card, i) => {
      const owner = ownerOf(s, SEALS[i]!)
      return { seal: IDS[SEALS[i]!]!, on: IDS[card]!, owner: owner < 0 ? null : owner }
    }),
    neutralised: s.neutralised < 0 ? null : fakeId(s.neutralised),
    unsold: ids(s.unsold),
    unmasked: ids(s.unmasked),
    scoring: now,
    places: s.result?.places ?? null,
    last: latestSale(s),
    end: endSteps(s),
    brings: at && at.seat === who ? brings(s, k, at, now) : [],
  }
}
