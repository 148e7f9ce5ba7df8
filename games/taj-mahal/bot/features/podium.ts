/** The best and the second-best of each symbol, so that everybody finds the best of the others at once. */
import { SYMBOLS } from '../../data/cards.ts'

export interface Podium {
  readonly first: Int8Array
  /** Whose it is; of several the first that came. */
  readonly by: Int8Array
  readonly second: Int8Array
}
export const newPodium = (): Podium => ({
  first: new Int8Array(SYMBOLS.length),
  by: new Int8Array(SYMBOLS.length),
  second: new Int8Array(SYMBOLS.length),
})

export function clear({ first, by, second }: Podium): void {
  first.fill(0)
  by.fill(-1)
  second.fill(0)
}

export function enter({ first, by, second }: Podium, symbol: number, bidder: number, count: number): void {
  if (count > first[symbol]!) {
    second[symbol] = first[symbol]!
    first[symbol] = count
    by[symbol] = bidder
  } else if (count > second[symbol]!) second[symbol] = count
}

export const bestOther = ({ first, by, second }: Podium, symbol: number, bidder: number): number =>
  by[symbol] === bidder ? second[symbol]! : first[symbol]!
