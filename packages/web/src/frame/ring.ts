/** Which things of the table a mark rings, and where they are to be seen now. */
import { lookAt, thingIn } from '@durbar/table'

export interface Mark {
  readonly key: string
  /** Names of a place, a piece or a thing, best first. */
  readonly at: string
  readonly kind: 'pointed' | 'last' | 'against' | 'advice'
  /** In whose colour. */
  readonly seat: number | null
  /** Said on a tab at the mark. */
  readonly tab?: string
}

export interface Ringed extends Mark {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

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

/** A thing is ringed while its middle can be seen: not scrolled away, not beyond the window of its map. */
function inView(node: Element, { left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2]
  if (x < 0 || y < 0 || x > window.innerWidth || y > window.innerHeight) return false
  return clipsOf(node).every((each) => {
    const box = each.getBoundingClientRect()
    return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  })
}

/** One ring to a thing: the first mark that means it. */
export function ringed(root: ParentNode, marks: readonly Mark[]): readonly Ringed[] {
  const taken = new Set<Element>()
  return marks.flatMap((mark) => {
    const node = thingIn(root, mark.at)
    if (!node || taken.has(node)) return []
    const box = node.getBoundingClientRect()
    if (!inView(node, box)) return []
    taken.add(node)
    const { left, top, width, height } = box
    return [{ ...mark, left, top, width, height }]
  })
}

/** Brings the first of them into sight. */
export function lookAtFirst(marks: readonly Mark[]): void {
  const [first] = marks.flatMap(({ at }) => thingIn(document, at) ?? [])
  if (first) lookAt(first)
}
