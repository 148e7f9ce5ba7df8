/** What the visit under way still promises a seat. */
import type { Seat } from '@durbar/kernel'
import { ELEPHANT, MOGUL, PERSONS } from '../data/cards.ts'
import { goodsOn } from '../data/tiles.ts'
import { isPlacing } from '../rules/palaces.ts'
import { isScoring } from '../rules/scoring.ts'
import { isInside, type State } from '../state.ts'
import { goodWorth, type Market, newMarket, tileBrings, tokenWorth } from './holdings.ts'
import { bestBonus, bestSite, type Network, newNetwork } from './network.ts'
import { newStanding, type Standing, weighChances } from './standing.ts'
import type { Weights } from './weights.ts'

/** What is worked out for one position: goods and rows once, the network anew for every seat. */
export interface Outlook {
  readonly market: Market
  readonly standing: Standing
  readonly network: Network
}
export const newOutlook = (): Outlook => ({
  market: newMarket(),
  standing: newStanding(),
  network: newNetwork(),
})

/** The province tile of this visit: its points and what its goods promise. */
function tileWorth({ market }: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  let worth = tileBrings(market, seat, s.visit)
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

/** Whether this seat has withdrawn and is placing palaces or taking cards. */
export function isLeaving(s: Readonly<State>, seat: Seat): boolean {
  const at = s.stack[s.stack.length - 1]!
  return at.seat === seat && at.rule !== 'turn'
}

/** From now until it has left the visit and taken its cards. */
export function thisVisit(o: Outlook, s: Readonly<State>, seat: Seat, w: Weights): number {
  if (isLeaving(s, seat)) return leaving(o, s, seat, w)
  return isInside(s, seat) ? inVisit(o, s, seat, w) : 0
}
