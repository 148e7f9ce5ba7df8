/**
 * Where something is offered now: on the board, or in the side panel, which on a phone take each other's place. Every
 * thing says so itself, by the panel in which it lies; the own things lie below either of them, always in reach.
 */
import { createContext, useContext, useEffect } from 'react'
import type { Fit, ThingState } from './narrowing.ts'

export interface Offers {
  readonly here: boolean
  /** In the side panel, which on a phone is a tab. */
  readonly side: boolean
}

interface PlacedThing {
  readonly state: ThingState
  readonly fit: Fit | null
  readonly panel: string | null
}

const NONE: Offers = { here: false, side: false }

export class OfferBook {
  private readonly things = new Map<object, PlacedThing>()
  private readonly listeners = new Set<() => void>()
  private offers = NONE
  private due = false

  /** The function that is returned takes the thing off the table. */
  lay(thing: PlacedThing): () => void {
    const key = {}
    this.things.set(key, thing)
    this.changed()
    return () => {
      this.things.delete(key)
      this.changed()
    }
  }
  readonly get = (): Offers => this.offers
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** A touch changes many things at once; they are counted when all have said so. */
  private changed(): void {
    if (this.due) return
    this.due = true
    queueMicrotask(() => {
      this.due = false
      this.count()
    })
  }
  private count(): void {
    let [here, own, side, chosen] = [false, false, false, false]
    for (const { state, fit, panel } of this.things.values()) {
      if (state === 'chosen') chosen = true
      if (state !== 'offered' || fit === 'replaces') continue
      if (panel === 'side') side = true
      else if (panel === 'own') own = true
      else here = true
    }
    // All that belongs together is chosen, or the own things go on with it: what was touched last stays in front.
    if (!here && (own || !side) && chosen) return
    here ||= own
    if (here === this.offers.here && side === this.offers.side) return
    this.offers = { here, side }
    for (const listener of this.listeners) listener()
  }
}

const Book = createContext<OfferBook | null>(null)
export const OffersProvider = Book.Provider
const Panel = createContext<string | null>(null)
export const PanelProvider = Panel.Provider

export function useLaid(state: ThingState, fit: Fit | null): void {
  const book = useContext(Book)
  const panel = useContext(Panel)
  useEffect(() => book?.lay({ state, fit, panel }), [book, state, fit, panel])
}
