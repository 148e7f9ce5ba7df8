/** Where everything lies: the land from the cities' places, rivers, roads, hills and trees. Computed once. */
import {
  course,
  distanceToSegment,
  type Point,
  type RoadLine,
  roadBetween,
  type Site,
  scatter,
  territory,
} from '@durbar/table'
import {
  CITIES,
  type CityId,
  PROVINCES,
  type ProvinceId,
  provinceAt,
  provinceOf,
  ROADS,
  roadName,
} from '../data/board.ts'

/** The drawing begins a little below the data's zero, with room for a flag over the topmost town. */
const TOP = 20
export const WIDTH = 1000
export const HEIGHT = 904
const down = ([x, y]: Point): Point => [x, y - TOP]

export interface Spot {
  readonly id: CityId
  readonly name: string
  readonly province: ProvinceId
  readonly fortress: boolean
  readonly x: number
  readonly y: number
}
export const SPOTS: readonly Spot[] = CITIES.map((city, i) => {
  const [x, y] = down(city.at)
  return {
    id: city.id,
    name: city.name,
    province: provinceAt(provinceOf(i)),
    fortress: city.fortress,
    x,
    y,
  }
})
const SPOT = new Map(SPOTS.map((spot) => [spot.id, spot]))
export const spotOf = (id: CityId): Spot => SPOT.get(id)!

export const ANCHORS: ReadonlyMap<ProvinceId, Point> = new Map(
  PROVINCES.map((province) => [province.id, down(province.anchor)]),
)
/** The middle of a province: what a narrow screen shows. */
export const MIDDLES: ReadonlyMap<ProvinceId, { readonly x: number; readonly y: number }> = new Map(
  PROVINCES.map(({ id }) => {
    const own = SPOTS.filter((spot) => spot.province === id)
    const mean = (key: 'x' | 'y') => own.reduce((sum, spot) => sum + spot[key], 0) / own.length
    return [id, { x: mean('x'), y: mean('y') }]
  }),
)

/**
 * The corner of a narrow map that its province leaves free. A province at the edge cannot be brought to the middle: at
 * the left of the map the right corner is free, at the top the lower one.
 */
export function cornerOf(province: ProvinceId): string {
  const { x, y } = MIDDLES.get(province)!
  return `${y < HEIGHT * 0.3 ? 'bottom' : 'top'} ${x < WIDTH * 0.32 ? 'right' : 'left'}`
}

/** Beyond the provinces: the mountains in the north-east and the sea in the south. */
const MOUNTAINS = '~mountains'
export const SEA = '~sea'
const beyond = (region: string, ...points: readonly Point[]): Site[] =>
  points.map((point) => ({ x: down(point)[0], y: down(point)[1], region }))
export const LAND = territory(
  [
    ...SPOTS.map(({ x, y, province }) => ({ x, y, region: province })),
    ...beyond(MOUNTAINS, [838, 60], [965, 90], [770, 20]),
    ...beyond(SEA, [70, 1000], [200, 985], [330, 990], [470, 985]),
  ],
  // Far beyond the frame: on a wide screen the land goes on.
  [-700, -300, 1700, 1200],
)
/** Neighbours never share a wash. */
export const WASHES: Readonly<Record<string, string>> = {
  agra: 'var(--land-1)',
  gujarat: 'var(--land-2)',
  ajmer: 'var(--land-3)',
  bikaner: 'var(--land-4)',
  delhi: 'var(--land-2)',
  rohilkhand: 'var(--land-5)',
  awadh: 'var(--land-6)',
  bundelkhand: 'var(--land-3)',
  malwa: 'var(--land-4)',
  lahore: 'var(--land-1)',
  multan: 'var(--land-5)',
  sindh: 'var(--land-6)',
  [MOUNTAINS]: 'var(--hill-2)',
  [SEA]: 'sea',
}

const river = (width: number, ...points: readonly Point[]) => ({ width, d: course(points.map(down)) })
export const RIVERS = [
  // Indus
  river(
    9,
    [20, -320],
    [46, -20],
    [52, 90],
    [100, 190],
    [146, 300],
    [130, 380],
    [92, 440],
    [140, 490],
    [152, 580],
    [150, 670],
    [138, 740],
    [148, 880],
    [136, 1000],
    [150, 1300],
  ),
  // Yamuna
  river(
    6,
    [748, 40],
    [716, 110],
    [650, 190],
    [624, 260],
    [632, 340],
    [640, 400],
    [648, 440],
    [700, 480],
    [752, 496],
  ),
  // Ganges
  river(
    8,
    [880, 90],
    [820, 150],
    [752, 210],
    [742, 300],
    [760, 380],
    [764, 450],
    [752, 520],
    [748, 600],
    [780, 660],
    [850, 702],
    [930, 712],
    [1020, 708],
    [1300, 730],
    [1750, 700],
  ),
]

export const ROAD_LINES: readonly RoadLine[] = ROADS.map((road) => {
  const [a, b] = road.map((city) => SPOTS[city]!)
  return { key: roadName(road), d: roadBetween([a!.x, a!.y], [b!.x, b!.y], roadName(road)) }
})
const ROAD_ENDS = ROADS.map(([a, b]) => [SPOTS[a]!, SPOTS[b]!] as const)

/** The roads inside a chain of cities. */
export function roadsWithin(cities: readonly CityId[]): string[] {
  const own = new Set(cities)
  return ROAD_ENDS.flatMap(([a, b], i) => (own.has(a.id) && own.has(b.id) ? [ROAD_LINES[i]!.d] : []))
}

const clear =
  (margin: number) =>
  ([x, y]: Point) =>
    SPOTS.every(
      (city) =>
        Math.hypot(city.x - x, city.y - y) > margin + 26 &&
        !(Math.abs(city.x - x) < 62 && y - city.y > 10 && y - city.y < 52),
    ) &&
    ROAD_ENDS.every(([a, b]) => distanceToSegment([x, y], [a.x, a.y], [b.x, b.y]) > margin) &&
    [...ANCHORS.values()].every(([ax, ay]) => Math.hypot(ax - x, ay - y) > 52) &&
    y < 874 &&
    !(x > 730 && y < 200)

export const TREES = scatter(95, 11, [30, 16, 975, 874], clear(15))
export const HILLS = scatter(16, 3, [60, 40, 960, 864], clear(33))
/** The Himalaya, from behind to front. */
export const PEAKS: readonly (readonly [x: number, y: number, size: number])[] = [
  [832, 38, 1.3],
  [900, 44, 1.2],
  [775, 50, 1.1],
  [960, 58, 1.3],
  [862, 90, 1.25],
  [800, 96, 1.1],
  [930, 104, 1.15],
  [985, 128, 1.1],
  [770, 138, 0.85],
]
export const BOATS: readonly Point[] = [
  [262, 882],
  [420, 880],
]
