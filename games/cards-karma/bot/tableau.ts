/** Sets in the making. */
import { GOODS_VALUE, KINDS, NUMBER } from '../data/cards.ts'
import type { Player, State } from '../state.ts'
import type { Weights } from './weights.ts'

const kinds = new Int32Array(3)

/** Two of a kind, or two kinds: one more card and something is exchanged. */
function closeness(pair: number, different: number): number {
  let worth = 0
  let present = 0
  for (let kind = 0; kind < 3; kind++) {
    if (kinds[kind]! > 0) present++
    if (kinds[kind]! > 1) worth += pair
  }
  return present > 1 ? worth + different : worth
}

export function buildings(p: Readonly<Player>, w: Weights): number {
  kinds.fill(0)
  let symbols = 0
  for (let i = 0; i < p.buildings.length; i++)
    for (let kind = 0; kind < 3; kind++)
      if (KINDS[p.buildings[i]!]! & (1 << kind)) {
        kinds[kind]!++
        symbols++
      }
  return w.building * symbols + closeness(w.buildingPair, w.buildingKinds)
}

let value = 0
function look(row: readonly number[]): void {
  for (let i = 0; i < row.length; i++)
    for (let kind = 0; kind < 3; kind++) {
      const coins = GOODS_VALUE[3 * row[i]! + kind]!
      if (coins === 0) continue
      kinds[kind]!++
      value += coins
    }
}
export function goods(_s: Readonly<State>, p: Readonly<Player>, w: Weights): number {
  kinds.fill(0)
  value = 0
  look(p.buildings)
  look(p.goods)
  look(p.ships)
  return w.goods * value + closeness(w.goodsPair, w.goodsKinds)
}

export function ships(p: Readonly<Player>, w: Weights): number {
  const n = p.ships.length
  if (n === 0) return 0
  return (n === 1 ? w.ship : w.shipPair) * (1 - w.shipNumber * (NUMBER[p.ships[n - 1]!]! * n))
}
