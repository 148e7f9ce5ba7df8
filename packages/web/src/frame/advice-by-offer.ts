/** The adviser tells moves apart as the rules do; a person hears one line for all that are one offer. */
import type { MoveObject } from '@durbar/kernel'
import type { HintChoice } from '@durbar/protocol/messages'

/** One choice per offer, its shares together, the surest first. */
export function adviceByOffer(
  choices: readonly HintChoice[],
  offer: (move: MoveObject) => MoveObject,
): readonly HintChoice[] {
  const byOffer = new Map<MoveObject, HintChoice>()
  for (const choice of choices) {
    const move = offer(choice.move)
    const known = byOffer.get(move)
    byOffer.set(move, known ? { ...known, share: known.share + choice.share } : { ...choice, move })
  }
  return [...byOffer.values()].toSorted((a, b) => b.share - a.share)
}
