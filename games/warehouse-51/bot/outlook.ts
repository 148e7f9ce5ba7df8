/** The table as it would be if the auction under way ended now. */
import type { Seat } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { ALL, cardWith, OF_CATEGORY, printedValue, withEffect } from '../data/antiquities.ts'
import { cardsOf, ingotsOf, left, type State } from '../state.ts'
import type { Outlook } from './thought.ts'
import type { Weights } from './weights.ts'

const GRAIL = withEffect('voidOwnCurses')
const LAMP = cardWith('wish')
const CARPET = cardWith('exchangeSameValue')
const BALL = cardWith('peekCounterfeit')
const PANDORA = cardWith('giveIngotToEachOpponent')
const CATEGORIES = OF_CATEGORY.length

/** Who leads an auction has won it, pays to the left and gets the card and what it brings at once. */
export function lookAhead(outlook: Outlook, s: Readonly<State>, w: Weights): void {
  let gone = s.unsold | s.unmasked
  for (let seat = 0; seat < s.seats; seat++) {
    outlook.purse[seat] = ingotsOf(s, seat)
    outlook.cards[seat] = cardsOf(s, seat)
    gone |= cardsOf(s, seat)
  }
  if (s.card >= 0) {
    gone |= 1 << s.card
    if (s.leader >= 0) {
      outlook.purse[s.leader]! -= s.highest
      outlook.purse[left(s, s.leader)]! += s.highest
      outlook.cards[s.leader]! |= 1 << s.card
      buyInstant(outlook, s, w)
    }
  }
  const rest = ALL & ~gone
  outlook.auctionsLeft = bits.count(rest)
  for (let category = 0; category < CATEGORIES; category++) {
    const stack = rest & OF_CATEGORY[category]!
    outlook.cardsToCome[category] = bits.count(stack)
    outlook.toCome[category] = printedValue(stack)
  }
}

function buyInstant(outlook: Outlook, s: Readonly<State>, w: Weights): void {
  const winner = s.leader
  if (s.card === LAMP) outlook.purse[winner]! += Math.min(w.lamp, s.supply)
  else if (s.card === CARPET) outlook.purse[winner]! += w.carpet
  else if (s.card === BALL) outlook.purse[winner]! += w.crystalBall
  else if (s.card === PANDORA && !(outlook.cards[winner]! & ~s.pawned & GRAIL)) {
    const gifts = Math.min(s.seats - 1, outlook.purse[winner]!)
    outlook.purse[winner]! -= gifts
    for (let seat = 0; seat < s.seats; seat++)
      if (seat !== winner) outlook.purse[seat]! += gifts / (s.seats - 1)
  }
}

export const cursed = (outlook: Outlook, s: Readonly<State>, seat: Seat, card: number): boolean =>
  (outlook.cards[seat]! & (1 << card)) !== 0 && (outlook.cards[seat]! & ~s.pawned & GRAIL) === 0
