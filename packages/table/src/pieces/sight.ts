/** Which part of a map is seen: fingers, wheel and keyboard all move the same window over the drawing. */
import type { Size } from '../size.ts'

export interface Spot {
  readonly x: number
  readonly y: number
}

/** The centre of what is seen, in units of the drawing. */
export interface Place extends Spot {
  /** 1 = the whole map. */
  readonly zoom: number
}

/** Pixels per unit: below the first a whole map cannot be touched, below the second its small print not read. */
const SMALLEST = 0.46
const READABLE = 0.58
/** Where a map opens that would be too small to touch as a whole. */
const OPENS = 0.62
/** Until it is known, and while it lies behind another panel. */
const UNSEEN = 0.7

const clamp = (n: number, low: number, high: number) => Math.min(Math.max(n, low), high)
/** A window that reaches `reach` to both sides stays on the map; where it is the larger one, the map lies centred. */
const within = (at: number, reach: number, total: number) =>
  reach * 2 >= total ? total / 2 : clamp(at, reach, total - reach)

/** Pixels per unit of a map that is seen as a whole. */
export const fitOf = (map: Size, seen: Size | null): number =>
  (seen && Math.min(seen.width / map.width, seen.height / map.height)) || UNSEEN

/** Where a map opens: as a whole, or around the game where it would be too small to touch. */
export function homeOf(map: Size, seen: Size | null, focus: Spot | undefined): Place {
  const fit = fitOf(map, seen)
  return {
    zoom: seen && fit < SMALLEST ? Math.max(1, OPENS / fit) : 1,
    x: focus?.x ?? map.width / 2,
    y: focus?.y ?? map.height / 2,
  }
}

/** Pixels per unit where it opens. */
export const opensAt = (map: Size, seen: Size | null): number =>
  fitOf(map, seen) * homeOf(map, seen, undefined).zoom

export class Sight {
  readonly zoom: number
  /** Pixels per unit. */
  readonly scale: number
  readonly centre: Spot
  private readonly middle: Spot

  constructor(map: Size, seen: Size | null, { zoom, x, y }: Place) {
    this.zoom = zoom
    this.scale = fitOf(map, seen) * zoom
    this.middle = { x: (seen?.width ?? 0) / 2, y: (seen?.height ?? 0) / 2 }
    this.centre = {
      x: within(x, this.middle.x / this.scale, map.width),
      y: within(y, this.middle.y / this.scale, map.height),
    }
  }

  get small(): boolean {
    return this.scale < READABLE
  }
  /** The map's corner, in pixels of the window. */
  get corner(): Spot {
    return {
      x: this.middle.x - this.centre.x * this.scale,
      y: this.middle.y - this.centre.y * this.scale,
    }
  }

  /** Whether this spot lies in the inner part of the window, `share` of it in width and height. */
  shows({ x, y }: Spot, share: number): boolean {
    const near = (at: number, centre: number, reach: number) =>
      Math.abs(at - centre) * this.scale <= reach * share
    return near(x, this.centre.x, this.middle.x) && near(y, this.centre.y, this.middle.y)
  }

  /** As if the map were taken along by so many pixels. */
  moved(dx: number, dy: number): Place {
    return { zoom: this.zoom, x: this.centre.x - dx / this.scale, y: this.centre.y - dy / this.scale }
  }
  /** What lies under this pixel stays there. */
  zoomed(to: number, { x, y }: Spot, most: number): Place {
    const zoom = clamp(to, 1, most)
    const kept = 1 - this.zoom / zoom
    return {
      zoom,
      x: this.centre.x + ((x - this.middle.x) / this.scale) * kept,
      y: this.centre.y + ((y - this.middle.y) / this.scale) * kept,
    }
  }
  /** So that what lies at this pixel comes to the middle. */
  turnedTo({ x, y }: Spot): Place {
    return this.moved(this.middle.x - x, this.middle.y - y)
  }
}
