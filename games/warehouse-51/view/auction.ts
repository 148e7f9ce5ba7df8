/** The antiquity under the hammer. */
import { nounOf, type Seat, type Viewer } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import type { Said, Story } from '../chronicle.ts'
import { cardAt, isWeapon } from '../data/antiquities.ts'
import type { CardId } from '../data/cards.ts'
import type { Breakdown } from '../events.ts'
import { type Knowledge, type Note, noteOn } from '../knowledge.ts'
import { leastBid } from '../rules/open-auction.ts'
import { hasPassed, type State } from '../state.ts'
import { type Stakes, stakes, worthOfLot } from './outlook.ts'

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

const bids = (s: Readonly<State>, seat: Seat): boolean =>
  !isWeapon(s.card) && seat !== s.leader && !hasPassed(s, seat)

export function auctionView(
  s: Readonly<State>,
  who: Viewer,
  k: Knowledge,
  now: Breakdown,
  story: Readonly<Story>,
): AuctionView | null {
  if (s.card < 0) return null
  const sealed = typeof who === 'number' ? (s.stack.at(-1)?.chosen?.[who] ?? null) : null
  return {
    card: cardAt(s.card),
    secret: isWeapon(s.card),
    note: noteOn(k, s.card),
    highest: s.highest,
    leader: s.leader < 0 ? null : s.leader,
    least: typeof who === 'number' && bids(s, who) ? leastBid(s, who) : null,
    passed: bits.members(s.passed),
    fist: sealed === null ? null : nounOf(sealed),
    said: story.said,
    worth: worthOfLot(s, k, now),
    stakes: typeof who === 'number' && !hasPassed(s, who) ? stakes(s, k, who, now) : null,
  }
}
