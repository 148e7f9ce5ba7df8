/** Lays the tabs of rings where they cover no words and nothing that can be touched. */
import type { Box } from './beside.ts'
import { RING, type Ringed } from './ring.ts'
import { tabPlace } from './tab-place.ts'

/** How far from its ring a tab can reach. */
const REACH = 260
/** Between its emblem and its words. */
const GAP = 5
/** What only a reader hears is clipped to a pixel, however long it is. */
const isHeard = (element: Node): boolean =>
  element instanceof HTMLElement && element.offsetWidth === 1 && element.offsetHeight === 1

/** A picture larger than this is ground: a map, a seat, a row. */
const GROUND = 90

type IsNear = (rect: DOMRect) => boolean
const nearTo =
  (things: readonly Box[]): IsNear =>
  ({ left, top, right, bottom }) =>
    things.some(
      (each) =>
        left < each.left + each.width + REACH &&
        right > each.left - REACH &&
        top < each.top + each.height + REACH &&
        bottom > each.top - REACH,
    )

/** What lies there and says something without words: a palace, a card, whose it is. */
const picturesNear = (root: Element, near: IsNear): readonly Box[] =>
  [...root.querySelectorAll('[data-piece], [data-place], [data-look]')]
    .map((each) => each.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && width < GROUND && height < GROUND)
    .filter(near)

/** Where something is written near these things, or waits to be touched. */
function wordsNear(root: Element, near: IsNear): readonly Box[] {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, (node) =>
    node.nodeType === Node.TEXT_NODE
      ? NodeFilter.FILTER_ACCEPT
      : isHeard(node)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_SKIP,
  )
  const range = document.createRange()
  const found: Box[] = []
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.nodeValue?.trim()) continue
    range.selectNodeContents(text)
    for (const rect of range.getClientRects()) if (near(rect)) found.push(rect)
  }
  // A price is often a picture: what is offered or refused stays in sight as a whole.
  for (const thing of root.querySelectorAll('[data-tokens]:not([data-state="idle"])')) {
    const rect = thing.getBoundingClientRect()
    if (near(rect)) found.push(rect)
  }
  return found
}

/** `tabs`: of which ring, and its element. */
export function placeTabs(tabs: readonly (readonly [Ringed & { round: boolean }, HTMLElement])[]): void {
  const root = document.querySelector('[data-ply]')
  if (!root || tabs.length === 0) return
  const board = root.querySelector('main')?.getBoundingClientRect()
  const near = nearTo(tabs.map(([ring]) => ring))
  const words = wordsNear(root, near)
  const pictures = picturesNear(root, near)
  const taken: Box[] = []
  for (const [thing, tab] of tabs) {
    const sign = { width: tab.offsetHeight, height: tab.offsetHeight }
    const said = tab.querySelector('b')?.offsetWidth ?? 0
    const full = { width: sign.width + (said > 0 ? said + GAP : 0), height: sign.height }
    const x = thing.left + thing.width / 2
    const y = thing.top + thing.height / 2
    const onBoard =
      board && x > board.left && x < board.right && y > board.top && y < board.bottom ? board : null
    const ring = {
      left: thing.left - RING,
      top: thing.top - RING,
      width: thing.width + 2 * RING,
      height: thing.height + 2 * RING,
      round: thing.round,
    }
    const room = onBoard ?? { left: 0, top: 0, width: window.innerWidth, height: window.innerHeight }
    const { left, top, short } = tabPlace(ring, full, sign, { words, pictures, taken, room })
    tab.toggleAttribute('data-short', short)
    tab.style.translate = `${left - thing.left}px ${top - thing.top}px`
    taken.push({ left, top, ...(short ? sign : full) })
  }
}
