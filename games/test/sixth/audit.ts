/** What is always true. */
import { CARDS, FEATHERS } from './data/feathers.ts'
import type { State } from './state.ts'

export function audit(s: Readonly<State>, before: Readonly<State> | null): string | null {
  const taken = s.feathers.reduce((sum, each) => sum + each, 0)
  if (s.left < 0 || taken + s.left !== FEATHERS[s.seats]) return 'a feather came or went'
  const cards = new Set([...s.cards, ...s.aside])
  if (cards.size !== CARDS || s.cards.length + s.aside.length !== CARDS) return 'a card came or went'
  if (before?.open.some((open, seat) => open && !s.open[seat])) return 'a card was covered again'
  if (before && s.left > before.left) return 'a feather was laid back'
  return null
}
