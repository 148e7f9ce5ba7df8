/** Positions for the tests: a sketch of what matters, laid out as a state and played on. */
import { type Frame, kernel, noDice, type Seat, type Viewer } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { workbench } from '@durbar/room/testing'
import { ALL, COUNTERFEITS, IDS, ids, OF_CATEGORY } from '../data/antiquities.ts'
import { PAWN_TOKENS, slots } from '../data/box.ts'
import type { Category } from '../data/categories.ts'
import type { Event } from '../events.ts'
import { warehouse51 } from '../index.ts'
import { endOfGame, nextAuction } from '../rules/moments.ts'
import { layOut } from '../rules/setup.ts'
import type { State } from '../state.ts'

const bench = workbench(warehouse51.game)
const { k } = bench
export const { detail } = bench
export const { game } = warehouse51
export const [A, B, C, D, E] = [0, 1, 2, 3, 4] as const

export interface Sketch {
  readonly seats: number
  readonly auctioneer?: Seat
  readonly ingots?: readonly number[]
  readonly supply?: number
  readonly tokens?: number
  /** Collections by seat. */
  readonly owned?: readonly (readonly string[])[]
  readonly pawned?: readonly string[]
  /** Cards that come first in their stacks, in this order. */
  readonly tops?: readonly string[]
  /** Only these are left in the stacks; everything else that nobody owns went unsold. */
  readonly left?: readonly string[]
  /** Antiquities whose counterfeits lie in the gaps, slot by slot; filled up with what nobody has or will buy. */
  readonly fakes?: readonly string[]
  /** What happens now; the next auction unless told otherwise. */
  readonly now?: Frame
}

export const cardNumber = (id: string): number => {
  const i = (IDS as readonly string[]).indexOf(id)
  if (i < 0) throw new Error(`no antiquity '${id}'`)
  return i
}
const setOf = (cards: readonly string[]) => bits.setOf(cards.map(cardNumber))

function lay(sketch: Sketch): State {
  const { seats, auctioneer = A, owned = [], pawned = [], tops = [], fakes = [] } = sketch
  const collections = Array.from({ length: seats }, (_, seat) => setOf(owned[seat] ?? []))
  const taken = collections.reduce((all, cards) => all | cards, 0)
  const unsold = sketch.left ? ALL & ~taken & ~setOf(sketch.left) : 0
  const gone = taken | unsold
  const first = tops.map(cardNumber)
  const order = OF_CATEGORY.flatMap((category) => {
    const cards = bits.members(category)
    const rest = cards.filter((card) => !(gone & (1 << card)))
    const onTop = first.filter((card) => rest.includes(card))
    return [
      ...cards.filter((card) => gone & (1 << card)),
      ...onTop,
      ...rest.filter((card) => !onTop.includes(card)),
    ]
  })
  const spare = bits.members(COUNTERFEITS & ~taken & ~setOf(tops) & ~setOf(fakes))
  const gaps = [...fakes.map(cardNumber), ...spare].slice(0, slots(seats))
  const s = layOut(seats, auctioneer, order, gaps)
  s.cards = collections
  s.unsold = unsold
  s.pawned = setOf(pawned)
  s.revealed = OF_CATEGORY.map((cards) => bits.count(cards & gone))
  if (sketch.ingots) s.ingots = sketch.ingots.slice()
  s.supply = sketch.supply ?? 20
  s.tokens = sketch.tokens ?? PAWN_TOKENS - pawned.length
  s.stack = [endOfGame(), sketch.now ?? nextAuction(auctioneer)]
  return s
}

/** All auctions are over: the steps of the end begin, from the latest winner. */
export const theEnd = (sketch: Sketch) =>
  table({ ...sketch, left: [], now: nextAuction(sketch.auctioneer ?? A) })

/** A sketch to play on: the moves change `s` and add to `events`. */
export function table(sketch: Sketch) {
  const begun: Event[] = []
  const self = {
    s: kernel({ ...game, setup: () => lay(sketch) }).start(noDice, sketch.seats, {}, undefined, (event) =>
      begun.push(event),
    ),
    events: begun as readonly Event[],
    k,
    asked: () => bench.asked(self.s),
    legal: (seat: Seat) => bench.legal(self.s, seat),
    why: (seat: Seat, move: object) => bench.why(self.s, move, seat),
    told: <T extends Event['t']>(t: T) => bench.told(self.events, t),
    seen: (who: Viewer, aids = false) => bench.seen(self.s, who, self.events, aids),
    play(seat: Seat, ...moves: object[]) {
      for (const move of moves) {
        const { s, events } = bench.by(seat, self.s, move)
        self.s = s
        self.events = [...self.events, ...events]
      }
      return self
    },
    /** The named seats pass, one after the other. */
    passes(...seats: Seat[]) {
      for (const seat of seats) self.play(seat, pass)
      return self
    },
    /** All seats seal, in seat order. */
    seals(...amounts: number[]) {
      amounts.forEach((amount, seat) => {
        self.play(seat, sealBid(amount))
      })
      return self
    },
    /** The collection of a seat, by name. */
    owns: (seat: Seat) => ids(self.s.cards[seat]!),
    pawned: () => ids(self.s.pawned),
  }
  return self
}

// The moves of the vocabulary.
export const reveal = (category: Category) => ({ type: 'reveal', category })
export const bid = (amount: number) => ({ type: 'bid', amount })
export const bids = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => bid(from + i))
export const pass = { type: 'pass' }
export const sealBid = (amount: number) => ({ type: 'sealBid', amount })
export const seals = (to: number) => Array.from({ length: to + 1 }, (_, amount) => sealBid(amount))
export const pawn = (card: string) => ({ type: 'pawn', card })
export const payTo = (player: Seat) => ({ type: 'payTo', player })
export const peek = (gap: number, slot = 0) => ({ type: 'peek', gap, slot })
export const wealth = { type: 'wish', kind: 'wealth' }
export const insight = (gap: number, slot = 0) => ({ type: 'wish', kind: 'insight', gap, slot })
export const freedom = (card: string) => ({ type: 'wish', kind: 'freedom', card })
export const exchange = (own: string, player: Seat, theirs: string) => ({
  type: 'exchange',
  own,
  player,
  theirs,
})
export const declineExchange = { type: 'declineExchange' }
export const redeem = (card: string) => ({ type: 'redeem', card })
export const doneRedeeming = { type: 'doneRedeeming' }
export const certify = (seal: string, card: string) => ({ type: 'certify', seal, card })
export const doneCertifying = { type: 'doneCertifying' }
export const neutralise = (counterfeit: string) => ({ type: 'neutralise', counterfeit })
export const declineNeutralise = { type: 'declineNeutralise' }
