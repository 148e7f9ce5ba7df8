import { startTransition, useEffect, useState } from 'react'
import type { MatchState, MatchStore } from './match-store.ts'

/**
 * What the match shows. What a person's own touch changes is drawn at once. What comes from elsewhere, a bot's move or
 * the answer of the rules, is drawn bit by bit between touches: a whole table takes longer than a finger should wait.
 */
export function useMatchState(match: MatchStore): MatchState {
  const [state, setState] = useState(match.get)
  useEffect(() => {
    const draw = (byHand: boolean) =>
      byHand ? setState(match.get) : startTransition(() => setState(match.get))
    draw(false)
    return match.subscribe(draw)
  }, [match])
  return state
}
