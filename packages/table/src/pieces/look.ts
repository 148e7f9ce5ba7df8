/** Brings something into sight: a map turns to it, everything else scrolls. */

export const LOOK = 'durbar-look'

export function lookAt(thing: Element): void {
  const asked = new Event(LOOK, { bubbles: true, cancelable: true })
  if (thing.dispatchEvent(asked)) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
