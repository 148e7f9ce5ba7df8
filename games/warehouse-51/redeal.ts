/** Hidden are the order of the stacks and the counterfeits in the slots that the viewer does not know. */
import { type Dice, shuffle, type Viewer } from '@durbar/kernel'
import { COUNTERFEITS } from './data/antiquities.ts'
import { CATEGORIES, STACK_SIZE, STACK_START } from './data/categories.ts'
import { counterfeitsIn, EVERY_SLOT, type State } from './state.ts'

/** What a viewer has seen of the counterfeits: his own gaps, his peeks, in the end all of them. */
export function knownTo(s: Readonly<State>, who: Viewer): number {
  if (who === 'archive' || s.unveiled) return EVERY_SLOT & ((1 << s.gaps.length) - 1)
  return who === 'observer' ? 0 : s.known[who]!
}

/** The members of a set in ascending order: the canonical pack to shuffle. */
function spread(set: number, into: number[]): number[] {
  into.length = 0
  for (let rest = set; rest; rest &= rest - 1) into.push(31 - Math.clz32(rest & -rest))
  return into
}
const pack: number[] = []

function redealStacks(s: State, dice: Dice): void {
  for (let category = 0; category < CATEGORIES.length; category++) {
    const from = STACK_START[category]! + s.revealed[category]!
    const to = STACK_START[category]! + STACK_SIZE[category]!
    let hidden = 0
    for (let i = from; i < to; i++) hidden |= 1 << s.order[i]!
    shuffle(spread(hidden, pack), dice)
    for (let i = from; i < to; i++) s.order[i] = pack[i - from]!
  }
}

/** The unknown slots are dealt from all counterfeits that the viewer has not seen; the rest are the unused pile. */
function redealGaps(s: State, known: number, dice: Dice): void {
  spread(COUNTERFEITS & ~counterfeitsIn(s, known), pack)
  for (let slot = 0, left = pack.length; slot < s.gaps.length; slot++) {
    if (known & (1 << slot)) continue
    const drawn = dice.below(left)
    s.gaps[slot] = pack[drawn]!
    pack[drawn] = pack[--left]!
  }
}

export function redeal(s: State, who: Viewer, dice: Dice): void {
  if (who === 'archive') return
  redealStacks(s, dice)
  redealGaps(s, knownTo(s, who), dice)
}
