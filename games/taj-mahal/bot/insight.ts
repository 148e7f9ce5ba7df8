/** What a position is worth to each seat, in points of the final score. */
import type { Seat } from '@durbar/kernel'
import type { Insight } from '@durbar/room'
import { ELEPHANT, MOGUL, PERSONS } from '../data/cards.ts'
import { goodsOn } from '../data/tiles.ts'
import { tilePoints } from '../rules/goods.ts'
import { isPlacing } from '../rules/palaces.ts'
import { isScoring } from '../rules/scoring.ts'
import { bidders, handSize, isInside, type State, score } from '../state.ts'
import {
  countGoods,
  courtiers,
  goods,
  goodWorth,
  hand,
  type Market,
  newMarket,
  tokenWorth,
} from './holdings.ts'
import { bestBonus, bestSite, type Network, newNetwork, prospects, survey } from './network.ts'
import { newStanding, readRows, type Standing, weighChances } from './standing.ts'
import { WEIGHTS, type Weights } from './weights.ts'

/** What is worked out for one position: goods and rows once, the network anew for every seat. */
interface Outlook {
  readonly market: Market
  readonly standing: Standing
  readonly network: Network
}
/** One is enough: no position is looked at while another is. */
const outlook: Outlook = { market: newMarket(), standing: newStanding(), network: newNetwork() }

/** The province tile of this visit: its points and what its goods promise. */
function tileWorth({ market }: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = tilePoints(s, seat)
  for (const good of goodsOn(s.visit)) worth += goodWorth(market, s, good, w)
  return worth
}

/** Still in the visit: the prizes by their chances, and cards from the supply. */
function inVisit(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  const { chance } = o.standing
  weighChances(o.standing, s, seat, w)
  let worth = 0
  let noPalace = 1 - chance[MOGUL]!
  let palaces = chance[MOGUL]!
  for (let person = 0; person < PERSONS; person++) {
    const won = chance[person]!
    if (won === 0) continue
    noPalace *= 1 - won
    palaces += won
    worth += won * tokenWorth(s, seat, person, w)
  }
  if (palaces > 0)
    worth += (1 - noPalace) * (bestSite(o.network, s, false) + bestBonus(s, seat, w)) + palaces * w.site
  if (chance[ELEPHANT]! > 0) worth += chance[ELEPHANT]! * tileWorth(o, s, seat, w)
  const last = s.inside === 1 << seat
  return worth + (last ? 1 : 2) * w.pick
}

/** Has withdrawn and is still placing or taking: what is about to come. */
function leaving(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = 0
  let normal = 0
  let crown = 0
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const at = s.stack[i]!
    if (at.seat !== seat) continue
    if (isPlacing(at)) {
      if (at.crown) crown++
      else normal++
    } else if (isScoring(at)) {
      if (at.tile) worth += tileWorth(o, s, seat, w)
    } else if (at.rule === 'takeCards' || at.rule === 'take')
      worth += w.pick * Math.min(2, s.supply.length) * 1.05
  }
  if (normal + crown > 0) worth += bestSite(o.network, s, normal === 0) + (normal + crown) * w.site
  if (normal > 0) worth += bestBonus(s, seat, w)
  return worth
}

export const insight: Insight<State> = {
  // The best logistic fit of evaluation gaps to final places, over games of one-ply players.
  spread: 8,
  // A dozen moves on, a visit has shown who stays; what comes after is noise.
  search: { rollout: 12, skill: 3, temperature: 0.02, curiosity: 0.5 },
  efforts: [20, 200],
  facts: (s, seat) => ({
    specials: s.specials.filter((holder) => holder === seat).length,
    cards: handSize(s, seat),
  }),
  weights: WEIGHTS,
  evaluate(s, out, weights) {
    const w = weights as Weights
    if (s.result !== null) {
      for (let seat = 0; seat < s.seats; seat++) out[seat] = score(s, seat)
      return
    }
    countGoods(outlook.market, s)
    readRows(outlook.standing, s)
    const at = s.stack[s.stack.length - 1]!
    for (let seat = 0; seat < s.seats; seat++) {
      survey(outlook.network, s, seat)
      let worth =
        score(s, seat) + hand(s, seat, w) + courtiers(s, seat, w) + goods(outlook.market, s, seat, w)
      worth += (w.palace / bidders(s)) * prospects(outlook.network, s)
      if (at.seat === seat && at.rule !== 'turn') worth += leaving(outlook, s, seat, w)
      else if (isInside(s, seat)) worth += inVisit(outlook, s, seat, w)
      out[seat] = worth
    }
  },
}
