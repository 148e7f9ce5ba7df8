/** Brings something into sight: a map turns to it, everything else scrolls. */

export const LOOK = 'durbar-look'

export function bringIntoSight(thing: Element): void {
  const asked = new Event(LOOK, { bubbles: true, cancelable: true })
  if (thing.dispatchEvent(asked)) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
