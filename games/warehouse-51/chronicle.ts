/** What was said and done in sight of all, and lies nowhere on the table any more. */
import type { Chronicle, Seat } from '@durbar/kernel'
import { REDEEM_COST } from './data/box.ts'
import type { CardId } from './data/cards.ts'
import type { Decided, Event } from './events.ts'

/** Something said aloud in an auction: a bid, or 0 for a pass; of a secret auction the opened fists. */
export interface Said {
  readonly seat: Seat
  readonly amount: number
}

/** How an auction ended. */
export interface Sale {
  readonly card: CardId
  readonly secret: boolean
  /** null = nobody wanted it. */
  readonly winner: Seat | null
  /** null = not paid, or not yet. */
  readonly paidTo: Seat | null
  readonly amount: number
  readonly decided: Decided
  /** Bids, and 0 for a pass, in order; of a secret auction the fists, by seat. */
  readonly said: readonly Said[]
}

/** What a step of the end did (WH-8). */
export interface EndStep {
  readonly t: 'redeemed' | 'unmasked' | 'arkTook'
  readonly seat: Seat
  /** null for ingots. */
  readonly card: CardId | null
  readonly amount: number
}

/** Lists are replaced, never changed: views that were shown keep theirs. */
export interface Story {
  /** Whether the auction under way, or the latest, is a secret one. */
  secret: boolean
  /** Everything said in the auction under way. */
  said: readonly Said[]
  /** The latest auction; null before the first has ended. */
  last: Sale | null
  /** What the steps of the end did, in order. */
  end: readonly EndStep[]
}

export const chronicle: Chronicle<Event, Story> = {
  begin: () => ({ secret: false, said: [], last: null, end: [] }),
  note(story, event) {
    switch (event.t) {
      case 'revealed':
        story.secret = event.secret
        break
      case 'bid':
        story.said = [...story.said, { seat: event.seat, amount: event.amount }]
        break
      case 'passed':
        story.said = [...story.said, { seat: event.seat, amount: 0 }]
        break
      case 'fistsOpened':
        story.said = event.bids.map((amount, seat) => ({ seat, amount }))
        break
      case 'won': {
        const { card, seat: winner, amount, decided } = event
        const { secret, said } = story
        story.last = { card, secret, winner, paidTo: null, amount, decided, said }
        break
      }
      case 'paid':
        if (story.last) story.last = { ...story.last, paidTo: event.to }
        story.said = []
        break
      case 'unsold': {
        const { secret, said } = story
        const { card } = event
        story.last = { card, secret, winner: null, paidTo: null, amount: 0, decided: 'highest', said }
        story.said = []
        break
      }
      case 'redeemed':
        story.end = [...story.end, { t: 'redeemed', seat: event.seat, card: event.card, amount: REDEEM_COST }]
        break
      case 'unmasked':
        story.end = [...story.end, { t: 'unmasked', seat: event.seat, card: event.card, amount: 0 }]
        break
      case 'arkTook':
        story.end = [...story.end, { t: 'arkTook', seat: event.seat, card: null, amount: event.amount }]
        break
    }
  },
}
