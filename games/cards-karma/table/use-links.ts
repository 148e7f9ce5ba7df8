/** What the moves of the question bring, as the host has foreseen it. */
import { useBrings } from '@durbar/table'
import type { Link } from '../view/brings.ts'
import type { Move } from '../vocabulary.ts'

const NOTHING: readonly Link[] = []

/** The links of one move of the question at hand. */
export function useLinks(): (move: Move) => readonly Link[] {
  const brings = useBrings<readonly Link[]>()
  return (move) => brings(move) ?? NOTHING
}

/** The links that come in all of these chains, in their order: what is certain before a payment is chosen. */
export function common(chains: readonly (readonly Link[])[]): readonly Link[] {
  const [first = NOTHING, ...others] = chains
  return others.reduce((kept, chain) => {
    let from = 0
    return kept.filter((link) => {
      const at = chain.findIndex((other, i) => i >= from && JSON.stringify(other) === JSON.stringify(link))
      if (at >= 0) from = at + 1
      return at >= 0
    })
  }, first)
}
