/** Sets of small things in one integer, a bit each. */

/** How many there are. */
export function count(set: number): number {
  let n = set - ((set >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
/** The lowest member; of the empty set -1. `for (let rest = set; rest; rest &= rest - 1)` visits them all. */
export const lowest = (set: number): number => 31 - Math.clz32(set & -set)
export const contains = (set: number, member: number): boolean => (set & (1 << member)) !== 0

/** In ascending order, as a new list: not for the hot path. */
export function members(set: number): number[] {
  const list: number[] = []
  for (let rest = set; rest; rest &= rest - 1) list.push(lowest(rest))
  return list
}
export const setOf = (list: Iterable<number>): number => {
  let set = 0
  for (const member of list) set |= 1 << member
  return set
}
