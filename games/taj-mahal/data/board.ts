/**
 * The map. Counts, the place of Agra and the ring of four roads in every province: rulebook and public; names,
 * coordinates, border roads and the other fortresses: reconstructed.
 */

export interface Province {
  readonly id: string
  readonly code: string
  readonly name: string
  /** Where the tile lies without covering a city or a road. */
  readonly anchor: readonly [x: number, y: number]
}
export interface City {
  readonly id: string
  readonly name: string
  readonly fortress: boolean
  readonly at: readonly [x: number, y: number]
}

type Place = readonly [name: string, x: number, y: number]
/** A name with an asterisk is a fortress. */
// biome-ignore format: one province to a line
const MAP: readonly (readonly [name: string, anchor: readonly [x: number, y: number], cities: readonly Place[]])[] = [
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
]

const code = (province: number) => String.fromCharCode(65 + province)

export const PROVINCES: readonly Province[] = MAP.map(([name, anchor], i) => ({
  id: name.toLowerCase(),
  code: code(i),
  name,
  anchor,
}))
export const CITIES: readonly City[] = MAP.flatMap(([, , cities], i) =>
  cities.map(([name, x, y], k) => ({
    id: `${code(i)}${k + 1}`,
    name: name.replace('*', ''),
    fortress: name.endsWith('*'),
    at: [x, y] as const,
  })),
)
export const PROVINCE_NAMES: readonly string[] = PROVINCES.map((province) => province.id)
export const CITY_NAMES: readonly string[] = CITIES.map((city) => city.id)
const cityIndex = (id: string) => CITY_NAMES.indexOf(id)

/** Agra's province is the first, the city Agra its fifth. */
export const AGRA = 0
export const AGRA_CITY = cityIndex('A5')

/** city -> province */
export const PROVINCE_OF: readonly number[] = CITIES.map((city) => city.id.charCodeAt(0) - 65)
export const FIRST_CITY: readonly number[] = PROVINCES.map((_, province) => PROVINCE_OF.indexOf(province))
export const CITY_COUNT: readonly number[] = PROVINCES.map(
  (_, province) => PROVINCE_OF.filter((each) => each === province).length,
)

/** The fortresses as cities, and city -> place in that list (-1 = no fortress). */
export const FORTRESSES: readonly number[] = CITIES.flatMap((city, i) => (city.fortress ? [i] : []))
export const FORTRESS_AT: readonly number[] = CITIES.map((_, city) => FORTRESSES.indexOf(city))

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

/** city -> cities at the other ends of its roads */
export const ROADS_FROM: readonly (readonly number[])[] = CITIES.map((_, city) =>
  ROADS.flatMap(([a, b]) => (a === city ? [b] : b === city ? [a] : [])),
)
