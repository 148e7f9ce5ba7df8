/** Where figures stand around a city or the camp, clear of roads and villages; and where its name is written. */
import type { JunctionId } from '../../data/board.ts'

interface Stand {
  /** The first architect, from the centre; the others follow outwards. */
  readonly architect: readonly [number, number]
  readonly step: number
  readonly maharaja: readonly [number, number]
  /** His height, where there is less room than usual. */
  readonly height?: number
  /** Baseline of the name, from the centre. */
  readonly label: number
}
export const STANDS: Readonly<Record<JunctionId, Stand>> = {
  A: { architect: [-80, 26], step: -15, maharaja: [88, -34], label: -90 },
  B: { architect: [80, 26], step: 15, maharaja: [-96, 16], label: -90 },
  C: { architect: [80, 26], step: 15, maharaja: [92, -40], label: -90 },
  D: { architect: [-82, 54], step: -15, maharaja: [-98, -16], label: 106 },
  E: { architect: [80, 26], step: 17, maharaja: [92, -42], label: 106 },
  F: { architect: [-80, 26], step: -15, maharaja: [-92, -42], label: 106 },
  G: { architect: [80, 26], step: 16, maharaja: [92, -30], label: 106 },
  S: { architect: [-16, 46], step: 21, maharaja: [-47, -55], height: 60, label: 92 },
}
/** Where a village's name is written, if not below it: a road, a town or another name needs the room there. */
export const NAMES: Readonly<
  Record<string, { readonly x: number; readonly y: number; readonly anchor: 'middle' | 'start' }>
> = {
  v09: { x: 37, y: 9, anchor: 'start' },
  v20: { x: 37, y: 9, anchor: 'start' },
  v22: { x: 0, y: -26, anchor: 'middle' },
  v26: { x: 0, y: -26, anchor: 'middle' },
  v29: { x: 0, y: -26, anchor: 'middle' },
}
export const BELOW = { x: 0, y: 44, anchor: 'middle' } as const
