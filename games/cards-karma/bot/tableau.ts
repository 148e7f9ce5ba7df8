/** Sets in the making. */
import { goodsValueOf, kindsOf, numberOf } from '../data/cards.ts'
import { lastOf, type Player } from '../state.ts'
import type { Weights } from './weights.ts'

/** What the cards of one player show, filled in anew for every player. */
interface Shown {
  /** How often each kind. */
  readonly kinds: Int32Array
  /** The coins that goods are worth. */
  coins: number
}
const shown: Shown = { kinds: new Int32Array(3), coins: 0 }

/** Two of a kind, or two kinds: one more card and something is exchanged. */
function closeness({ kinds }: Shown, pair: number, different: number): number {
  let worth = 0
  let present = 0
  for (const n of kinds) {
    if (n > 0) present++
    if (n > 1) worth += pair
  }
  return present > 1 ? worth + different : worth
}

export function buildings(p: Readonly<Player>, w: Weights): number {
  const { kinds } = shown
  kinds.fill(0)
  let symbols = 0
  for (const card of p.buildings)
    for (let kind = 0; kind < 3; kind++)
      if (kindsOf(card) & (1 << kind)) {
        kinds[kind]!++
        symbols++
      }
  return w.building * symbols + closeness(shown, w.buildingPair, w.buildingKinds)
}

function look(into: Shown, row: readonly number[]): void {
  for (const card of row)
    for (let kind = 0; kind < 3; kind++) {
      const coins = goodsValueOf(card, kind)
      if (coins === 0) continue
      into.kinds[kind]!++
      into.coins += coins
    }
}
export function goods(p: Readonly<Player>, w: Weights): number {
  shown.kinds.fill(0)
  shown.coins = 0
  look(shown, p.buildings)
  look(shown, p.goods)
  look(shown, p.ships)
  return w.goods * shown.coins + closeness(shown, w.goodsPair, w.goodsKinds)
}

export function ships(p: Readonly<Player>, w: Weights): number {
  const n = p.ships.length
  if (n === 0) return 0
  return (n === 1 ? w.ship : w.shipPair) * (1 - w.shipNumber * (numberOf(lastOf(p.ships)) * n))
}
