/** The 36 antiques: six kinds in six colours, each pair once. An antique is kind * 6 + colour. */

/** rulebook */
export const KINDS = ['jug', 'knife', 'instrument', 'jewellery', 'statue', 'vase'] as const
/** yellow: rulebook; the other five names: reconstructed */
export const COLOURS = ['yellow', 'orange', 'red', 'purple', 'blue', 'green'] as const

export type Kind = (typeof KINDS)[number]
export type Colour = (typeof COLOURS)[number]
export type AntiqueId = `${Kind}-${Colour}`

/** An antique as it is printed, for whoever reads instead of reckoning. */
interface Antique {
  readonly id: AntiqueId
  readonly kind: Kind
  readonly colour: Colour
  readonly value: number
}

/** 1,1,1,2,2,3 in every colour: public; which kind carries which value: reconstructed. Rows are kinds. */
const VALUE_GRID = [
  [3, 2, 1, 2, 1, 1],
  [1, 3, 2, 1, 2, 1],
  [1, 1, 3, 2, 1, 2],
  [2, 1, 1, 3, 2, 1],
  [1, 2, 1, 1, 3, 2],
  [2, 1, 2, 1, 1, 3],
] as const

export const ANTIQUES: readonly AntiqueId[] = KINDS.flatMap((kind) =>
  COLOURS.map((colour): AntiqueId => `${kind}-${colour}`),
)
export const antiqueAt = (antique: number): AntiqueId => ANTIQUES[antique]!
/** Points at the end of the game; nothing to do with the price (VM-4.10). */
export const VALUE: readonly number[] = VALUE_GRID.flat()
export const worthOf = (antique: number): number => VALUE[antique]!
export const kindAt = (kind: number): Kind => KINDS[kind]!
export const kindOf = (antique: number): number => Math.floor(antique / COLOURS.length)
export const colourOf = (antique: number): number => antique % COLOURS.length

const PRINTED: ReadonlyMap<AntiqueId, Antique> = new Map(
  KINDS.flatMap((kind, i) =>
    COLOURS.map((colour, j) => {
      const id: AntiqueId = `${kind}-${colour}`
      return [id, { id, kind, colour, value: worthOf(i * COLOURS.length + j) }]
    }),
  ),
)
export const antiqueOf = (id: AntiqueId): Antique => PRINTED.get(id)!
