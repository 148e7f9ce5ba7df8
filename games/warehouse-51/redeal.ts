/** Hidden are the order of the stacks and the counterfeits in the slots that the viewer does not know. */
import { type Dice, type Knower, shuffle } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { COUNTERFEITS } from './data/antiquities.ts'
import { CATEGORIES, stackEnd } from './data/categories.ts'
import { knownTo } from './knowledge.ts'
import { counterfeitsIn, type State, topPlace } from './state.ts'

/** The members of a set in ascending order, whatever order they lay in: the canonical pack to shuffle. */
function spread(set: number, pack: number[]): void {
  pack.length = 0
  for (let rest = set; rest; rest &= rest - 1) pack.push(bits.lowest(rest))
}

function redealStacks(s: State, dice: Dice, pack: number[]): void {
  for (let category = 0; category < CATEGORIES.length; category++) {
    const top = topPlace(s, category)
    const end = stackEnd(category)
    let hidden = 0
    for (let place = top; place < end; place++) hidden |= 1 << s.order[place]!
    spread(hidden, pack)
    shuffle(pack, dice)
    for (let place = top; place < end; place++) s.order[place] = pack[place - top]!
  }
}

/** The unknown slots are dealt from all counterfeits that the viewer has not seen; the rest are the unused pile. */
function redealGaps(s: State, known: number, dice: Dice, pack: number[]): void {
  spread(COUNTERFEITS & ~counterfeitsIn(s, known), pack)
  for (let slot = 0, left = pack.length; slot < s.gaps.length; slot++) {
    if (bits.contains(known, slot)) continue
    const drawn = dice.below(left)
    s.gaps[slot] = pack[drawn]!
    pack[drawn] = pack[--left]!
  }
}

/** One pack for all calls: a search imagines a world at every iteration. */
const PACK: number[] = []

export function redeal(s: State, who: Knower, dice: Dice): void {
  if (who === 'archive') return
  redealStacks(s, dice, PACK)
  redealGaps(s, knownTo(s, who), dice, PACK)
}
