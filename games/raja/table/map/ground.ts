/** The land under the cities, computed once when the table is loaded. */
import { distanceToSegment, type Point, roadBetween, scatter, territory } from '@durbar/table'
import {
  CITY,
  JUNCTIONS,
  type JunctionId,
  ROAD_ENDS,
  ROAD_VILLAGES,
  ROADS,
  type RoadId,
  START_PLACE,
  VILLAGE,
} from '../../data/board.ts'

/** The part of the board's plane that the map shows; the track stands beside it. */
export const MAP = { x: -8, y: 12, width: 892, height: 988 } as const

export const junctionPlace = (id: JunctionId): { readonly x: number; readonly y: number } =>
  id === 'S' ? START_PLACE : CITY[JUNCTIONS.indexOf(id)]!

const points = [...CITY, START_PLACE]
const REGIONS = JUNCTIONS.map((id, i) => ({ x: points[i]!.x, y: points[i]!.y, region: id as string }))
export const land = territory(REGIONS, [-90, -70, 970, 1080], 20)
/** Neighbours differ. */
export const WASH: Readonly<Record<JunctionId, string>> = {
  A: 'var(--land-3)',
  B: 'var(--land-5)',
  C: 'var(--land-2)',
  D: 'var(--land-6)',
  E: 'var(--land-4)',
  F: 'var(--land-1)',
  G: 'var(--land-2)',
  S: 'var(--land-1)',
}

export const RIVERS: readonly string[] = [
  'M-20 300C60 330 96 322 112 342S66 470 74 560 98 700 92 768 44 900 62 1020',
  'M330-20C350 60 480 108 508 128S560 246 600 268 650 332 790 320 862 300 880 332 902 600 872 720 842 880 852 1020',
]

interface Stretch {
  readonly a: Point
  readonly b: Point
  readonly d: string
}
const place = ({ x, y }: { readonly x: number; readonly y: number }): Point => [x, y]

/** Road -> its stretches from place to place. */
const STRETCHES: readonly (readonly Stretch[])[] = ROADS.map((road, r) => {
  const [from, to] = ROAD_ENDS[r]!
  const stops = [
    place(points[from]!),
    ...ROAD_VILLAGES[r]!.map((village) => place(VILLAGE[village]!)),
    place(points[to]!),
  ]
  return stops
    .slice(1)
    .map((b, k) => ({ a: stops[k]!, b, d: roadBetween(stops[k]!, b, `${road}${k}`, 0.13) }))
})
export const roadLines = (road: RoadId): readonly string[] =>
  STRETCHES[ROADS.indexOf(road)]!.map(({ d }) => d)

/** Where a road's toll is written: between its villages, or before its only one. */
export function tollPlace(road: RoadId): Point {
  const stretches = STRETCHES[ROADS.indexOf(road)]!
  const { a, b } = stretches[Math.floor((stretches.length - 1) / 2)]!
  // Nearer to the village where the stretch begins inside a city's wall.
  const share = stretches.length === 2 ? 0.6 : 0.5
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}

const segments = STRETCHES.flat()
const clear =
  (margin: number) =>
  (at: Point): boolean => {
    const [x, y] = at
    const apart = ({ x: px, y: py }: { x: number; y: number }, reach: number, below: number) =>
      Math.hypot(px - x, py - y) > reach && !(Math.abs(px - x) < 62 && y - py > 0 && y - py < below)
    return (
      points.every((each) => apart(each, 100, 118)) &&
      VILLAGE.every((each) => apart(each, 46, 60)) &&
      segments.every(({ a, b }) => distanceToSegment(at, a, b) > margin)
    )
  }

interface Growing {
  readonly x: number
  readonly y: number
  readonly variety: number
  readonly kind: 'tree' | 'hill'
}
const strewn = (
  kind: Growing['kind'],
  count: number,
  seed: number,
  margin: number,
  apart: number,
): Growing[] =>
  scatter(count, seed, [14, 40, 868, 985], clear(margin), apart).map(([x, y, variety]) => ({
    x,
    y,
    variety,
    kind,
  }))
const hills = strewn('hill', 17, 5, 34, 62)
const trees = strewn('tree', 96, 21, 15, 26).filter((tree) =>
  hills.every((hill) => Math.hypot(hill.x - tree.x, hill.y - tree.y) > 34),
)
export const GROWTH: readonly Growing[] = [...hills, ...trees].sort((a, b) => a.y - b.y)
