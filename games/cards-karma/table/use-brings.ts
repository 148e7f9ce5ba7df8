/** What the moves of the question bring, as the host has foreseen it. */
import type { MoveObject } from '@durbar/kernel'
import { useChoosing } from '@durbar/table'
import { useMemo } from 'react'
import type { Link } from '../view/brings.ts'

const NOTHING: readonly Link[] = []

/** Looks up the links of one move of the question at hand. */
export function useBrings(): (move: MoveObject) => readonly Link[] {
  const { question } = useChoosing()
  return useMemo(() => {
    const known = new Map<MoveObject, readonly Link[]>()
    const brings = (question?.brings ?? []) as unknown as readonly (readonly Link[])[]
    question?.moves.forEach((move, i) => {
      known.set(move, brings[i] ?? NOTHING)
    })
    return (move) => known.get(move) ?? NOTHING
  }, [question])
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
