/**
 * Where something can be touched now: on the board, or in the side panel, which on a phone take each other's place.
 * The own things lie below either of them, always in reach.
 */
import { type RefObject, useEffect, useState } from 'react'

export interface Offers {
  readonly here: boolean
  readonly side: boolean
}

const NONE: Offers = { here: false, side: false }

export function useOffers(page: RefObject<HTMLElement | null>): Offers {
  const [offers, setOffers] = useState(NONE)
  useEffect(() => {
    const root = page.current
    if (!root) return
    const look = () => {
      let [here, own, side] = [false, false, false]
      for (const thing of root.querySelectorAll('[data-state="offered"]:not([data-fit="replaces"])')) {
        if (thing.closest('[data-panel="side"]')) side = true
        else if (thing.closest('main')) here = true
        else own = true
        if (here && side) break
      }
      // All that belongs together is chosen, or the own things go on with it: what was touched last stays in front.
      if (!here && (own || !side) && root.querySelector('[data-state="chosen"]')) return
      here ||= own
      setOffers((before) => (before.here === here && before.side === side ? before : { here, side }))
    }
    look()
    const observer = new MutationObserver(look)
    observer.observe(root, { subtree: true, attributeFilter: ['data-state', 'data-fit'], childList: true })
    return () => observer.disconnect()
  }, [page])
  return offers
}
