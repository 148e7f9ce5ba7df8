/** Carries what lies on the table from place to place, above all panels: the browser's top layer clips nothing. */
import { copyOf } from './copy.ts'
import css from './flight.module.css'
import { type Box, isFar, isStill } from './sight.ts'

const ARC = 'cubic-bezier(0.34, 1.12, 0.5, 1)'
/** How high a hand lifts what it carries. */
const LIFT = 14
/** Journeys that are under way; whoever starts the next ones ends them. */
const underWay = new Set<() => void>()
export function arriveAll(): void {
  for (const arrive of [...underWay]) arrive()
}

const from = (start: Box, end: Box): string =>
  `translate(${start.left - end.left}px, ${start.top - end.top}px) scale(${start.width / end.width}, ${start.height / end.height})`

const lifted = (start: Box, end: Box): string => {
  const [dx, dy] = [(start.left - end.left) / 2, (start.top - end.top) / 2 - LIFT]
  const scale = (1 + start.width / end.width) / 2
  return `translate(${dx}px, ${dy}px) scale(${scale * 1.04})`
}

function journey(animation: Animation, after: () => void): void {
  let over = false
  const arrive = () => {
    if (over) return
    over = true
    underWay.delete(arrive)
    animation.cancel()
    after()
  }
  underWay.add(arrive)
  animation.finished.then(arrive, arrive)
}

/** A picture of the thing, laid over everything. */
function pictureOf(node: HTMLElement, home: Element, box: Box): HTMLElement | null {
  const picture = copyOf(node)
  picture.setAttribute('popover', 'manual')
  picture.classList.add(css.picture!)
  Object.assign(picture.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    // What lies in a pile is pushed over the card below it, and its picture would be too.
    margin: '0',
  })
  // Beside the thing itself: what it inherits, its picture inherits.
  home.append(picture)
  if (typeof picture.showPopover !== 'function') {
    picture.remove()
    return null
  }
  picture.showPopover()
  return picture
}

/** From where it was to where it lies now. What only moved up does so in its panel. */
export function carry(node: HTMLElement, start: Box, end: Box, ms: number): void {
  if (isStill(start, end)) return
  const timing = { duration: ms, easing: ARC }
  if (!isFar(start, end)) {
    journey(node.animate([{ transform: from(start, end) }, { transform: 'none' }], timing), () => {})
    return
  }
  const picture = node.parentElement && pictureOf(node, node.parentElement, end)
  if (!picture) return
  // What fades in where it arrives would be seen there while its picture is still on its way: a compositor that has
  // begun to fade it does not hear that it is hidden.
  for (const fading of node.getAnimations()) fading.cancel()
  node.style.opacity = '0'
  const path = [
    { transform: from(start, end) },
    { transform: lifted(start, end), offset: 0.5 },
    { transform: 'none' },
  ]
  journey(picture.animate(path, timing), () => {
    picture.remove()
    node.style.opacity = ''
  })
}

/** What is no longer on the table goes to a place and is gone. */
export function carryAway(node: HTMLElement, home: Element, start: Box, end: Box, ms: number): void {
  const picture = pictureOf(node, home, start)
  if (!picture) return
  const back = from(end, start)
  const path = [
    { transform: 'none', opacity: 1 },
    { transform: back, opacity: 1, offset: 0.85 },
    { transform: back, opacity: 0 },
  ]
  journey(picture.animate(path, { duration: ms, easing: ARC }), () => picture.remove())
}

/** A face that was drawn for the journey alone. */
export function carryFace(
  node: HTMLElement,
  start: Box,
  end: Box,
  ms: number,
  delay: number,
  after: () => void,
): void {
  const at = ({ left, top }: Box) => `translate(${left}px, ${top}px)`
  const top = Math.min(start.top, end.top) - LIFT
  const path = [
    { transform: at(start), opacity: 0 },
    { transform: at(start), opacity: 1, offset: 0.08 },
    {
      transform: `translate(${(start.left + end.left) / 2}px, ${top + Math.abs(start.top - end.top) / 2}px)`,
      opacity: 1,
      offset: 0.5,
    },
    { transform: at(end), opacity: 1, offset: 0.9 },
    { transform: at(end), opacity: 0 },
  ]
  journey(node.animate(path, { duration: ms, delay, easing: 'ease-in-out', fill: 'both' }), after)
}
