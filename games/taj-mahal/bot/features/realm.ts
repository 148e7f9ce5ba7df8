/** The palaces of a seat: what they join, and what one more would score. */
import * as bits from '@durbar/kernel/bits'
import type { State } from '../../state.ts'
import { bestBonus, bestSite, type Network, promise, weighSites } from '../network.ts'
import { isLeaving } from '../prizes.ts'
import { WEIGHTS } from '../weights.ts'
import * as at from './names.ts'
import type { Reading } from './reading.ts'

/** The provinces from this visit on; what those to come promise, as `prospects` has it. */
function readSites(network: Network, s: Readonly<State>, out: Float64Array, row: number): number {
  let promised = 0
  for (let i = s.visit - 1; i < s.route.length; i++) {
    weighSites(network, s.route[i]!)
    const ahead = i - (s.visit - 1)
    out[row + at.SITE + ahead] = network.best / 6
    out[row + at.SITE_MEAN + ahead] = network.mean / 6
    if (ahead > 0) promised += promise(network)
  }
  return promised
}

function readChains({ chain, mine, own }: Network, out: Float64Array, row: number): void {
  const { NETWORK } = at
  let provinces = 0
  let longest = 0
  let second = 0
  let largest = 0
  for (let i = 0; i < own; i++) {
    const joined = chain[mine[i]!]!
    provinces |= joined
    if (joined === largest) continue
    const length = bits.count(joined)
    if (length > longest) {
      second = longest
      longest = length
      largest = joined
    } else if (length > second) second = length
  }
  out[row + NETWORK.palaces] = own / 12
  out[row + NETWORK.provinces] = bits.count(provinces) / 12
  out[row + NETWORK.chain] = longest / 8
  out[row + NETWORK['chain.second']] = second / 8
}

/** The network must have been surveyed for this seat. What the provinces to come promise. */
export function readRealm(
  r: Reading,
  s: Readonly<State>,
  seat: number,
  out: Float64Array,
  row: number,
): number {
  const { network } = r.outlook
  readChains(network, out, row)
  if (s.result !== null) return 0
  // Whoever has left the visit builds no more here.
  if (r.bidding & (1 << seat) || isLeaving(s, seat)) {
    const site = bestSite(network, s, false)
    out[row + at.NETWORK['here.site']] = site / 6
    // The crown looks at every city, so it can only do better.
    out[row + at.NETWORK['here.crown-adds']] = (bestSite(network, s, true) - site) / 4
    out[row + at.NETWORK['here.bonus']] = bestBonus(s, seat, WEIGHTS) / 4
  }
  return readSites(network, s, out, row)
}
