import { type Dice, shuffle, type Viewer } from '@durbar/kernel'
import { knows } from './knowledge.ts'
import type { State } from './state.ts'

export function redeal(s: State, who: Viewer, dice: Dice): void {
  if (who === 'archive') return
  const hidden = s.cards.flatMap((_, seat) => (knows(s, who, seat) ? [] : [seat]))
  const cards = [...hidden.map((seat) => s.cards[seat]!), ...s.aside].sort((a, b) => a - b)
  shuffle(cards, dice)
  for (const seat of hidden) s.cards[seat] = cards.pop()!
  s.aside = cards
}
