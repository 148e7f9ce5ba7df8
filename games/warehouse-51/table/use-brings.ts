/** What the moves of the question bring, as the host has foreseen it. */
import type { MoveObject } from '@durbar/kernel'
import { useChoosing } from '@durbar/table'
import type { Brings } from '../view/index.ts'

/** Looks up one move of the question at hand; null = nothing can be said of it. */
export function useBrings(): (move: MoveObject) => Brings {
  const { question } = useChoosing()
  return (move) => {
    const brings = question?.brings?.[question.moves.indexOf(move)]
    return typeof brings === 'number' ? brings : null
  }
}
