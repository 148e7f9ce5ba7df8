/** Where the pointer was last, on whatever page: what opens under one that lies still was not asked for. */
export interface Spot {
  readonly x: number
  readonly y: number
}

let last: Spot | null = null
const keep = ({ clientX: x, clientY: y }: PointerEvent) => {
  last = { x, y }
}
/** Once, before the first page. */
export function watchPointer(): void {
  window.addEventListener('pointermove', keep, { capture: true })
  window.addEventListener('pointerdown', keep, { capture: true })
}

export const lastSpot = (): Spot | null => last
