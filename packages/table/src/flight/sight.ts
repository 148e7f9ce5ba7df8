/** Where pieces and places are on the page, as the eye sees them. */

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export interface Seen {
  readonly node: HTMLElement
  readonly box: Box
  /** What it lies in, from the inside out: much of how a thing looks comes from there. */
  readonly around: readonly HTMLElement[]
}

const boxOf = (element: Element): Box | null => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 ? { left, top, width, height } : null
}

/** What lies beyond the window of its map, or is scrolled out of a phone's board, is met at the edge. */
function inSight(node: Element, box: Box): Box {
  const frame = node.closest('[data-window], main')?.getBoundingClientRect()
  if (!frame) return box
  const shift = (at: number, size: number, low: number, high: number) =>
    Math.min(Math.max(at + size / 2, low), high) - size / 2
  return {
    ...box,
    left: shift(box.left, box.width, frame.left, frame.right),
    top: shift(box.top, box.height, frame.top, frame.bottom),
  }
}

function* aroundOf(node: HTMLElement, root: HTMLElement): Iterable<HTMLElement> {
  for (let each = node.parentElement; each && each !== root; each = each.parentElement) yield each
}

/** Every piece that is drawn now. One that lies in a folded panel is nowhere. */
export function piecesIn(root: HTMLElement): ReadonlyMap<string, Seen> {
  const seen = new Map<string, Seen>()
  for (const node of root.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = boxOf(node)
    if (box && !seen.has(node.dataset.piece!))
      seen.set(node.dataset.piece!, { node, box: inSight(node, box), around: [...aroundOf(node, root)] })
  }
  return seen
}

/** The nearest of what it lay in that is still drawn. */
export const restOf = ({ around }: Seen): HTMLElement | undefined =>
  around.find((each) => each.isConnected && boxOf(each) !== null)

/**
 * A place by one of the names that it bears as `data-place`, a piece by its id, or a thing by what touching it says:
 * the first that is drawn, for a seat has two on the page. Of several names, best first, the first that is drawn: a
 * phone shows less.
 */
export function thingIn(root: ParentNode, names: string): Element | null {
  for (const name of names.split(' '))
    for (const node of root.querySelectorAll(bearing(name))) if (boxOf(node)) return node
  return null
}

const bearing = (name: string): string => {
  const safe = CSS.escape(name)
  return `[data-place~="${safe}"], [data-piece="${safe}"], [data-tokens~="${safe}"]`
}

/** Whether something is still drawn, and still bears the best of these names. */
export const stillBears = (node: Element, names: string): boolean =>
  node.isConnected && node.matches(bearing(names.split(' ', 1)[0]!)) && boxOf(node) !== null

export function placeIn(root: HTMLElement, names: string): Box | null {
  const node = thingIn(root, names)
  return node && inSight(node, boxOf(node)!)
}

/** As large as something that goes there, in the middle of the place. */
export const within = (place: Box, { width, height }: Pick<Box, 'width' | 'height'>): Box => {
  const scale = Math.min(1, (place.width * 0.8) / width, Math.max(20, place.height * 0.8) / height)
  const [w, h] = [width * scale, height * scale]
  return {
    left: place.left + (place.width - w) / 2,
    top: place.top + (place.height - h) / 2,
    width: w,
    height: h,
  }
}

/** Whether something went so far that it is carried, or only moved up a little. */
export const isFar = (from: Box, to: Box): boolean =>
  Math.hypot(from.left - to.left, from.top - to.top) > Math.max(to.width, 40)
export const isStill = (from: Box, to: Box): boolean =>
  Math.abs(from.left - to.left) < 1 && Math.abs(from.top - to.top) < 1
