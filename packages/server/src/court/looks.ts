/** Emblem and colour are wishes: of two who want the same, whoever sat down first bears it, and the other any. */
import type { CourtTable } from '@durbar/match/court'
import type { PersonTold } from '@durbar/protocol/court/told'

export type Look = Pick<PersonTold, 'emblem' | 'colour'>
const NONE: Look = { emblem: null, colour: null }

/** By seat. Whoever shares somebody's device has said nothing. */
export function looksAt(
  { seats }: Pick<CourtTable, 'seats'>,
  tell: (person: string) => PersonTold,
): readonly Look[] {
  const taken = { emblem: new Set<number>(), colour: new Set<number>() }
  const looks = seats.map(() => NONE)
  const bySitting = [...seats.keys()].sort((a, b) => seats[a]!.since - seats[b]!.since || a - b)
  for (const n of bySitting) {
    const { laid } = seats[n]!
    if (laid.kind !== 'person' || laid.guest !== undefined) continue
    const wish = tell(laid.person)
    const free = (what: 'emblem' | 'colour') => {
      const wanted = wish[what]
      if (wanted === null || taken[what].has(wanted)) return null
      taken[what].add(wanted)
      return wanted
    }
    looks[n] = { emblem: free('emblem'), colour: free('colour') }
  }
  return looks
}
