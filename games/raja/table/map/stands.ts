/** Where figures stand around a city or the camp, clear of roads and villages; and where its name is written. */
import type { JunctionId } from '../../data/board.ts'

interface Stand {
  /** The first architect, from the centre; the others follow outwards. */
  readonly architect: readonly [number, number]
  readonly step: number
  readonly maharaja: readonly [number, number]
  /** Baseline of the name, from the centre. */
  readonly label: number
}
export const STANDS: Readonly<Record<JunctionId, Stand>> = {
  A: { architect: [-80, 26], step: -15, maharaja: [88, -34], label: -90 },
  B: { architect: [-80, 24], step: -17, maharaja: [88, 14], label: -90 },
  C: { architect: [80, 26], step: 15, maharaja: [92, -40], label: -90 },
  D: { architect: [-80, 26], step: -16, maharaja: [-92, -42], label: 106 },
  E: { architect: [80, 26], step: 17, maharaja: [92, -42], label: 106 },
  F: { architect: [-80, 26], step: -15, maharaja: [-92, -42], label: 106 },
  G: { architect: [80, 26], step: 16, maharaja: [92, -30], label: 106 },
  S: { architect: [-34, 44], step: 17, maharaja: [58, 4], label: 88 },
}
/** Villages whose name stands above them, because a road or a town needs the room below. */
export const NAMED_ABOVE: ReadonlySet<string> = new Set(['v22', 'v26', 'v29'])
