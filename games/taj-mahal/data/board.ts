/**
 * The map. Counts, the place of Agra and the ring of four roads in every province: rulebook and public; names,
 * coordinates, border roads and the other fortresses: reconstructed.
 */

export type ProvinceId = Lowercase<(typeof MAP)[number][0]>
type Code = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H' | 'I' | 'J' | 'K' | 'L'
export type CityId = `${Exclude<Code, 'A'>}${1 | 2 | 3 | 4}` | `A${1 | 2 | 3 | 4 | 5}`

export interface Province {
  readonly id: ProvinceId
  readonly code: string
  readonly name: string
  /** Where the tile lies without covering a city or a road. */
  readonly anchor: readonly [x: number, y: number]
}
export interface City {
  readonly id: CityId
  readonly name: string
  readonly fortress: boolean
  readonly at: readonly [x: number, y: number]
}

type Place = readonly [name: string, x: number, y: number]
/** A name with an asterisk is a fortress. */
// biome-ignore format: one province to a line
const MAP = [
  ['Agra', [630, 431], [['Mathura', 555, 400], ['Kanauj', 705, 395], ['Etawah', 710, 590], ['Gwalior', 550, 590], ['Agra*', 630, 495]]],
  ['Gujarat', [396, 764], [['Patan', 345, 705], ['Ahmedabad', 450, 695], ['Surat', 460, 820], ['Junagadh*', 330, 835]]],
  ['Ajmer', [378, 484], [['Jodhpur', 292, 480], ['Ajmer*', 385, 395], ['Amber', 468, 490], ['Chittor', 365, 570]]],
  ['Bikaner', [389, 186], [['Bhatner', 385, 95], ['Hisar', 470, 185], ['Nagaur', 395, 275], ['Bikaner*', 305, 190]]],
  ['Delhi', [625, 170], [['Sirhind', 560, 100], ['Saharanpur', 685, 105], ['Meerut', 690, 235], ['Delhi*', 565, 240]]],
  ['Rohilkhand', [855, 325], [['Moradabad*', 790, 265], ['Almora*', 915, 260], ['Bareilly', 920, 385], ['Badaun', 795, 390]]],
  ['Awadh', [866, 561], [['Bahraich', 865, 480], ['Faizabad', 940, 560], ['Jaunpur*', 870, 645], ['Lucknow', 790, 560]]],
  ['Bundelkhand', [862, 805], [['Jhansi*', 800, 745], ['Kalpi', 920, 740], ['Kalinjar*', 925, 865], ['Orchha', 805, 870]]],
  ['Malwa', [635, 779], [['Ujjain', 570, 715], ['Sironj', 695, 710], ['Bhopal*', 700, 840], ['Mandu', 575, 850]]],
  ['Lahore', [149, 178], [['Sialkot*', 85, 120], ['Kangra', 205, 110], ['Jalandhar*', 215, 235], ['Lahore', 90, 245]]],
  ['Multan', [142, 462], [['Dera Ghazi Khan', 80, 400], ['Multan', 200, 395], ['Bahawalpur', 205, 525], ['Uch*', 85, 530]]],
  ['Sindh', [149, 764], [['Sehwan', 85, 700], ['Sukkur*', 205, 695], ['Hyderabad', 215, 825], ['Thatta*', 90, 835]]],
] as const satisfies readonly (readonly [name: string, anchor: readonly [x: number, y: number], cities: readonly Place[]])[]

const code = (province: number) => String.fromCharCode(65 + province)

export const PROVINCES: readonly Province[] = MAP.map(([name, anchor], i) => ({
  id: name.toLowerCase() as ProvinceId,
  code: code(i),
  name,
  anchor,
}))
export const CITIES: readonly City[] = MAP.flatMap(([, , cities], i) =>
  cities.map(([name, x, y], k) => ({
    id: `${code(i)}${k + 1}` as CityId,
    name: name.replace('*', ''),
    fortress: name.endsWith('*'),
    at: [x, y] as const,
  })),
)
export const PROVINCE_NAMES: readonly ProvinceId[] = PROVINCES.map((province) => province.id)
export const CITY_NAMES: readonly CityId[] = CITIES.map((city) => city.id)
export const provinceAt = (province: number): ProvinceId => PROVINCE_NAMES[province]!
export const cityAt = (city: number): CityId => CITY_NAMES[city]!
const cityIndex = (id: string) => CITY_NAMES.indexOf(id as CityId)

/** Agra's province is the first, the city Agra its fifth. */
export const AGRA = 0
export const AGRA_CITY = cityIndex('A5')

const PROVINCE_OF: readonly number[] = CITIES.map((city) => city.id.charCodeAt(0) - 65)
const CITIES_OF: readonly (readonly number[])[] = PROVINCES.map((_, province) =>
  [...CITIES.keys()].filter((city) => PROVINCE_OF[city] === province),
)
export const provinceOf = (city: number): number => PROVINCE_OF[city]!
export const citiesOf = (province: number): readonly number[] => CITIES_OF[province]!

/** The fortresses as cities. */
export const FORTRESSES: readonly number[] = CITIES.flatMap((city, i) => (city.fortress ? [i] : []))
const FORTRESS_AT: readonly number[] = CITIES.map((_, city) => FORTRESSES.indexOf(city))
/** A city's place among the fortresses; -1 = it is none. */
export const fortressAt = (city: number): number => FORTRESS_AT[city]!

const BORDER_ROADS =
  'J2-D1 J4-K1 J3-K2 D1-E1 D2-E4 D3-C2 D4-C1 D2-A1 D3-A1 E2-F1 E3-F4 E3-A2 F3-G2 F4-G1 F4-A2 A2-G4 A3-G4 A3-I2 ' +
  'A3-I1 A4-I1 A4-B2 A1-C3 A4-C3 C1-K2 C4-K3 C3-B1 C4-B1 B3-I1 B3-I4 K3-L2 K4-L1 L2-B1 L3-B4 I2-H1 I3-H4 H1-G4 H2-G3'
const ring = (province: string) => [1, 2, 3, 4].map((k) => `${province}${k}-${province}${(k % 4) + 1}`)
const spokes = [1, 2, 3, 4].map((k) => `A${k}-A5`)

/** Every road as its two cities, the lower first. */
export const ROADS: readonly (readonly [number, number])[] = [
  ...PROVINCES.flatMap((province) => ring(province.code)),
  ...spokes,
  ...BORDER_ROADS.split(' '),
]
  .map(
    (road) =>
      road
        .split('-')
        .map(cityIndex)
        .sort((a, b) => a - b) as [number, number],
  )
  .sort(([a, b], [c, d]) => a - c || b - d)
export const roadName = ([a, b]: readonly [number, number]): string => `${CITY_NAMES[a]}-${CITY_NAMES[b]}`

const ROADS_FROM: readonly (readonly number[])[] = CITIES.map((_, city) =>
  ROADS.flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : [])),
)
/** The cities at the other ends of its roads. */
export const roadsFrom = (city: number): readonly number[] => ROADS_FROM[city]!
