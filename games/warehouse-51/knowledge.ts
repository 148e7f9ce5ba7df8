/** Who knows what: the slots a viewer has seen, and what that says of an antiquity. */
import { everyone, type Knower, type Viewer } from '@durbar/kernel'
import * as bits from '@durbar/kernel/bits'
import { ALL, COUNTERFEITS } from './data/antiquities.ts'
import { counterfeitsIn, everySlot, isCancelled, knownBy, type State } from './state.ts'

/** The slots a viewer has seen, a bit each: the own gaps and what was peeked at, in the end all of them. */
export function knownTo(s: Readonly<State>, who: Knower): number {
  if (who === 'archive' || s.unveiled) return everySlot(s)
  if (who === 'together') return everyone(s.seats).reduce((known, seat) => known | knownBy(s, seat), 0)
  return who === 'observer' ? 0 : knownBy(s, who)
}

/** Known to be fake, known to be genuine, or uncertain. */
export type Note = 'fake' | 'genuine' | 'unknown'

export interface Knowledge {
  /** Antiquities that the viewer knows to be fake, a bit each. */
  readonly fakes: number
  /** Antiquities that are surely genuine, a bit each. */
  readonly genuine: number
  /** Counterfeits on the table that the viewer has not seen. */
  readonly hidden: number
  /** Counterfeits that could be one of them. */
  readonly among: number
}

/** A card that has no counterfeit is genuine; so is every other one once the viewer has seen all slots. */
export function knowledge(s: Readonly<State>, who: Viewer): Knowledge {
  const known = knownTo(s, who)
  const seen = counterfeitsIn(s, known)
  const fakes = bits.setOf(bits.members(seen).filter((card) => !isCancelled(s, card)))
  const hidden = s.gaps.length - bits.count(known)
  const genuine = hidden === 0 ? ALL & ~fakes : ALL & ~COUNTERFEITS
  return { fakes, genuine, hidden, among: hidden === 0 ? 0 : bits.count(COUNTERFEITS & ~seen) }
}

export const noteOn = (k: Knowledge, card: number): Note =>
  bits.contains(k.fakes, card) ? 'fake' : bits.contains(k.genuine, card) ? 'genuine' : 'unknown'
