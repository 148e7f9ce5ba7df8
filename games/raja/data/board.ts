/**
 * The board: the start place, seven cities, thirty villages and the roads between them (RJ-3.1, RJ-4.2).
 * The counts stand in the rulebook. Roads, names and coordinates were lost with the printed board and are
 * reconstructed; that Bikaner's corner is the purple one is public knowledge (see `status.ts`).
 */

export const CITIES = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const
export type CityId = (typeof CITIES)[number]
export const cityAt = (city: number): CityId => CITIES[city]!
/** Where an architect can stand: the cities by their index, and the start place. */
export const JUNCTIONS = [...CITIES, 'S'] as const
export type JunctionId = (typeof JUNCTIONS)[number]
export const junctionAt = (junction: number): JunctionId => JUNCTIONS[junction]!
export const START = 7

export const VILLAGES = [
  ...['v01', 'v02', 'v03', 'v04', 'v05', 'v06', 'v07', 'v08', 'v09', 'v10'],
  ...['v11', 'v12', 'v13', 'v14', 'v15', 'v16', 'v17', 'v18', 'v19', 'v20'],
  ...['v21', 'v22', 'v23', 'v24', 'v25', 'v26', 'v27', 'v28', 'v29', 'v30'],
] as const
export type VillageId = (typeof VILLAGES)[number]
export const villageAt = (village: number): VillageId => VILLAGES[village]!
/** Where a house can stand: a village by its index, a city at `CITY_NODE + city`. */
export const NODES = [...VILLAGES, ...CITIES] as const
export type NodeId = (typeof NODES)[number]
export const nodeAt = (node: number): NodeId => NODES[node]!
export const CITY_NODE = VILLAGES.length

interface City {
  readonly name: string
  readonly x: number
  readonly y: number
  readonly colour: string
  readonly hex: string
  readonly crest: string
}
export const CITY: readonly City[] = Object.freeze([
  { name: 'Bikaner', x: 130, y: 150, colour: 'purple', hex: '#7B3FA0', crest: 'camel' },
  { name: 'Ajmer', x: 440, y: 255, colour: 'orange', hex: '#E07B1F', crest: 'lotus' },
  { name: 'Jaipur', x: 745, y: 140, colour: 'pink', hex: '#D9588C', crest: 'sun' },
  { name: 'Jaisalmer', x: 175, y: 505, colour: 'sand', hex: '#C9A227', crest: 'fort' },
  { name: 'Bundi', x: 700, y: 515, colour: 'teal', hex: '#1F8A84', crest: 'tiger' },
  { name: 'Jodhpur', x: 150, y: 860, colour: 'indigo', hex: '#3B4BA3', crest: 'horse' },
  { name: 'Udaipur', x: 735, y: 855, colour: 'ivory', hex: '#E8E0CC', crest: 'peacock' },
])
export const START_PLACE = Object.freeze({ name: 'Start', label: 'Royal camp', x: 435, y: 560 })

export interface Village {
  readonly name: string
  readonly x: number
  readonly y: number
}
const village = (name: string, x: number, y: number): Village => ({ name, x, y })
export const VILLAGE: readonly Village[] = Object.freeze([
  village('Ratangarh', 325, 70),
  village('Sikar', 550, 68),
  village('Phalodi', 48, 385),
  village('Osian', 46, 630),
  village('Dausa', 832, 380),
  village('Tonk', 830, 625),
  village('Pali', 335, 935),
  village('Ranakpur', 550, 932),
  village('Pushkar', 448, 464),
  village('Kishangarh', 432, 374),
  village('Merta', 346, 550),
  village('Khimsar', 268, 518),
  village('Kekri', 525, 536),
  village('Deoli', 607, 537),
  village('Bilara', 350, 662),
  village('Luni', 243, 752),
  village('Beawar', 528, 664),
  village('Deogarh', 640, 750),
  village('Nagaur', 345, 332),
  village('Ladnun', 268, 428),
  village('Naraina', 530, 335),
  village('Malpura', 610, 432),
  village('Didwana', 290, 190),
  village('Sambhar', 590, 185),
  village('Gajner', 160, 270),
  village('Kolayat', 172, 388),
  village('Shergarh', 170, 685),
  village('Chaksu', 720, 266),
  village('Lalsot', 708, 392),
  village('Mandalgarh', 712, 688),
])

export const ROADS = [
  ...['r01', 'r02', 'r03', 'r04', 'r05', 'r06', 'r07', 'r08', 'r09'],
  ...['r10', 'r11', 'r12', 'r13', 'r14', 'r15', 'r16', 'r17'],
] as const
export type RoadId = (typeof ROADS)[number]
export const roadAt = (road: number): RoadId => ROADS[road]!

/** Joins, and how many villages lie between; the villages are numbered along the roads, road by road. */
const NETWORK = [
  ...['A-C 2', 'A-F 2', 'C-G 2', 'F-G 2', 'S-B 2', 'S-D 2', 'S-E 2', 'S-F 2', 'S-G 2'],
  ...['B-D 2', 'B-E 2', 'A-B 1', 'B-C 1', 'A-D 2', 'D-F 1', 'C-E 2', 'E-G 1'],
]
const junction = (id: string | undefined) => JUNCTIONS.indexOf(id as JunctionId)

/** The two junctions a road joins. */
export const ROAD_ENDS: readonly (readonly [number, number])[] = Object.freeze(
  NETWORK.map((road) => [junction(road[0]), junction(road[2])] as const),
)
/** The villages met when walking from the first junction to the second. */
export const ROAD_VILLAGES: readonly (readonly number[])[] = Object.freeze(
  NETWORK.map((road, i) => {
    const before = NETWORK.slice(0, i).reduce((n, each) => n + Number(each[4]), 0)
    return Array.from({ length: Number(road[4]) }, (_, k) => before + k)
  }),
)
export const villagesOn = (road: number): readonly number[] => ROAD_VILLAGES[road]!
/** The road a village lies on. */
export const ROAD_OF: readonly number[] = Object.freeze(
  VILLAGES.map((_, v) => ROAD_VILLAGES.findIndex((villages) => villages.includes(v))),
)
export const ROADS_AT: readonly (readonly number[])[] = Object.freeze(
  JUNCTIONS.map((_, at) => ROAD_ENDS.flatMap((ends, road) => (ends.includes(at) ? [road] : []))),
)
export const roadsFrom = (junction: number): readonly number[] => ROADS_AT[junction]!
const FAR_END = Int8Array.from(
  ROAD_ENDS.flatMap(([a, b]) => JUNCTIONS.map((_, at) => (at === a ? b : at === b ? a : -1))),
)
/** Where a road leads from a junction, -1 = it does not touch that junction. */
export const farEnd = (road: number, junction: number): number => FAR_END[road * JUNCTIONS.length + junction]!

/** RJ-4.1: field 0 is the large one in the middle, 1 to 6 lie around it. */
export const FIELDS = 7
const FIELD_OFFSETS: readonly (readonly [number, number])[] = [
  [0, 0],
  [0, -36],
  [31, -18],
  [31, 18],
  [0, 36],
  [-31, 18],
  [-31, -18],
]
export type FieldId = `${CityId}-${'L' | number}`
export const fieldId = (city: number, field: number): FieldId =>
  `${cityAt(city)}-${field === 0 ? 'L' : field}`
export const fieldPlace = (city: number, field: number): { readonly x: number; readonly y: number } => ({
  x: CITY[city]!.x + FIELD_OFFSETS[field]![0],
  y: CITY[city]!.y + FIELD_OFFSETS[field]![1],
})
