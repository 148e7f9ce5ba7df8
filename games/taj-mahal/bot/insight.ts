/** What a position is worth to each seat, in points of the final score. */
import type { Seat } from '@durbar/kernel'
import type { Insight } from '@durbar/room'
import { ELEPHANT, MOGUL, PERSONS, SYMBOLS } from '../data/cards.ts'
import { GOODS_ON } from '../data/tiles.ts'
import { tilePoints } from '../rules/goods.ts'
import { bidders, isInside, type State, score } from '../state.ts'
import { countGoods, courtiers, goods, goodWorth, hand, tokenWorth } from './holdings.ts'
import { bestBonus, bestSite, prospects, survey } from './network.ts'
import { chances, readRows } from './standing.ts'
import { WEIGHTS, type Weights } from './weights.ts'

const chance = new Float64Array(SYMBOLS.length)

/** The province tile of this visit: its points and what its goods promise. */
function tileWorth(s: Readonly<State>, seat: Seat, w: Weights): number {
  const on = GOODS_ON[s.visit - 1]!
  let worth = tilePoints(s, seat)
  for (let i = 0; i < on.length; i++) worth += goodWorth(s, on[i]!, w)
  return worth
}

/** Still in the visit: the prizes by their chances, and cards from the supply. */
function inVisit(s: Readonly<State>, seat: Seat, w: Weights): number {
  chances(s, seat, w, chance)
  let worth = 0
  let noPalace = 1 - chance[MOGUL]!
  let palaces = chance[MOGUL]!
  for (let person = 0; person < PERSONS; person++) {
    if (chance[person] === 0) continue
    noPalace *= 1 - chance[person]!
    palaces += chance[person]!
    worth += chance[person]! * tokenWorth(s, seat, person, w)
  }
  if (palaces > 0) worth += (1 - noPalace) * (bestSite(s, false) + bestBonus(s, seat, w)) + palaces * w.site
  if (chance[ELEPHANT]! > 0) worth += chance[ELEPHANT]! * tileWorth(s, seat, w)
  const last = s.inside === 1 << seat
  return worth + (last ? 1 : 2) * w.pick
}

/** Has withdrawn and is still placing or taking: what is about to come. */
function leaving(s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = 0
  let normal = 0
  let crown = 0
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const frame = s.stack[i]! as { rule: string; seat?: Seat; crown?: boolean; tile?: boolean }
    if (frame.seat !== seat) continue
    if (frame.rule === 'place') {
      if (frame.crown) crown++
      else normal++
    } else if (frame.rule === 'scoring' && frame.tile) worth += tileWorth(s, seat, w)
    else if (frame.rule === 'takeCards' || frame.rule === 'take')
      worth += w.pick * Math.min(2, s.supply.length) * 1.05
  }
  if (normal + crown > 0) worth += bestSite(s, normal === 0) + (normal + crown) * w.site
  if (normal > 0) worth += bestBonus(s, seat, w)
  return worth
}

export const insight: Insight<State> = {
  // The best logistic fit of evaluation gaps to final places, over games of one-ply players.
  spread: 8,
  // A dozen moves on, a visit has shown who stays; what comes after is noise.
  search: { rollout: 12, skill: 3, temperature: 0.02, curiosity: 0.5 },
  efforts: [20, 200],
  weights: WEIGHTS,
  evaluate(s, out, weights) {
    const w = weights as Weights
    if (s.result !== null) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = score(s, seat)
      return
    }
    countGoods(s)
    readRows(s)
    const at = s.stack[s.stack.length - 1]!
    for (let seat = 0; seat < s.seats; seat++) {
      survey(s, seat)
      let worth = score(s, seat) + hand(s, seat, w) + courtiers(s, seat, w) + goods(s, seat, w)
      worth += (w.palace / bidders(s)) * prospects(s)
      if (at.seat === seat && at.rule !== 'turn') worth += leaving(s, seat, w)
      else if (isInside(s, seat)) worth += inVisit(s, seat, w)
      out[seat] = worth
    }
  },
}
