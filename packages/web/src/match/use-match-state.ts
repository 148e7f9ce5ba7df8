import { startTransition, useEffect, useState } from 'react'
import type { MatchState } from './match-state.ts'
import type { MatchStore } from './match-store.ts'
import { watchPressing } from './pressing.ts'

/**
 * What the match shows. What a person's own touch changes is drawn at once. What comes from elsewhere, a bot's move or
 * the answer of the rules, is drawn bit by bit between touches: a whole table takes longer than a finger should wait,
 * and what a finger lies on must not move away from under it.
 */
export function useMatchState(match: MatchStore): MatchState {
  const [state, setState] = useState(match.get)
  useEffect(() => {
    let undrawn = false
    const draw = (byHand: boolean) => {
      undrawn = !byHand && match.held
      if (byHand) setState(match.get)
      else if (!undrawn) startTransition(() => setState(match.get))
    }
    draw(false)
    const unsubscribe = match.subscribe(draw)
    const unwatch = watchPressing((pressed) => {
      match.hold(pressed)
      if (!pressed && undrawn) draw(false)
    })
    return () => {
      unwatch()
      unsubscribe()
    }
  }, [match])
  return state
}
