/** What a viewer can say about an antiquity: known to be fake, known to be genuine, or uncertain. */
import type { Viewer } from '@durbar/kernel'
import { ALL, COUNTERFEITS, count } from './data/antiquities.ts'
import { knownTo } from './redeal.ts'
import { counterfeitsIn, isCancelled, type State } from './state.ts'

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
  let fakes = 0
  for (let card = 0; seen >> card; card++) if (seen & (1 << card) && !isCancelled(s, card)) fakes |= 1 << card
  const hidden = s.gaps.length - count(known)
  const genuine = hidden === 0 ? ALL & ~fakes : ALL & ~COUNTERFEITS
  return { fakes, genuine, hidden, among: hidden === 0 ? 0 : count(COUNTERFEITS & ~seen) }
}

export const noteOn = (k: Knowledge, card: number): Note =>
  k.fakes & (1 << card) ? 'fake' : k.genuine & (1 << card) ? 'genuine' : 'unknown'
