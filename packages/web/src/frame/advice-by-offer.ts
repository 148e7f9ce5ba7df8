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

type Confidence = 'sure' | 'fairly' | 'torn'

/** Shares of his thoughts. */
const SURE = 0.6
const FAIRLY = 0.4
/** Below this a move is no alternative. */
const WORTH_NAMING = 0.1
const MOST_ELSE = 2

export interface Counsel {
  readonly move: MoveObject
  /** null = he did not weigh it. */
  readonly confidence: Confidence | null
  readonly others: readonly MoveObject[]
}

/** What he would do, how sure he is, and what else came to his mind. */
export function counselOf(
  choices: readonly HintChoice[],
  offer: (move: MoveObject) => MoveObject,
): Counsel | null {
  const [first, ...rest] = adviceByOffer(choices, offer)
  if (!first) return null
  const { move, share, place } = first
  return {
    move,
    confidence: place <= 0 ? null : share >= SURE ? 'sure' : share >= FAIRLY ? 'fairly' : 'torn',
    others: rest
      .filter((each) => each.share >= WORTH_NAMING)
      .slice(0, MOST_ELSE)
      .map((each) => each.move),
  }
}
