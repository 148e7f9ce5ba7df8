/** Which things of the table a mark rings, and where they are to be seen now. */
import { bringIntoSight, stillBears, thingIn } from '@durbar/table'

export interface Mark {
  readonly key: string
  /** Names of a place, a piece or a thing, best first. */
  readonly at: string
  readonly kind: 'pointed' | 'last' | 'against' | 'advice'
  /** In whose colour. */
  readonly seat: number | null
  /** Said on a tab, at the first of a turn's marks that has one. */
  readonly tab?: string
}

export interface Ringed extends Mark {
  /** In the lines of a seat, which says by itself whose it is. */
  readonly seated: boolean
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** A card, however small: `data-framed` says so. */
  readonly framed?: boolean
}

/** Small things in a circle; large and long ones, and every card, in a frame. */
export const isRound = ({ framed, width, height }: Pick<Ringed, 'framed' | 'width' | 'height'>): boolean =>
  !framed && Math.max(width, height) < 84 && Math.max(width, height) < 1.25 * Math.min(width, height)

/** Around something as small as this, and in the lines of a seat, a ring is slim: it would lie on what stands beside. */
const SMALL = 36
export const isSlim = ({ seated, width, height }: Pick<Ringed, 'seated' | 'width' | 'height'>): boolean =>
  seated || Math.min(width, height) < SMALL

/** Pixels that a ring stands out from its thing. */
export const RING = 7

const clips = new WeakMap<Element, readonly Element[]>()

/** Whatever cuts off what lies beyond its edge. */
function clipsOf(node: Element): readonly Element[] {
  const known = clips.get(node)
  if (known) return known
  const found: Element[] = []
  for (let each = node.parentElement; each && each !== document.body; each = each.parentElement)
    if (getComputedStyle(each).overflow !== 'visible') found.push(each)
  clips.set(node, found)
  return found
}

type Box = Pick<Ringed, 'left' | 'top' | 'width' | 'height'>

/**
 * A thing is ringed while its middle can be seen: not scrolled away, not beyond the window of its map. What is cut off
 * of it has no ring, which would lie on what stands beside.
 */
function inView(node: Element, { left, top, width, height }: DOMRect): Box | null {
  const [x, y] = [left + width / 2, top + height / 2]
  const page = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
  let seen = { left, top, right: left + width, bottom: top + height }
  for (const box of [page, ...clipsOf(node).map((each) => each.getBoundingClientRect())]) {
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return null
    seen = {
      left: Math.max(seen.left, box.left),
      top: Math.max(seen.top, box.top),
      right: Math.min(seen.right, box.right),
      bottom: Math.min(seen.bottom, box.bottom),
    }
  }
  // Nor does it leave the board, where it would lie on what stands beside.
  const board = node.closest('main')?.getBoundingClientRect()
  if (board)
    seen = {
      left: Math.max(seen.left, board.left + RING),
      top: Math.max(seen.top, board.top + RING),
      right: Math.min(seen.right, board.right - RING),
      bottom: Math.min(seen.bottom, board.bottom - RING),
    }
  return { left: seen.left, top: seen.top, width: seen.right - seen.left, height: seen.bottom - seen.top }
}

/**
 * One ring to a thing: the first mark that means it. What marks meant a moment ago they mostly mean still, and looking
 * through the whole page again would cost a touch its time: the caller keeps it.
 */
export function ringed(
  root: ParentNode,
  marks: readonly Mark[],
  meant: Map<string, Element> = new Map(),
): readonly Ringed[] {
  const taken = new Set<Element>()
  return marks.flatMap((mark) => {
    const before = meant.get(mark.at)
    const node = before && stillBears(before, mark.at) ? before : thingIn(root, mark.at)
    if (!node || taken.has(node)) return []
    meant.set(mark.at, node)
    const box = inView(node, node.getBoundingClientRect())
    if (!box) return []
    taken.add(node)
    const seated = node.closest('[data-place^="seat:"]') !== null
    return [{ ...mark, ...box, seated, framed: node.matches('[data-framed]') }]
  })
}

/** Brings the first of them into sight. */
export function bringFirstIntoSight(marks: readonly Mark[]): void {
  const [first] = marks.flatMap(({ at }) => thingIn(document, at) ?? [])
  if (first) bringIntoSight(first)
}
